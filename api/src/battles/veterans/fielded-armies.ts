import { Injectable } from '@nestjs/common';
import {
  type ArmyList,
  type Awarded,
  checkFielded,
  describeVeteranRefusal,
  eligibleUnits,
  type Fielded,
  type FieldedPiece,
  type MusterRoll,
} from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { FieldFault } from '../../errors/user-error.js';
import { BattleHonourEntity } from './battle-honour.entity.js';
import { MusterRolls } from './muster-rolls.js';
import { RosterArmies } from './roster-armies.js';
import type { FieldedUnitInput } from './veteran.models.js';

const mostUnits = 200;

/** Armies as their rosters or, where there is none, their players say they fought. */
@Injectable()
export class FieldedArmies {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly rolls: MusterRolls,
    private readonly byRoster: RosterArmies,
  ) {}

  /** The units of a roster that was handed in; otherwise those that the player tells. */
  async read(
    manager: EntityManager,
    campaign: CampaignEntity,
    honour: BattleHonourEntity,
    units: readonly FieldedUnitInput[],
  ): Promise<readonly Fielded[] | FieldFault[]> {
    return (
      (await this.byRoster.of(manager, honour)) ?? (await this.told(manager, campaign, honour.seat, units))
    );
  }

  /** The units of the winner's roster that may bear the honour; undefined where it handed in none. */
  async candidates(
    manager: EntityManager,
    honour: BattleHonourEntity,
  ): Promise<readonly FieldedPiece[] | undefined> {
    const army = await this.byRoster.of(manager, honour);
    return army && eligibleUnits(await this.rolls.of(manager, honour.campaignId, honour.seat), army);
  }

  /** Measured by the army list and the muster roll. */
  private async told(
    manager: EntityManager,
    campaign: CampaignEntity,
    letter: string,
    units: readonly FieldedUnitInput[],
  ): Promise<readonly Fielded[] | FieldFault[]> {
    if (units.length > mostUnits)
      return [new FieldFault('army', 'ARMY_TOO_LARGE', `An army has ${mostUnits} units at most.`)];
    const seat = await manager.findOneByOrFail(SeatEntity, { campaignId: campaign.id, letter });
    const list = seat.army === null ? undefined : await this.library.armyOf(manager, campaign, seat.army);
    const read = units.map((unit, index) => fielded(unit, index, list));
    const faults = read.filter((one) => one instanceof FieldFault);
    if (faults.length > 0) return faults;
    const army = read.flatMap((one) => (one instanceof FieldFault ? [] : [one]));
    const refusals = checkFielded(await this.rolls.of(manager, campaign.id, letter), army);
    // Whoever fell in this very battle fought in it all the same.
    const wrong = refusals.filter(({ code }) => code !== 'VETERAN_FALLEN');
    if (wrong.length === 0) return army;
    return wrong.map(
      (refusal) => new FieldFault('army', refusal.code, describeVeteranRefusal(refusal, 'en')),
    );
  }

  /** Gives the honour, if the rules say so. */
  async award(
    manager: EntityManager,
    { campaignId, turn, battle, seat }: BattleHonourEntity,
    claim: (roll: MusterRoll) => Awarded,
  ): Promise<Awarded> {
    const awarded = claim(await this.rolls.of(manager, campaignId, seat));
    if (!awarded.ok) return awarded;
    await this.rolls.add(manager, campaignId, seat, awarded.veteran);
    await manager.update(BattleHonourEntity, { campaignId, turn, battle }, { state: 'given' });
    return awarded;
  }
}

function fielded(
  { id, unit, type, veteran, destroyed }: FieldedUnitInput,
  index: number,
  list: ArmyList | undefined,
): Fielded | FieldFault {
  const known = list === undefined ? type : list.units.find((one) => one.id === unit)?.type;
  if (known == null) {
    const message =
      list === undefined
        ? 'Say of what type this unit is.'
        : 'The army list has no such unit; choose another.';
    return new FieldFault(`army.${index}.unit`, 'ARMY_UNIT_UNKNOWN', message);
  }
  return { id, unit, type: known, destroyed, ...(veteran != null && { veteran }) };
}
