import {
  adjudicate,
  type Adjudication,
  type Answer,
  botAnswer,
  type Choice,
  type ConquestState,
  type Dice,
  type DieRoll,
  type OrderSheet,
  repeatOrders,
  standIns,
  standingAnswer,
  type TurnEvents,
} from '@pelagonia/rules';
import { eventsOf, type RecordedTurn } from './turn-events.js';

/** A choice that did not have to wait, and what settled it. */
export type ForeseenAnswer = Readonly<{ choice: Choice; answer: Answer; by: 'standing' | 'bot' }>;

export type AdjudicatedTurn = Readonly<{
  adjudication: Adjudication;
  events: TurnEvents;
  rolls: readonly DieRoll[];
  /** Choices that were settled in this run. */
  foreseen: readonly ForeseenAnswer[];
}>;

/** What a bot's answer to a choice is rolled for. */
const answerDice = (key: string): string => `answer:${key}`;
export const isForAnswer = ({ purpose }: DieRoll): boolean => purpose.startsWith(answerDice(''));

/**
 * The turn from its start, as far as it carries. As choices come up, standing answers are given (O5), and bots decide for the
 * seats they hold.
 */
export function adjudicateTurn(
  state: ConquestState,
  recorded: RecordedTurn,
  freshDice: () => Dice,
): AdjudicatedTurn {
  const answers = new Map(eventsOf(recorded).answers);
  const foreseen: ForeseenAnswer[] = [];
  const botDice = freshDice();
  for (;;) {
    const dice = freshDice();
    const given = { ...eventsOf(recorded), answers };
    const events = standIns(
      state,
      repeatOrders(state, given, recorded.previous),
      dice.rollerFor('bot'),
      recorded.heldByBot,
    );
    const adjudication = adjudicate(state, events, dice.rollerFor('arrival'));
    const asked = adjudication.choices.filter(
      ({ key }) => !foreseen.some(({ choice }) => choice.key === key),
    );
    const found = asked.flatMap((choice): ForeseenAnswer[] => {
      const standing = answers.has(choice.key) ? undefined : foreseenAnswer(recorded.orders, choice);
      if (standing !== undefined) return [{ choice, answer: standing, by: 'standing' }];
      if (!recorded.bots.has(choice.player)) return [];
      const roll = botDice.rollerFor(answerDice(choice.key));
      return [{ choice, answer: botAnswer(state, events, choice, roll), by: 'bot' }];
    });
    if (found.length === 0)
      return { adjudication, events, foreseen, rolls: [...dice.rolls, ...botDice.rolls] };
    for (const one of found) {
      answers.set(one.choice.key, one.answer);
      foreseen.push(one);
    }
  }
}

function foreseenAnswer(orders: ReadonlyMap<string, OrderSheet>, choice: Choice): Answer | undefined {
  const sheet = orders.get(choice.player);
  return sheet && standingAnswer(sheet.standing, choice);
}
