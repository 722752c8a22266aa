import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Honour, UnitType } from '@pelagonia/rules';
import { ChangeInput } from '../../campaigns/acts/change-input.js';
import { BattleInput } from '../battle-inputs.js';
import type { HonourState } from './battle-honour.entity.js';

export const HonourModel = {
  GUARDS: 'guards',
  LOYAL: 'loyal',
  FEROCIOUS: 'ferocious',
  STUBBORN: 'stubborn',
  VANGUARD: 'vanguard',
  TOUGH_AS_ROCK: 'tough-as-rock',
} as const satisfies Record<string, Honour>;
registerEnumType(HonourModel, {
  name: 'Honour',
  description: 'What a veteran unit is better at.',
  valuesMap: {
    GUARDS: { description: 'The first order of each turn is obeyed, outside a brigade.' },
    LOYAL: { description: 'The General’s first order within 20 cm is obeyed, outside a brigade.' },
    FEROCIOUS: { description: '+1 Attack in the first round of each combat phase.' },
    STUBBORN: { description: 'One die fewer when driven back by shooting.' },
    VANGUARD: { description: 'No penalty for distance when given orders.' },
    TOUGH_AS_ROCK: { description: '+1 Hits.' },
  },
});

export const UnitTypeModel = {
  INFANTRY: 'infantry',
  CAVALRY: 'cavalry',
  CHARIOT: 'chariot',
  MONSTER: 'monster',
  ARTILLERY: 'artillery',
  MACHINE: 'machine',
  GENERAL: 'general',
  HERO: 'hero',
  WIZARD: 'wizard',
} as const satisfies Record<string, UnitType>;
registerEnumType(UnitTypeModel, {
  name: 'UnitType',
  description: 'The type of a unit or character, as army lists have it.',
  valuesMap: {
    INFANTRY: { description: 'Infantry; it can win honours.' },
    CAVALRY: { description: 'Cavalry; it can win honours.' },
    CHARIOT: { description: 'Chariots.' },
    MONSTER: { description: 'A monster.' },
    ARTILLERY: { description: 'Artillery.' },
    MACHINE: { description: 'A machine.' },
    GENERAL: { description: 'The General.' },
    HERO: { description: 'A hero.' },
    WIZARD: { description: 'A wizard.' },
  },
});

@ObjectType('Veteran', { description: 'A named unit of a seat’s muster roll.' })
export class VeteranModel {
  @Field({ description: 'Letter of the seat it fights for.' })
  readonly seat: string;

  @Field({ description: 'Its name; no two of a seat have the same.' })
  readonly name: string;

  @Field(() => ID, { description: 'The line of the army list.' })
  readonly unit: string;

  @Field(() => HonourModel, { description: 'Its honour.' })
  readonly honour: string;

  @Field(() => Int, { description: 'The turn it was won in.' })
  readonly wonTurn: number;

  @Field(() => ID, { description: 'The battle it was won in.' })
  readonly wonBattle: string;

  @Field(() => ID, { nullable: true, description: 'The territory it was won at.' })
  readonly wonAt: string | null;

  @Field(() => String, { nullable: true, description: 'Letter of the seat it was won against, or `nobody`.' })
  readonly wonAgainst: string | null;

  @Field(() => Int, { description: 'Battles that it was fielded in since, as far as rosters tell.' })
  readonly battlesSince: number;

  @Field({ description: 'Whether it has been destroyed since.' })
  readonly fallen: boolean;

  @Field(() => Int, { nullable: true, description: 'The turn it fell in.' })
  readonly lostTurn: number | null;

  @Field(() => ID, { nullable: true, description: 'The battle it fell in.' })
  readonly lostBattle: string | null;

  @Field(() => String, { nullable: true, description: 'Letter of the seat it fell to, or `nobody`.' })
  readonly lostAgainst: string | null;
}

@InputType({ description: 'What veterans of the viewer’s seat are to be called.' })
export class RenameVeteranInput extends ChangeInput {
  @Field({ description: 'What they are called now.' })
  readonly veteran: string;

  @Field({ description: 'Their new name, up to 60 characters; no others of the muster roll may have it.' })
  readonly name: string;
}

export const HonourStateModel = {
  OPEN: 'open',
  GIVEN: 'given',
  DECLINED: 'declined',
  LAPSED: 'lapsed',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<string, HonourState>;
registerEnumType(HonourStateModel, {
  name: 'HonourState',
  description: 'What became of the honour of a won battle.',
  valuesMap: {
    OPEN: { description: 'The winner may choose a unit.' },
    GIVEN: { description: 'A unit bears it.' },
    DECLINED: { description: 'The winner gave it to nobody.' },
    LAPSED: { description: 'Nobody was chosen in time.' },
    WITHDRAWN: { description: 'The battle was not won after all.' },
  },
});

@ObjectType('BattleHonour', { description: 'The honour that the winner of a battle was rolled.' })
export class BattleHonourModel {
  @Field({ description: 'Letter of the winner’s seat.' })
  readonly seat: string;

  @Field(() => Int, { description: 'The die, one of the turn’s; it can be checked once the turn has ended.' })
  readonly die: number;

  @Field(() => HonourModel, { description: 'What the die gives.' })
  readonly honour: string;

  @Field(() => HonourStateModel, { description: 'What became of it.' })
  readonly state: string;

  @Field({ description: 'Until when the winner may choose a unit.' })
  readonly deadline: Date;
}

@ObjectType('HonourCandidate', {
  description: 'A unit of the winner’s roster that may be given the honour of a battle.',
})
export class HonourCandidateModel {
  @Field(() => ID, { description: 'Names it in `chooseVeteran`.' })
  readonly id: string;

  @Field(() => ID, { description: 'The line of the army list.' })
  readonly unit: string;

  @Field(() => Int, { description: 'Which entry of the roster it is of, counted from 0.' })
  readonly entry: number;

  @Field(() => Int, { description: 'Which of the units of that entry it is, from 1 up.' })
  readonly number: number;
}

@InputType({ description: 'A unit as it went into a battle and came out of it.' })
export class FieldedUnitInput {
  @Field(() => ID, { description: 'Chosen by the client, to tell alike ones apart.' })
  readonly id: string;

  @Field(() => ID, { description: 'The line of the army list.' })
  readonly unit: string;

  @Field(() => UnitTypeModel, {
    nullable: true,
    description: 'Its type; only needed where the seat has not chosen an army list.',
  })
  readonly type?: UnitType | null;

  @Field(() => String, { nullable: true, description: 'Name of the veteran that it is.' })
  readonly veteran?: string | null;

  @Field({ defaultValue: false, description: 'Whether it was destroyed.' })
  readonly destroyed: boolean;
}

@InputType({ description: 'Which unit is to bear the honour of a won battle, in whichever turn.' })
export class ChooseVeteranInput extends BattleInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of a candidate, or of one of `army`; left out: the honour is given to nobody.',
  })
  readonly unit?: string | null;

  @Field({ defaultValue: '', description: 'What it is to be called, up to 60 characters.' })
  readonly name: string;

  @Field(() => [FieldedUnitInput], {
    defaultValue: [],
    description: 'The army that fought, 200 at most; not asked for where a roster was handed in.',
  })
  readonly army: readonly FieldedUnitInput[];
}
