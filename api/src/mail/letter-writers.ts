import { Injectable } from '@nestjs/common';
import type { Letter } from './letter.js';

export type MailSubject = Readonly<Record<string, string>>;

/** Writes one kind of letter at the moment it is sent; `undefined` when there is nothing to send after all. */
export type LetterWriter = (about: MailSubject) => Promise<Letter | undefined>;

/** Who writes which kind of letter; each room signs up for its own kinds. */
@Injectable()
export class LetterWriters {
  private readonly writers = new Map<string, LetterWriter>();

  signUp(kind: string, writer: LetterWriter): void {
    if (this.writers.has(kind)) throw new Error(`two writers for letters of kind ${kind}`);
    this.writers.set(kind, writer);
  }

  write(kind: string, about: MailSubject): Promise<Letter | undefined> {
    const writer = this.writers.get(kind);
    if (writer === undefined) throw new Error(`no writer for letters of kind ${kind}`);
    return writer(about);
  }
}
