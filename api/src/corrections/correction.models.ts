import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ActionRefused } from '../campaigns/campaign-results.js';
import { CampaignStatusModel } from '../campaigns/campaign.model.js';
import { InvalidInput } from '../errors/user-error.js';
import { BattleKindModel } from '../battles/battle.models.js';
import { LeagueLineModel } from '../league/league.models.js';

@ObjectType('CorrectedTerritory', { description: 'A territory that would be in another state.' })
export class CorrectedTerritoryModel {
  @Field(() => ID, { description: 'Id of the territory on the map.' })
  readonly territory: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat that holds it as things are.' })
  readonly before: string | null;

  @Field(() => String, { nullable: true, description: 'Letter of the seat that would hold it.' })
  readonly after: string | null;

  @Field({ description: 'Whether it is a razed capital as things are.' })
  readonly ruinsBefore: boolean;

  @Field({ description: 'Whether it would be a razed capital.' })
  readonly ruinsAfter: boolean;
}

@ObjectType('ReplacedOrder', { description: 'An order that would count as defence.' })
export class ReplacedOrderModel {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field({ description: 'Why it is no longer possible: a code of the rules, such as `ORDER_TARGET_OWN`.' })
  readonly fault: string;
}

@ObjectType('CorrectedTurn', { description: 'What a correction would change in one turn.' })
export class CorrectedTurnModel {
  @Field(() => Int, { description: 'Which turn.' })
  readonly turn: number;

  @Field(() => [ID], { description: 'Battles that would not take place; their results are void.' })
  readonly battlesVanished: readonly string[];

  @Field(() => [ID], { description: 'Battles that only the new course has.' })
  readonly battlesAppeared: readonly string[];

  @Field(() => [CorrectedTerritoryModel], { description: 'Territories that end the turn differently.' })
  readonly territories: readonly CorrectedTerritoryModel[];

  @Field(() => [ReplacedOrderModel], { description: 'Orders that become illegal and count as defence.' })
  readonly ordersReplaced: readonly ReplacedOrderModel[];

  @Field(() => [String], { description: 'Seats that would be out after it, and were not.' })
  readonly eliminated: readonly string[];

  @Field(() => [String], { description: 'Seats that were out after it, and would not be.' })
  readonly revived: readonly string[];

  @Field({ description: 'Whether what the referee did before this turn would partly lapse.' })
  readonly mapChangesLapse: boolean;
}

@ObjectType('MissingBattle', { description: 'A battle that the corrected course needs and nobody fought.' })
export class MissingBattleModel {
  @Field(() => ID, { description: 'Its name within the turn.' })
  readonly key: string;

  @Field(() => BattleKindModel, { description: 'Its kind.' })
  readonly kind: string;

  @Field({ description: 'Letter of the attacker.' })
  readonly attacker: string;

  @Field({ description: 'Letter of the defender, or `nobody`.' })
  readonly defender: string;
}

@ObjectType('MissingChoice', { description: 'A choice that the corrected course needs and nobody made.' })
export class MissingChoiceModel {
  @Field(() => ID, { description: 'Its name within the turn.' })
  readonly key: string;

  @Field({ description: 'Letter of the seat that decides.' })
  readonly seat: string;

  @Field(() => [String], { description: 'Seats to be put in order, or `fight` and `withdraw`.' })
  readonly among: readonly string[];
}

@ObjectType('MissingEvents', {
  description: 'Where a correction no longer holds, and what is missing there.',
})
export class MissingEventsModel {
  @Field(() => Int, { description: 'The turn that had ended and would wait.' })
  readonly turn: number;

  @Field(() => [MissingBattleModel], { description: 'Battles without a result.' })
  readonly battles: readonly MissingBattleModel[];

  @Field(() => [MissingChoiceModel], { description: 'Choices without an answer.' })
  readonly choices: readonly MissingChoiceModel[];
}

@ObjectType('CorrectionPreview', { description: 'Everything a correction would change.' })
export class CorrectionPreviewModel {
  @Field(() => Int, { description: 'The campaign’s version that it was made of; applying asks for it.' })
  readonly version: number;

  @Field({ description: 'Whether all that was played since still stands.' })
  readonly holds: boolean;

  @Field(() => [CorrectedTurnModel], {
    description: 'Turns in which anything changes, the first corrected first.',
  })
  readonly turns: readonly CorrectedTurnModel[];

  @Field(() => MissingEventsModel, {
    nullable: true,
    description: 'What is missing where it does not hold: correct that as well, or have later turns void.',
  })
  readonly missing: MissingEventsModel | null;

  @Field(() => [Int], { description: 'Turns that would be void, the one under way included.' })
  readonly voidTurns: readonly number[];

  @Field(() => [CorrectedTerritoryModel], { description: 'What would change on the map as it is now.' })
  readonly map: readonly CorrectedTerritoryModel[];

  @Field(() => [LeagueLineModel], { description: 'Of a league: its table as it would be.' })
  readonly leagueTable: readonly LeagueLineModel[];

  @Field(() => CampaignStatusModel, { description: 'Whether the campaign would be over.' })
  readonly statusAfter: string;

  @Field(() => [String], { description: 'Letters of the seats that have won as things are.' })
  readonly winnersBefore: readonly string[];

  @Field(() => [String], { description: 'Letters of the seats that would have won.' })
  readonly winnersAfter: readonly string[];

  constructor(fields: CorrectionPreviewModel) {
    Object.assign(this, fields);
  }
}

export const CorrectionPreviewResult = createUnionType({
  name: 'CorrectionPreviewResult',
  description: 'What `correctionPreview` answers.',
  types: () => [CorrectionPreviewModel, InvalidInput, ActionRefused] as const,
});
