import type { BattleKind } from '../conquest/turn-course.js';
import { type Terrain, terrains, type TerritoryKind, type TerritorySort } from '../map/campaign-map.js';
import type { Battlefield } from './battlefield.js';
import type { Suits } from './scenario.js';

/** What speaks for a scenario or against it. */
export interface Reasons {
  SUITS_BATTLE: { battle: BattleKind };
  SUITS_SORT: { sort: TerritorySort };
  SUITS_TERRITORY: { territory: TerritoryKind };
  SUITS_PLAYERS: { players: number };
  SUITS_TERRAIN: { terrain: Terrain };
  SUITS_RATIO: { attacker: number; defender: number };
  MISFIT_BATTLE: { battle: BattleKind };
  MISFIT_SORT: { sort: TerritorySort };
  MISFIT_TERRITORY: { territory: TerritoryKind };
  MISFIT_PLAYERS: { players: number };
  MISFIT_TERRAIN: object;
  MISFIT_RATIO: { attacker: number; defender: number };
  /** It asks for nothing that is not here. */
  SUITS_ANYWHERE: object;
  /** Nothing speaks for it but that the others suit less. */
  SUITS_FOR_WANT_OF_BETTER: object;
}

export type ReasonCode = keyof Reasons;
export type Reason = {
  [Code in ReasonCode]: { readonly code: Code } & Readonly<Reasons[Code]>;
}[ReasonCode];

/** A reason and what it weighs; below nought it speaks against the scenario. */
export interface Finding {
  readonly weight: number;
  readonly reason: Reason;
}

/*
 * HOUSE: the weights. The kind of battle and what the place is for outweigh the look of the land; to ask for what is not
 * there weighs more than to offer what is, so that a plain scenario beats one that would be out of place. To lack what a scenario
 * needs outweighs that it is made for such a battle.
 */
const needUnmet = -65;

type Factor = (suits: Suits, field: Battlefield) => Finding | undefined;

const battle: Factor = ({ battles }, { kind }) =>
  battles &&
  (battles.includes(kind)
    ? { weight: 40, reason: { code: 'SUITS_BATTLE', battle: kind } }
    : { weight: -60, reason: { code: 'MISFIT_BATTLE', battle: kind } });

const place: Factor = ({ territories, needs }, { territory }) => {
  if (territories === undefined || territory === undefined) return undefined;
  const { kind } = territory;
  return territories.includes(kind)
    ? { weight: 20, reason: { code: 'SUITS_TERRITORY', territory: kind } }
    : {
        weight: needs?.includes('territory') ? needUnmet : -20,
        reason: { code: 'MISFIT_TERRITORY', territory: kind },
      };
};

const sort: Factor = ({ sorts }, { territory }) => {
  if (sorts === undefined || territory?.sort === undefined) return undefined;
  return sorts.includes(territory.sort)
    ? { weight: 45, reason: { code: 'SUITS_SORT', sort: territory.sort } }
    : { weight: -30, reason: { code: 'MISFIT_SORT', sort: territory.sort } };
};

/** Two are the usual number and say nothing for a scenario. */
const table: Factor = ({ players: wanted }, { players }) => {
  if (wanted === undefined) return undefined;
  if (players < wanted.from || players > wanted.to) {
    return { weight: -70, reason: { code: 'MISFIT_PLAYERS', players } };
  }
  return players > 2 ? { weight: 35, reason: { code: 'SUITS_PLAYERS', players } } : undefined;
};

/** The more of its land lies about, the better; named is what there is most of. */
const land: Factor = ({ terrains: wanted, needs }, { terrain: found }) => {
  if (wanted === undefined || found.length === 0) return undefined;
  const shares = terrains
    .filter((one) => wanted.includes(one))
    .map((one) => ({ terrain: one, count: found.filter((hex) => hex === one).length }));
  const count = shares.reduce((sum, share) => sum + share.count, 0);
  if (count === 0) {
    const weight = needs?.includes('terrain') ? needUnmet : -10;
    return { weight, reason: { code: 'MISFIT_TERRAIN' } };
  }
  const { terrain } = shares.reduce((most, share) => (share.count > most.count ? share : most));
  return { weight: Math.ceil((15 * count) / found.length), reason: { code: 'SUITS_TERRAIN', terrain } };
};

const odds: Factor = ({ ratio }, { attacker, defender }) => {
  if (ratio === undefined) return undefined;
  const fits = attacker * 100 >= ratio.from * defender && attacker * 100 <= ratio.to * defender;
  return fits
    ? { weight: 12, reason: { code: 'SUITS_RATIO', attacker, defender } }
    : { weight: -25, reason: { code: 'MISFIT_RATIO', attacker, defender } };
};

/** All that speaks for and against fighting a battle by a scenario; what it does not care about is silent. */
export function weigh(suits: Suits, field: Battlefield): readonly Finding[] {
  return [sort, battle, table, place, land, odds].flatMap((factor) => factor(suits, field) ?? []);
}
