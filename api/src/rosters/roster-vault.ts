import { Injectable } from '@nestjs/common';
import type { Roster } from '@pelagonia/rules';
import { SecretBox } from '../secrets/secret-box.js';

/** What is kept of a roster: itself, and the secret at the end of its link, for its owner to pass on again. */
export type KeptRoster = Readonly<{ roster: Roster; shareToken?: string }>;

type OwnPlace = Readonly<{ accountId: string; id: string }>;
type BattlePlace = Readonly<{ campaignId: string; turn: number; battle: string; side: string }>;

/** The only room that opens rosters; who may read what it opens is for those who ask it to say. */
@Injectable()
export class RosterVault {
  constructor(private readonly box: SecretBox) {}

  lockOwn(kept: KeptRoster, place: OwnPlace): Buffer {
    return this.box.lock(JSON.stringify(kept), placeOfOwn(place));
  }

  openOwn(row: OwnPlace & Readonly<{ locked: Buffer }>): KeptRoster {
    return JSON.parse(this.box.open(row.locked, placeOfOwn(row))) as KeptRoster;
  }

  lockForBattle(roster: Roster, place: BattlePlace): Buffer {
    return this.box.lock(JSON.stringify(roster), placeInBattle(place));
  }

  openFromBattle(row: BattlePlace & Readonly<{ locked: Buffer }>): Roster {
    return JSON.parse(this.box.open(row.locked, placeInBattle(row))) as Roster;
  }
}

function placeOfOwn({ accountId, id }: OwnPlace): string {
  return `roster/${accountId}/${id}`;
}

function placeInBattle({ campaignId, turn, battle, side }: BattlePlace): string {
  return `battle-roster/${campaignId}/${turn}/${battle}/${side}`;
}
