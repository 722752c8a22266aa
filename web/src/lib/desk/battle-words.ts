import { m } from '../paraglide/messages.js';
import type { BattleKind } from '../generated/operations.js';
import type { OpenCampaign } from '../campaign/open-campaign.svelte.js';

interface NamedBattle {
  readonly kind: BattleKind;
  readonly attacker: string;
  readonly defender: string;
  readonly territory?: string | null;
}

const kinds: Record<BattleKind, () => string> = {
  ASSAULT: () => m.desk_kind_assault(),
  CONTEST: () => m.desk_kind_contest(),
  FIELD: () => m.desk_kind_field(),
  LEAGUE: () => m.desk_kind_league(),
  MEETING: () => m.desk_kind_meeting(),
  SIEGE: () => m.desk_kind_siege(),
};

export const kindWord = (kind: BattleKind): string => kinds[kind]();

/** "Field battle at Mirewatch: Anna against Bruno". */
export function battleWords(battle: NamedBattle, table: OpenCampaign): string {
  const sides = {
    kind: kindWord(battle.kind),
    attacker: table.seatName(battle.attacker),
    defender: battle.defender === 'nobody' ? m.desk_garrison_of_nobody() : table.seatName(battle.defender),
  };
  return battle.territory
    ? m.desk_battle_at({ ...sides, place: table.placeName(battle.territory) })
    : m.desk_battle({ ...sides });
}
