import type { Language } from '../../accounts/language.js';

/** What a letter names: the campaign, and moments as the reader's clocks show them. */
export type Named = Readonly<{ campaign: string; deadline: string | undefined; until: string }>;
type Words = Readonly<
  Record<Language, Readonly<{ subject: (named: Named) => string; sentences: (named: Named) => string[] }>>
>;

const newDeadline = {
  en: ({ deadline }: Named): string[] =>
    deadline === undefined ? [] : [`Orders can be sealed until ${deadline}.`],
  es: ({ deadline }: Named): string[] =>
    deadline === undefined ? [] : [`Las órdenes se pueden sellar hasta el ${deadline}.`],
};

/** What the letters say. No word that anybody wrote enters one but the campaign's name, and nobody's order or name. */
export const turnLetterWords = {
  'turn.extended': {
    en: {
      subject: ({ campaign }) => `More time in ${campaign}`,
      sentences: (named) => [
        `The deadline of the turn in ${named.campaign} has been moved.`,
        ...newDeadline.en(named),
      ],
    },
    es: {
      subject: ({ campaign }) => `Más tiempo en ${campaign}`,
      sentences: (named) => [
        `Se ha alargado el plazo del turno en ${named.campaign}.`,
        ...newDeadline.es(named),
      ],
    },
  },
  'turn.paused': {
    en: {
      subject: ({ campaign }) => `${campaign} rests`,
      sentences: (named) => [
        `${named.campaign} has been paused until ${named.until}. It goes on by itself then, and nobody loses time by it.`,
        ...newDeadline.en(named),
      ],
    },
    es: {
      subject: ({ campaign }) => `${campaign} descansa`,
      sentences: (named) => [
        `${named.campaign} está en pausa hasta el ${named.until}. Después sigue sola, y nadie pierde tiempo por ello.`,
        ...newDeadline.es(named),
      ],
    },
  },
  'turn.resumed': {
    en: {
      subject: ({ campaign }) => `${campaign} goes on`,
      sentences: (named) => [`The pause of ${named.campaign} is over.`, ...newDeadline.en(named)],
    },
    es: {
      subject: ({ campaign }) => `${campaign} continúa`,
      sentences: (named) => [`Ha terminado la pausa de ${named.campaign}.`, ...newDeadline.es(named)],
    },
  },
  'turn.outage': {
    en: {
      subject: ({ campaign }) => `Deadlines moved in ${campaign}`,
      sentences: (named) => [
        `The service was out of order for a while. Whatever ended in ${named.campaign} during that time has been put off by as long, and an hour more.`,
        ...newDeadline.en(named),
      ],
    },
    es: {
      subject: ({ campaign }) => `Plazos aplazados en ${campaign}`,
      sentences: (named) => [
        `El servicio ha estado un tiempo fuera de servicio. Los plazos de ${named.campaign} que vencían entonces se han alargado otro tanto y una hora más.`,
        ...newDeadline.es(named),
      ],
    },
  },
  'member.removed': {
    en: {
      subject: ({ campaign }) => `You no longer play in ${campaign}`,
      sentences: ({ campaign }) => [
        `An organiser has taken you out of ${campaign}. What you had sealed is void and will not be carried out.`,
        'If you want to know why, or to come back, ask an organiser of the campaign.',
      ],
    },
    es: {
      subject: ({ campaign }) => `Ya no juegas en ${campaign}`,
      sentences: ({ campaign }) => [
        `La organización te ha dado de baja en ${campaign}. Lo que habías sellado queda anulado y no se cumplirá.`,
        'Si quieres saber el motivo o volver, habla con quien organiza la campaña.',
      ],
    },
  },
  'member.replaced': {
    en: {
      subject: ({ campaign }) => `Your seat in ${campaign} has passed to another`,
      sentences: ({ campaign }) => [
        `Another player has taken over your seat in ${campaign}. What you had sealed is void; you can go on looking.`,
      ],
    },
    es: {
      subject: ({ campaign }) => `Tu plaza en ${campaign} ha pasado a otra persona`,
      sentences: ({ campaign }) => [
        `Otra persona ha ocupado tu plaza en ${campaign}. Lo que habías sellado queda anulado; puedes seguir mirando.`,
      ],
    },
  },
} as const satisfies Record<string, Words>;

export type TurnLetterKind = keyof typeof turnLetterWords;
export const turnLetterKinds = Object.keys(turnLetterWords) as TurnLetterKind[];
