import { liveQuery, type LiveQuery } from '../../api/live-query.svelte.js';
import { concernsCampaign } from '../../campaign/open-campaign.svelte.js';
import { RostersOfBattleDocument, type RostersOfBattleQuery } from '../../generated/operations.js';
import type { OpenBattle } from '../open-battle.svelte.js';

export type HandedInRoster = RostersOfBattleQuery['battleRosters'][number];

/** What was handed in for a battle, as far as the viewer may read it. */
export const askBattleRosters = (open: OpenBattle): LiveQuery<RostersOfBattleQuery> =>
  liveQuery(
    RostersOfBattleDocument,
    () => ({ campaignId: open.address.campaignId, turn: open.battle.turn, battle: open.battle.key }),
    { concerns: concernsCampaign(() => open.address.campaignId), typenames: ['BattleRoster', 'Campaign'] },
  );
