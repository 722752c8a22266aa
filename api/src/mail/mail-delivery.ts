import type { Letter } from './letter.js';

/** The way out of the process: a mail server, or a folder of this machine. */
export abstract class MailDelivery {
  abstract deliver(id: string, letter: Letter): Promise<void>;
}
