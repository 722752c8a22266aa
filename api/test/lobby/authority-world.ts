import type { CampaignAction } from '../../src/campaigns/authority/permissions.js';
import { done, type Outcome, type Person, send } from './table.js';

export const walkers = [
  'organiser',
  'referee',
  'player',
  'delegate',
  'spectator',
  'stranger',
  'signedOut',
] as const;
export type Walker = (typeof walkers)[number];

/** A public campaign with somebody in every role, and in no other. */
export type World = Readonly<{
  campaignId: string;
  invitationId: string;
  people: Readonly<Record<Exclude<Walker, 'signedOut'>, Person>>;
  /** Sits on B and is not confirmed; the delegate orders for him. */
  newcomer: Person;
  /** Asks to play. */
  suitor: Person;
}>;

/** One row of the table: who is answered what; whoever is not named is forbidden, and signed out nobody may do anything. */
export type AuthorityCase = Readonly<{
  action: CampaignAction;
  expects: Partial<Record<Walker, string>>;
  /** Brings the world to where the action makes sense. */
  prepare?: (world: World) => Promise<unknown>;
  attempt: (world: World, person: Pick<Person, 'visitor'>) => Promise<Outcome>;
}>;

type Input = Record<string, unknown>;
/** A mutation of the campaign. */
export const sends =
  (mutation: string, input: (world: World) => Input = () => ({})): AuthorityCase['attempt'] =>
  (world, person) =>
    send(person, mutation, { campaignId: world.campaignId, ...input(world) });

export async function reads({ visitor }: Pick<Person, 'visitor'>, query: string): Promise<Outcome> {
  const { errors } = await visitor.ask(query);
  return { answer: undefined, error: errors?.[0]?.extensions.code };
}

/** The first turn is under way. */
export const start = async ({ people, campaignId }: World) => {
  await done(people.organiser, 'confirmSeat', { campaignId, seat: 'B' });
  await done(people.organiser, 'startCampaign', { campaignId, botsForEmptySeats: true });
};
