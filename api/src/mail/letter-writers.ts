import { Injectable } from '@nestjs/common';
import type { Letter } from './letter.js';

export type MailSubject = Readonly<Record<string, string>>;

/** Writes one kind of letter at the moment it is sent; `undefined` when there is nothing to send after all. */
export type LetterWriter = (about: MailSubject) => Promise<Letter | undefined>;

/**
 * Writes the letters of one round, by the place of each reader in it: all places, also of those who get none now; `undefined`
 * when the round is over.
 */
export type RoundWriter = (
  about: MailSubject,
) => Promise<ReadonlyMap<string, Letter | undefined> | undefined>;

/** Who writes which kind of letter; each room signs up for its own kinds. */
@Injectable()
export class LetterWriters {
  private readonly writers = new Map<string, LetterWriter>();
  private readonly rounds = new Map<string, RoundWriter>();

  signUp(kind: string, writer: LetterWriter): void {
    this.claim(kind);
    this.writers.set(kind, writer);
  }

  signUpForRound(kind: string, writer: RoundWriter): void {
    this.claim(kind);
    this.rounds.set(kind, writer);
  }

  write(kind: string, about: MailSubject): Promise<Letter | undefined> {
    const writer = this.writers.get(kind);
    if (writer === undefined) throw new Error(`no writer for letters of kind ${kind}`);
    return writer(about);
  }

  /** Whoever writes this kind as a round. */
  roundOf(kind: string): RoundWriter | undefined {
    return this.rounds.get(kind);
  }

  private claim(kind: string): void {
    if (this.writers.has(kind) || this.rounds.has(kind))
      throw new Error(`two writers for letters of kind ${kind}`);
  }
}
