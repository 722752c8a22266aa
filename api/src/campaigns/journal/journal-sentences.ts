import type { Words } from '@pelagonia/rules';

/**
 * One sentence for each thing the service itself tells; what the rules tell is worded by them. What stands in braces is
 * filled in from the entry; what stands in brackets is left out where the entry does not have it.
 */
export const journalSentences = {
  CAMPAIGN_FOUNDED: { en: 'The campaign was founded.', es: 'Se fundó la campaña.' },
  CAMPAIGN_STARTED: { en: 'The campaign began.', es: 'Empezó la campaña.' },
  TURN_OPENED: { en: 'A new turn opened.', es: 'Se abrió un turno nuevo.' },
  ORDERS_LOCKED: {
    en: 'Orders were locked and their fingerprints published.',
    es: 'Se cerraron las órdenes y se publicaron sus huellas.',
  },
  ORDERS_REVEALED: { en: 'All orders were revealed.', es: 'Se revelaron todas las órdenes.' },
  CHOICE_ANSWERED: {
    en: '{seat} made a choice: {answer}.',
    es: '{seat} tomó una decisión: {answer}.',
  },
  CHOICE_FORESEEN: {
    en: '{seat} had decided beforehand: {answer}.',
    es: '{seat} lo tenía decidido de antemano: {answer}.',
  },
  CHOICE_BY_BOT: {
    en: 'The bot that holds {seat} made a choice: {answer}.',
    es: 'El bot que lleva {seat} tomó una decisión: {answer}.',
  },
  CHOICE_DEFAULTED: {
    en: 'Time was up for {seat}, and the default counts: {answer}.',
    es: 'Se agotó el plazo de {seat} y vale la respuesta por defecto: {answer}.',
  },
  CHOICE_RULED: {
    en: '{by} decided for {seat}: {answer}. Reason: {reason}',
    es: '{by} decidió por {seat}: {answer}. Motivo: {reason}',
  },
  BATTLE_RULED: {
    en: '{by} ruled on {key}: {after}. Reason: {reason}',
    es: '{by} resolvió {key}: {after}. Motivo: {reason}',
  },
  ROUND_OPENED: { en: 'A new round of the league opened.', es: 'Se abrió una nueva jornada de la liga.' },
  ROUND_ENDED: { en: 'The round of the league ended.', es: 'Terminó la jornada de la liga.' },
  TURN_ENDED: { en: 'The turn ended.', es: 'Terminó el turno.' },
  CAMPAIGN_ENDED: {
    en: 'The campaign ended. Victory: {winners}.',
    es: 'Terminó la campaña. Victoria: {winners}.',
  },
  TERRITORY_GIVEN: {
    en: '{by} gave {territory} to {after}; it was held by {before}. Reason: {reason}',
    es: '{by} entregó {territory} a {after}; antes era de {before}. Motivo: {reason}',
  },
  TERRITORY_TAKEN: {
    en: '{by} took {territory} from {before}. Reason: {reason}',
    es: '{by} quitó {territory} a {before}. Motivo: {reason}',
  },
  TERRITORY_RENAMED: {
    en: '{by} renamed {before}: it is called {after} now. Reason: {reason}',
    es: '{by} cambió el nombre de {before}, que ahora se llama {after}. Motivo: {reason}',
  },
  POINTS_GRANTED: {
    en: '{by} granted {points} points to {seat}, {after} in all; before: {before}. Reason: {reason}',
    es: '{by} concedió {points} puntos a {seat}, {after} en total; antes: {before}. Motivo: {reason}',
  },
  MAP_CHANGE_QUEUED: {
    en: '{by} announced for the next turn: {change} Reason: {reason}',
    es: '{by} anunció para el próximo turno: {change} Motivo: {reason}',
  },
  MAP_CHANGE_LAPSED: {
    en: 'What {by} had settled is no longer possible and lapsed: {change}',
    es: 'Lo que {by} había dispuesto ya no es posible y queda sin efecto: {change}',
  },
  CORRECTION_APPLIED: {
    en: '{by} corrected: {events}. Reason: {reason}',
    es: '{by} corrigió: {events}. Motivo: {reason}',
  },
  TURN_REOPENED: {
    en: 'The turn is open again; later turns are void, and what was sealed for them.',
    es: 'El turno vuelve a estar abierto; los posteriores quedan anulados, con lo que se hubiera sellado.',
  },
  CAMPAIGN_REVISED: { en: 'The settings were changed.', es: 'Se cambió la configuración.' },
  CAMPAIGN_FINISHED_EARLY: {
    en: '{by} ended the campaign before its time. Reason: {reason}',
    es: '{by} dio la campaña por terminada antes de tiempo. Motivo: {reason}',
  },
  CAMPAIGN_ARCHIVED: { en: 'The campaign was put away.', es: 'La campaña quedó archivada.' },
  CAMPAIGN_PAUSED: {
    en: '{by} paused the campaign. Reason: {reason}',
    es: '{by} puso la campaña en pausa. Motivo: {reason}',
  },
  CAMPAIGN_RESUMED: {
    en: 'The campaign went on[, as {by} decided].',
    es: 'La campaña se reanudó[ por decisión de {by}].',
  },
  ARMY_LIST_ADDED: {
    en: 'The house army list {name} was added.',
    es: 'Se añadió la lista de ejército propia {name}.',
  },
  ARMY_LIST_REMOVED: {
    en: 'The house army list {army} was taken out.',
    es: 'Se quitó la lista de ejército propia {army}.',
  },
  OFFICIAL_APPOINTED: {
    en: 'An organiser or referee was appointed.',
    es: 'Se nombró a un organizador o árbitro.',
  },
  OFFICIAL_DISMISSED: {
    en: 'An organiser or referee was dismissed.',
    es: 'Se cesó a un organizador o árbitro.',
  },
  SEAT_TAKEN: {
    en: '{name} took a seat[ in place of {predecessor}].',
    es: '{name} tomó asiento[ en lugar de {predecessor}].',
  },
  SEAT_CONFIRMED: { en: 'The place of {name} was confirmed.', es: 'Se confirmó la plaza de {name}.' },
  SEAT_LEFT: { en: '{name} left the seat.', es: '{name} dejó su plaza.' },
  SEAT_HANDED_OVER: {
    en: '{name} took over the seat of {predecessor}.',
    es: '{name} tomó la plaza de {predecessor}.',
  },
  SEATS_SWAPPED: { en: 'Two seats were swapped.', es: 'Se intercambiaron dos plazas.' },
  COLOUR_CHOSEN: { en: '{seat} chose another colour.', es: '{seat} eligió otro color.' },
  SEAT_OPENED: {
    en: 'The seat {seat} is open for another player.',
    es: '{seat} queda libre para otro jugador.',
  },
  PLAYER_REMOVED: {
    en: '{by} took {name} out of the campaign.[ Reason: {reason}]',
    es: '{by} retiró a {name} de la campaña.[ Motivo: {reason}]',
  },
  TURN_LOCKED_BY_HAND: {
    en: '{by} locked the orders before their time.',
    es: '{by} cerró las órdenes antes de tiempo.',
  },
  TURN_EXTENDED: {
    en: '{by} moved the deadline. Reason: {reason}',
    es: '{by} movió el plazo. Motivo: {reason}',
  },
  TURN_EXTENDED_BY_VOTE: {
    en: 'The players voted to move the deadline.',
    es: 'Los jugadores votaron mover el plazo.',
  },
  TURN_EXTENDED_BY_ABSENCE: {
    en: 'The deadline moved, since somebody was absent.',
    es: 'El plazo se movió porque faltaba alguien.',
  },
  EXTENSION_PROPOSED: {
    en: '{seat} proposed to move the deadline. Reason: {reason}',
    es: '{seat} propuso mover el plazo. Motivo: {reason}',
  },
  EXTENSION_REJECTED: {
    en: 'The players voted against moving the deadline.',
    es: 'Los jugadores votaron no mover el plazo.',
  },
  OUTAGE_BRIDGED: {
    en: 'The service was down, and the deadlines moved.',
    es: 'El servicio estuvo caído y los plazos se movieron.',
  },
  LEAVE_DECLARED: { en: '{seat} went on leave.', es: '{seat} está de permiso.' },
  LEAVE_ENDED: { en: 'The leave of {seat} ended.', es: 'Terminó el permiso de {seat}.' },
  DELEGATE_NAMED: { en: '{seat} named a delegate.', es: '{seat} nombró a un delegado.' },
  DELEGATE_DISMISSED: { en: 'The delegate of {seat} was dismissed.', es: '{seat} ya no tiene delegado.' },
  CHOICE_ASKED: { en: 'A choice waits for {seat}.', es: '{seat} tiene que decidir.' },
  APPOINTMENT_PROPOSED: { en: 'Times were proposed for {key}.', es: 'Se propusieron fechas para {key}.' },
  APPOINTMENT_AGREED: { en: 'A time was agreed for {key}.', es: 'Se acordó la fecha de {key}.' },
  APPOINTMENT_DECLINED: {
    en: 'The times proposed for {key} were declined.',
    es: 'Se rechazaron las fechas propuestas para {key}.',
  },
  APPOINTMENT_CANCELLED: {
    en: 'The appointment for {key} was cancelled.',
    es: 'Se canceló la cita de {key}.',
  },
  SCENARIO_PROPOSED: { en: 'A scenario was proposed for {key}.', es: 'Se propuso un escenario para {key}.' },
  SCENARIO_AGREED: { en: 'A scenario was agreed for {key}.', es: 'Se acordó el escenario de {key}.' },
  SCENARIO_SET: {
    en: '{by} set the scenario of {key}.',
    es: '{by} fijó el escenario de {key}.',
  },
  STAND_IN_NAMED: { en: 'Somebody else fights in {key}.', es: 'Otra persona juega {key}.' },
  BATTLE_POSTPONED: {
    en: '{by} put {key} off. Reason: {reason}',
    es: '{by} aplazó {key}. Motivo: {reason}',
  },
  BATTLE_OVERDUE: { en: '{key} is overdue.', es: '{key} se retrasa.' },
  BATTLE_ROSTER_GIVEN: {
    en: '{seat} handed in a roster for {key}.',
    es: '{seat} entregó su lista para {key}.',
  },
  BATTLE_ROSTER_WITHDRAWN: {
    en: '{seat} took back the roster for {key}.',
    es: '{seat} retiró su lista para {key}.',
  },
  BATTLE_REPORTED: {
    en: 'A result was reported for {key}: {outcome}.',
    es: 'Se comunicó un resultado de {key}: {outcome}.',
  },
  BATTLE_CONFIRMED: {
    en: 'Both sides agree on {key}: {after}.',
    es: 'Ambos bandos están de acuerdo sobre {key}: {after}.',
  },
  BATTLE_CONFIRMED_BY_SILENCE: {
    en: 'Nobody objected, and the result of {key} counts: {after}.',
    es: 'Nadie objetó, y el resultado de {key} vale: {after}.',
  },
  BATTLE_CONFIRMED_UNOPPOSED: {
    en: 'Nobody plays the other side of {key}, and its result counts as it was reported.',
    es: 'Nadie juega el otro bando de {key}, y su resultado vale tal como se comunicó.',
  },
  BATTLE_DISPUTED: { en: 'The sides disagree on {key}.', es: 'Los bandos discrepan sobre {key}.' },
  BATTLE_NOT_FOUGHT: {
    en: '{by} recorded {key} as not fought: {after}. Reason: {reason}',
    es: '{by} anotó que {key} no se jugó: {after}. Motivo: {reason}',
  },
  BATTLE_LAPSED: {
    en: 'Nobody played {seats} while there was time: {key} counts as not fought, {after}.',
    es: 'Nadie jugó por {seats} mientras hubo tiempo: {key} cuenta como no jugada, {after}.',
  },
  BATTLE_LAPSED_TO_DICE: {
    en: 'Time was up for {key}, which nobody plays on the other side, and dice decided: {after}.',
    es: 'Se agotó el plazo de {key}, cuyo otro bando no juega nadie, y los dados decidieron: {after}.',
  },
  BATTLE_ROLLED_FOR: {
    en: '{by} let dice decide {key}: {after}. Reason: {reason}',
    es: '{by} dejó {key} a los dados: {after}. Motivo: {reason}',
  },
  BATTLE_FOUGHT_BY_BOTS: {
    en: 'Bots fought {key}, and dice decided: {after}.',
    es: 'Los bots libraron {key} y los dados decidieron: {after}.',
  },
  HONOUR_ROLLED: { en: '{seat} earned an honour in {key}.', es: '{seat} ganó un honor en {key}.' },
  HONOUR_DECLINED: { en: '{seat} declined the honour of {key}.', es: '{seat} renunció al honor de {key}.' },
  HONOUR_LAPSED: { en: 'The honour of {key} lapsed.', es: 'El honor de {key} caducó.' },
  HONOUR_WITHDRAWN: { en: 'The honour of {key} was withdrawn.', es: 'Se retiró el honor de {key}.' },
  VETERAN_NAMED: { en: '{seat} named a veteran: {name}.', es: '{seat} tiene un veterano: {name}.' },
  ARMY_MUSTERED: { en: '{seat} mustered an army.', es: '{seat} formó su ejército.' },
  ARMY_RECRUITED: { en: '{seat} recruited.', es: '{seat} reclutó tropas.' },
  ARMY_DISBANDED: { en: '{seat} let troops go.', es: '{seat} licenció tropas.' },
  VETERAN_RENAMED: {
    en: 'The veterans {before} of {seat} are called {name} now.',
    es: 'Los veteranos {before} de {seat} se llaman ahora {name}.',
  },
  VETERAN_FELL: { en: 'The veteran {name} of {seat} fell.', es: 'Cayó {name}, veterano de {seat}.' },
  ARTICLE_WRITTEN: {
    en: 'A piece was added to the chronicle.',
    es: 'Se añadió un escrito a la crónica.',
  },
  ARTICLE_ON_BATTLE_WRITTEN: {
    en: 'A report on {key} was added to the chronicle.',
    es: 'Se añadió a la crónica un relato de {key}.',
  },
  ARTICLE_WITHDRAWN: {
    en: 'A piece of the chronicle was withdrawn by its author.',
    es: 'Su autor retiró un escrito de la crónica.',
  },
  ARTICLE_HIDDEN: {
    en: '{by} hid a piece of the chronicle. Reason: {reason}',
    es: '{by} ocultó un escrito de la crónica. Motivo: {reason}',
  },
  PHOTO_REMOVED: {
    en: '{by} removed a photograph of somebody else. Reason: {reason}',
    es: '{by} retiró una fotografía de otra persona. Motivo: {reason}',
  },
  ARTICLE_RESTORED: {
    en: '{by} showed a hidden piece of the chronicle again.',
    es: '{by} volvió a mostrar un escrito oculto de la crónica.',
  },
  PHOTO_HIDDEN: {
    en: '{by} hid a photograph. Reason: {reason}',
    es: '{by} ocultó una fotografía. Motivo: {reason}',
  },
  PHOTO_RESTORED: {
    en: '{by} showed a hidden photograph again.',
    es: '{by} volvió a mostrar una fotografía oculta.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What the service itself tells. */
export type JournalCode = keyof typeof journalSentences;

/** What a referee does to the map, as part of a sentence. */
export const mapChangeSentences: Readonly<Record<'give' | 'take' | 'rename' | 'grant', Words>> = {
  give: { en: '{territory} will go to {player}.', es: '{territory} pasa a {player}.' },
  take: { en: '{territory} will be left without a lord.', es: '{territory} queda sin dueño.' },
  rename: {
    en: '{territory} will get another name[: {name}].',
    es: '{territory} cambia de nombre[: {name}].',
  },
  grant: { en: '{player} will get {points} points.', es: '{player} recibe {points} puntos.' },
};

export const journalWords = {
  nobody: { en: 'nobody', es: 'nadie' },
  referee: { en: 'The referee', es: 'El árbitro' },
  draw: { en: 'a draw', es: 'empate' },
  wins: { en: '{winner} won', es: 'gana {winner}' },
  struckOut: { en: 'to be fought', es: 'por jugar' },
  fight: { en: 'to fight', es: 'luchar' },
  withdraw: { en: 'to withdraw', es: 'retirarse' },
  garrison: { en: 'the garrison', es: 'la guarnición' },
  against: { en: '{attacker} against {defender}', es: '{attacker} contra {defender}' },
  fightingOrder: { en: 'whom {player} will fight first', es: 'a quién se enfrenta primero {player}' },
  contestChoice: {
    en: 'whether {player} will fight for {territory}',
    es: 'si {player} lucha por {territory}',
  },
  turn: { en: 'turn {turn}, {key}: {after}', es: 'turno {turn}, {key}: {after}' },
} as const satisfies Readonly<Record<string, Words>>;
