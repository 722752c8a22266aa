import type { Language } from '../../accounts/language.js';
import type { Paragraph } from '../../mail/letter.js';
import type { AbsenceCode, AbsenceStep } from './absence-plan.js';

type Sentence = (step: AbsenceStep, when: string) => string;

const english: Partial<Record<AbsenceCode, Sentence>> = {
  DELEGATE_MAY_ORDER: () => 'If your delegate has sealed an order by then, it counts.',
  ON_LEAVE: () => 'You have declared leave for that day: it does not count as an absence.',
  DEADLINE_MOVES: ({ hours, count }) =>
    `The campaign waits for you: the deadline moves by ${hours} hours, ${count === 1 ? 'this once' : `up to ${count} times`}.`,
  ARMY_DEFENDS: (_, when) => `Your army defends (${when}).`,
  ORDER_REPEATED: (_, when) => `Your last order is repeated, if it is still possible (${when}).`,
  BOT_ORDERS: (_, when) => `A bot orders for you (${when}).`,
  MISS_COUNTED: ({ count, limit }) =>
    `It counts as your absence number ${count} in a row; after ${limit} your seat is open to another player.`,
  SEAT_OPENS: ({ count }) =>
    `It is your absence number ${count} in a row: your seat is then open to another player.`,
};

const spanish: Partial<Record<AbsenceCode, Sentence>> = {
  DELEGATE_MAY_ORDER: () => 'Si tu delegado ha sellado una orden para entonces, vale la suya.',
  ON_LEAVE: () => 'Has avisado de que ese día no estarás: no cuenta como falta.',
  DEADLINE_MOVES: ({ hours, count }) =>
    `La campaña te espera: el plazo se alarga ${hours} horas, ${count === 1 ? 'por esta vez' : `hasta ${count} veces`}.`,
  ARMY_DEFENDS: (_, when) => `Tu ejército defiende (${when}).`,
  ORDER_REPEATED: (_, when) => `Se repite tu última orden, si todavía es posible (${when}).`,
  BOT_ORDERS: (_, when) => `Un bot da la orden por ti (${when}).`,
  MISS_COUNTED: ({ count, limit }) =>
    `Cuenta como tu falta número ${count} seguida; con ${limit}, tu plaza queda libre para otro jugador.`,
  SEAT_OPENS: ({ count }) => `Es tu falta número ${count} seguida: tu plaza queda libre para otro jugador.`,
};

const sentences = { en: english, es: spanish };

/** A moment as the reader's clocks show it, with the name of his zone. */
export function momentIn(language: Language, timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}

/** What a reminder says. It depends on the reader's own seat only, and never on anybody's order. */
export function reminderWords(
  reader: Readonly<{ language: Language; timeZone: string }>,
  about: Readonly<{ campaign: string; turn: number; deadline: Date; link: string }>,
  steps: readonly AbsenceStep[],
): { subject: string; paragraphs: readonly Paragraph[] } {
  const { language, timeZone } = reader;
  const { campaign, turn, deadline, link } = about;
  const when = momentIn(language, timeZone, deadline);
  const lines = steps.flatMap((step) => {
    const sentence = sentences[language][step.code];
    return sentence === undefined ? [] : [sentence(step, momentIn(language, timeZone, step.at ?? deadline))];
  });
  return {
    en: {
      subject: `Orders for turn ${turn} of ${campaign}`,
      paragraphs: [
        `You have not sealed an order for turn ${turn} of ${campaign} yet.`,
        `If you do nothing by ${when}, this happens:`,
        ...lines,
        { href: link },
      ],
    },
    es: {
      subject: `Órdenes del turno ${turn} de ${campaign}`,
      paragraphs: [
        `Todavía no has sellado ninguna orden para el turno ${turn} de ${campaign}.`,
        `Si no haces nada antes del ${when}, pasa esto:`,
        ...lines,
        { href: link },
      ],
    },
  }[language];
}
