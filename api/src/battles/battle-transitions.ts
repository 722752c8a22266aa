export const battleStatuses = [
  'ready',
  'appointed',
  'postponed',
  'reported',
  'disputed',
  'settled',
  'void',
] as const;
export type BattleStatus = (typeof battleStatuses)[number];

export const battleEvents = [
  'timesProposed',
  'timeAccepted',
  'timesDeclined',
  'appointmentCancelled',
  'postponed',
  'fellOverdue',
  'scenarioChosen',
  'standInNamed',
  'reported',
  'disputed',
  'confirmed',
  'leftUnanswered',
  'ruled',
  'declaredNotFought',
  'rolledFor',
  'struckOut',
  'ceasedToFollow',
  'followedAgain',
] as const;
export type BattleEvent = (typeof battleEvents)[number];

/** `asBefore` leads back to where a battle stood when it became void. */
type Target = BattleStatus | 'asBefore';

const stays = { ready: 'ready', appointed: 'appointed', postponed: 'postponed' } as const;
const byReferee = {
  ready: 'settled',
  appointed: 'settled',
  postponed: 'settled',
  reported: 'settled',
  disputed: 'settled',
  settled: 'settled',
} as const;

/** The life of a battle: what may happen to it in which state, and where it leads. What is not listed cannot happen. */
export const battleTransitions: Readonly<Record<BattleEvent, Partial<Record<BattleStatus, Target>>>> = {
  timesProposed: stays,
  timeAccepted: { ready: 'appointed', appointed: 'appointed', postponed: 'appointed' },
  timesDeclined: stays,
  appointmentCancelled: { appointed: 'ready' },
  postponed: { ready: 'postponed', appointed: 'postponed', postponed: 'postponed' },
  fellOverdue: stays,
  scenarioChosen: stays,
  standInNamed: { ...stays, reported: 'reported', disputed: 'disputed' },
  reported: {
    ready: 'reported',
    appointed: 'reported',
    postponed: 'reported',
    reported: 'reported',
    disputed: 'reported',
  },
  disputed: { reported: 'disputed' },
  confirmed: { reported: 'settled' },
  leftUnanswered: { reported: 'settled' },
  ruled: byReferee,
  declaredNotFought: byReferee,
  rolledFor: byReferee,
  struckOut: { reported: 'ready', disputed: 'ready', settled: 'ready' },
  ceasedToFollow: {
    ready: 'void',
    appointed: 'void',
    postponed: 'void',
    reported: 'void',
    disputed: 'void',
    settled: 'void',
  },
  followedAgain: { void: 'asBefore' },
};

/** Where an event leads; undefined: it cannot happen now. */
export function statusAfter(
  event: BattleEvent,
  { status, voidedFrom }: { readonly status: BattleStatus; readonly voidedFrom: BattleStatus | null },
): BattleStatus | undefined {
  const target = battleTransitions[event][status];
  return target === 'asBefore' ? (voidedFrom ?? 'ready') : target;
}

/** What is wrong with the table above: a state nobody gets to, or one that no way leads out of to a result. */
export function transitionFaults(transitions: typeof battleTransitions = battleTransitions): string[] {
  const ways = Object.values(transitions).flatMap((row) => Object.entries(row) as [BattleStatus, Target][]);
  const next = (from: BattleStatus): BattleStatus[] =>
    ways.flatMap(([status, target]) => (status === from && target !== 'asBefore' ? [target] : []));
  const reached = reach('ready', next);
  return battleStatuses.flatMap((status) => [
    ...(reached.has(status) ? [] : [`no battle ever becomes ${status}`]),
    ...(status === 'void' || reach(status, next).has('settled') ? [] : [`${status} never leads to a result`]),
  ]);
}

function reach(from: BattleStatus, next: (status: BattleStatus) => BattleStatus[]): Set<BattleStatus> {
  const seen = new Set([from]);
  for (const status of seen) for (const other of next(status)) seen.add(other);
  return seen;
}
