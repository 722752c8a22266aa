import { BattleProposalEntity } from './appointments/battle-proposal.entity.js';
import { BattleEntity } from './battle.entity.js';
import { BattleBriefingEntity } from './briefings/battle-briefing.entity.js';
import { ChoiceEntity } from './choice.entity.js';
import { BattleReportEntity } from './reports/battle-report.entity.js';
import { BattleRosterEntity } from './rosters/battle-roster.entity.js';
import { BattleStandInEntity } from './stand-ins/battle-stand-in.entity.js';
import { BattleHonourEntity } from './veterans/battle-honour.entity.js';
import { VeteranEntity } from './veterans/veteran.entity.js';

/** The tables that battles bring along. */
export const battleEntities = [
  BattleEntity,
  BattleProposalEntity,
  BattleReportEntity,
  BattleRosterEntity,
  BattleStandInEntity,
  BattleBriefingEntity,
  BattleHonourEntity,
  VeteranEntity,
  ChoiceEntity,
] as const;
