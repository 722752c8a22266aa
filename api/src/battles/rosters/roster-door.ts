import { Injectable } from '@nestjs/common';
import {
  checkRoster,
  emptyRoll,
  nobody,
  type Role,
  type Roster,
  type RosterTerms,
  siegeTerms,
} from '@pelagonia/rules';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { FieldFault } from '../../errors/user-error.js';
import { StandingArmies } from '../../armies/standing-armies.js';
import { type RosterList, RosterLists } from '../../rosters/roster-lists.js';
import { fieldFaults } from '../../rosters/roster.mapper.js';
import type { BattleScene } from '../battle-acts.js';
import type { BattleEntity } from '../battle.entity.js';
import { MusterRolls } from '../veterans/muster-rolls.js';

/** The door for rosters that are to be fielded: legal by the campaign's list, and fit for the battle. */
@Injectable()
export class RosterDoor {
  constructor(
    private readonly lists: RosterLists,
    private readonly rolls: MusterRolls,
    private readonly armies: StandingArmies,
  ) {}

  /** All that stands against it. */
  async faults(scene: BattleScene, side: Role, roster: Roster): Promise<FieldFault[]> {
    const { manager, campaign, battle } = scene;
    const letter = battle[side];
    const seat =
      letter === nobody ? null : await manager.findOneBy(SeatEntity, { campaignId: campaign.id, letter });
    if (seat?.army != null && seat.army !== roster.army) {
      return [fault('ROSTER_ARMY_OTHER', 'Your seat plays another army; choose a roster of that one.')];
    }
    const found = await this.lists.find(manager, roster.army, campaign.id);
    if (found === undefined) {
      return [fault('ROSTER_ARMY_UNKNOWN', 'This campaign has no such army list; choose another roster.')];
    }
    const points = side === 'attacker' ? battle.attackerPoints : battle.defenderPoints;
    const tooBig =
      points > 0 && roster.size > points
        ? [
            fault(
              'ROSTER_SIZE_EXCEEDED',
              `Your side fields ${points} points in this battle; make the roster smaller.`,
            ),
          ]
        : [];
    const played = seat !== null && campaign.settings.veterancy;
    const roll = played ? await this.rolls.before(manager, battle, letter) : emptyRoll;
    const standing =
      seat !== null && campaign.settings.persistentArmies ? await this.standing(scene, side, found) : {};
    const terms = { roll, ...siegeTerms(siegeScene(battle), side), ...standing };
    const { faults } = checkRoster(found.list, found.armoury, roster, terms);
    return [...tooBig, ...fieldFaults('roster', faults, found)];
  }

  /** S4: what is fielded is of the standing army, or of the garrison. */
  private async standing(
    { manager, campaign, battle }: BattleScene,
    side: Role,
    found: RosterList,
  ): Promise<Pick<RosterTerms, 'standing'>> {
    const { lines } = await this.armies.of(manager, campaign, battle[side], found);
    return { standing: { lines, garrison: side === 'defender' ? battle.garrison : 0 } };
  }
}

function fault(code: string, message: string): FieldFault {
  return new FieldFault('rosterId', code, message);
}

function siegeScene({ kind, scenario, ownScenario }: BattleEntity) {
  return { kind, scenario, written: ownScenario !== null };
}
