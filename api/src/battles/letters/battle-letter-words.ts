import type { Language } from '../../accounts/language.js';

type Words = Readonly<Record<Language, Readonly<{ subject: string; sentence: string }>>>;

/** What the letters say. No word that a player wrote, no place and no time of meeting enters one. */
export const battleLetterWords = {
  'battle.times': {
    en: {
      subject: 'Times for a battle',
      sentence: 'Your opponent proposes when and where to fight. Accept one of the times or propose others:',
    },
    es: {
      subject: 'Fechas para una batalla',
      sentence:
        'El otro bando propone cuándo y dónde librar la batalla. Se puede aceptar una de las fechas o proponer otras:',
    },
  },
  'battle.reported': {
    en: {
      subject: 'A result to confirm',
      sentence:
        'Your opponent has reported how a battle of yours ended. Confirm or dispute it; in most campaigns silence confirms it after some days:',
    },
    es: {
      subject: 'Un resultado por confirmar',
      sentence:
        'El otro bando ha comunicado el resultado de una batalla. Conviene confirmarlo o impugnarlo: en la mayoría de las campañas, pasados unos días, el silencio lo confirma:',
    },
  },
  'battle.disputed': {
    en: {
      subject: 'A disputed result',
      sentence: 'Two sides tell a battle differently. The referee decides:',
    },
    es: {
      subject: 'Un resultado impugnado',
      sentence: 'Los dos bandos no coinciden en el resultado de una batalla. Decide el árbitro:',
    },
  },
  'battle.overdue': {
    en: {
      subject: 'A battle is overdue',
      sentence:
        'A battle was not fought in its time. Postpone it, rule on it, let the dice decide, or record why it was not fought:',
    },
    es: {
      subject: 'Una batalla fuera de plazo',
      sentence:
        'Una batalla no se ha librado a tiempo. Se puede aplazar, arbitrar, dejar a los dados o anotar por qué no se libró:',
    },
  },
  'battle.choice': {
    en: {
      subject: 'A choice waits for you',
      sentence: 'The turn waits for a choice of yours. After its deadline the usual answer is given for you:',
    },
    es: {
      subject: 'Una decisión pendiente',
      sentence: 'El turno espera una decisión tuya. Vencido el plazo se aplicará la respuesta prevista:',
    },
  },
  'battle.honour': {
    en: {
      subject: 'An honour to give',
      sentence: 'You have won a battle. Choose which of your units is to bear the honour:',
    },
    es: {
      subject: 'Un honor por conceder',
      sentence: 'Has ganado una batalla. Queda por elegir qué unidad llevará el honor:',
    },
  },
} as const satisfies Record<string, Words>;

export type BattleLetterKind = keyof typeof battleLetterWords;
export const battleLetterKinds = Object.keys(battleLetterWords) as BattleLetterKind[];
