import { battleKinds } from '@pelagonia/rules';
import type { BattleKind } from '../generated/operations.js';
import type { OpenCampaign } from '../campaign/open-campaign.svelte.js';
import { battleWords, type NamedBattle } from './battle-words.js';

/** What a battle's key says of it: `field:b-res:A>B`, `meeting:A+B`. */
export function readBattleKey(key: string): NamedBattle | undefined {
  const parts = key.split(':');
  const kind = [...battleKinds, 'league' as const].find((known) => known === parts[0]);
  const [attacker, defender] = (parts.at(-1) ?? '').split(/[>+]/);
  if (kind === undefined || !attacker || !defender) return undefined;
  const territory = parts.slice(1, -1).join(':');
  return { kind: kind.toUpperCase() as BattleKind, attacker, defender, ...(territory && { territory }) };
}

export function keyedBattleWords(key: string, table: OpenCampaign): string {
  const battle = readBattleKey(key);
  return battle ? battleWords(battle, table) : key;
}
