import type { Entry } from './demo-table.js';

type Battle = { key: string; sides: readonly [string, string] };
type Choice = { key: string; seat: string; answer: string[] };

/** What a turn waits for, by its journal alone: battles that are ready and choices that are open, without a later word. */
export function openMatters(
  entries: readonly Entry[],
  owners: ReadonlyMap<string, string | null>,
): { battles: Battle[]; choices: Choice[] } {
  const valid = entries.filter(({ retractedBy }) => retractedBy === null);
  const ruled = new Set(
    valid
      .filter(({ code }) => ['BATTLE_RULED', 'CHOICE_ANSWERED', 'CHOICE_FORESEEN'].includes(code))
      .map(({ parameters }) => parameters['key'] as string),
  );
  for (const { code, parameters } of entries) {
    if (code !== 'CORRECTION_APPLIED') continue;
    for (const { key, after } of parameters['events'] as { key: string; after: unknown }[]) {
      if (after !== null) ruled.add(key);
      else ruled.delete(key);
    }
  }
  const battles = valid.flatMap((entry) => battleOf(entry, owners)).filter(({ key }) => !ruled.has(key));
  const choices = valid.flatMap(choiceOf).filter(({ key }) => !ruled.has(key));
  return { battles, choices };
}

function battleOf(
  { code, parameters }: Entry,
  owners: ReadonlyMap<string, string | null>,
): readonly Battle[] {
  const { player = '', other = '', territory = '' } = parameters as Record<string, string>;
  const owner = owners.get(territory) ?? 'nobody';
  switch (code) {
    case 'MEETING_READY':
      return [{ key: `meeting:${player}+${other}`, sides: [player, other] }];
    case 'DEFENCE_READY':
      return [{ key: `field:${territory}:${other}>${player}`, sides: [other, player] }];
    case 'SIEGE_READY':
      return [{ key: `siege:${territory}:${other}>${player}`, sides: [other, player] }];
    case 'ASSAULT_READY':
      return [{ key: `assault:${territory}:${player}>${owner}`, sides: [player, owner] }];
    case 'CONTEST_READY':
      return [{ key: `contest:${territory}:${player}>${other}`, sides: [player, other] }];
    default:
      return [];
  }
}

function choiceOf({ code, parameters }: Entry): readonly Choice[] {
  const { player = '', players = '', territory = '' } = parameters as Record<string, string>;
  if (code === 'FIGHTING_ORDER_OPEN')
    return [{ key: `order:${player}`, seat: player, answer: players.split(', ') }];
  return code === 'CONTEST_OPEN'
    ? [{ key: `contest:${territory}:${player}`, seat: player, answer: ['fight'] }]
    : [];
}
