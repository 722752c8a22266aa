import { Module } from '@nestjs/common';
import { battleParts } from '../battles/battle-parts.js';
import { OldAnswers } from '../campaigns/answers/old-answers.js';
import { Authority } from '../campaigns/authority/authority.js';
import { CampaignChanges } from '../campaigns/campaign-changes.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { Journal } from '../campaigns/journal/journal.js';
import { ContentModule } from '../content/content.module.js';
import { LeagueBattles } from '../league/league-battles.js';
import { LeagueRounds } from '../league/league-rounds.js';
import { LeagueTable } from '../league/league-table.js';
import { MailModule } from '../mail/mail.module.js';
import { EnvelopeRenewal } from '../orders/envelope-renewal.js';
import { OrderEnvelopes } from '../orders/order-envelopes.js';
import { OrderSeals } from '../orders/order-seals.js';
import { SeatWaits } from '../orders/seat-waits.js';
import { AbsenceLadder } from './absence/absence-ladder.js';
import { AbsencePlans } from './absence/absence-plans.js';
import { AttendanceBook } from './absence/attendance-book.js';
import { AutomaticExtension } from './absence/automatic-extension.js';
import { BotSeats } from './absence/bot-seats.js';
import { Delegates } from './absence/delegates.js';
import { Leaves } from './absence/leaves.js';
import { ReminderLetters } from './absence/reminder-letters.js';
import { Extensions } from './clock/extensions.js';
import { Heartbeat } from './clock/heartbeat.js';
import { Outages } from './clock/outages.js';
import { Pauses } from './clock/pauses.js';
import { VoteDecision } from './clock/vote-decision.js';
import { VotesOfTurn } from './clock/votes-of-turn.js';
import { DueMoments } from './due/due-moments.js';
import { TurnLetters } from './letters/turn-letters.js';
import { TurnPost } from './letters/turn-post.js';
import { HeldTurns } from './held-turns.js';
import { TurnViews } from './views/turn-views.js';
import { CampaignTick } from './campaign-tick.js';
import { ClockWorker } from './clock-worker.js';
import type { DuePart } from './due/due-part.js';
import { DUE_PARTS, dueParts } from './due/due-parts.js';
import { TurnCourseTables } from './turn-course-tables.js';
import { TurnDice } from './turn-dice.js';
import { TurnEnding } from './turn-ending.js';
import { TurnRecords } from './turn-events.js';
import { TurnOpening } from './turn-opening.js';
import { TurnProgress } from './turn-progress.js';
import { TurnReveal } from './turn-reveal.js';

/** What a turn is made of, and the clock that carries it on. */
const parts = [
  ...battleParts,
  AbsenceLadder,
  AbsencePlans,
  AttendanceBook,
  Authority,
  AutomaticExtension,
  BotSeats,
  CampaignChanges,
  CampaignTick,
  ClientAnswers,
  Delegates,
  DueMoments,
  Extensions,
  HeldTurns,
  Journal,
  LeagueBattles,
  LeagueRounds,
  LeagueTable,
  Leaves,
  OrderEnvelopes,
  OrderSeals,
  Outages,
  Pauses,
  SeatWaits,
  TurnCourseTables,
  TurnDice,
  TurnEnding,
  TurnOpening,
  TurnPost,
  TurnProgress,
  TurnRecords,
  TurnReveal,
  TurnViews,
  VoteDecision,
  VotesOfTurn,
  ...dueParts,
];

const theDueParts = {
  provide: DUE_PARTS,
  inject: dueParts,
  useFactory: (...all: readonly DuePart[]) => all,
};

@Module({
  imports: [ContentModule, MailModule],
  providers: [
    ...parts,
    theDueParts,
    Heartbeat,
    ClockWorker,
    EnvelopeRenewal,
    OldAnswers,
    ReminderLetters,
    TurnLetters,
  ],
  exports: parts,
})
export class TurnsModule {}
