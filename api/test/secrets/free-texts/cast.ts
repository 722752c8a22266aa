import { expect } from 'vitest';
import { complete, linkFor, mutate } from '../../accounts/people.js';
import { done, type Person, Table } from '../../lobby/table.js';
import { type Role, type Written, wordFor } from './written.js';

/** A campaign of six and those round it, and a record of what was written in it. */
export class Cast {
  readonly planted = new Set<Written>();
  campaignId = '';
  /** Addresses of photographs, by what became of them. */
  pictures = { open: '', hidden: '', within: '', removed: '' };

  private constructor(
    readonly table: Table,
    private readonly people: Map<Role, Person>,
    /** Whoever takes part without being looked at. */
    readonly others: readonly Person[],
  ) {}

  static async gather(): Promise<Cast> {
    const table = await Table.open();
    const people = new Map<Role, Person>();
    people.set('nobody', { id: '', name: '', email: '', visitor: table.service.visitor() });
    const named = ['stranger', 'applicant', 'former player', 'organiser', 'attacker', 'defender', 'rival'];
    for (const role of named as Role[]) people.set(role, await table.person(role.replace(' ', '-')));
    const others = await table.persons('Dora', 'Emil', 'Stan', 'Declined');
    return new Cast(table, people, others);
  }

  who(role: Role): Person {
    return this.people.get(role)!;
  }

  /** The word for a text that is written now. */
  word(text: Written): string {
    this.planted.add(text);
    return wordFor(text);
  }

  done(who: Role | Person, mutation: string, input: Record<string, unknown> = {}) {
    const person = typeof who === 'string' ? this.who(who) : who;
    return done(person, mutation, { campaignId: this.campaignId, ...input });
  }

  /** What an account is asked outside campaigns; answers by its type. */
  async account(
    visitor: Person['visitor'],
    mutation: string,
    input: Record<string, unknown>,
  ): Promise<string> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    return (await mutate(visitor, mutation, type, input)).__typename;
  }

  /** Somebody who comes the whole way, by a letter. */
  async register(role: Role, email: string, displayName: string, password: string): Promise<Person> {
    const { service } = this.table;
    const visitor = service.visitor();
    await this.account(visitor, 'registerAccount', { email, language: 'EN' });
    const { __typename } = await complete(visitor, await linkFor(service, email), displayName, password);
    expect(__typename).toBe('SignedIn');
    const { data } = await visitor.ask('{ viewer { id } }');
    const person = { id: (data?.['viewer'] as { id: string }).id, name: displayName, email, visitor };
    this.people.set(role, person);
    return person;
  }
}
