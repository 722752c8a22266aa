import type { Letter } from './letter.js';

/** The way out of the process: a mail server, or a folder of this machine. */
export abstract class MailDelivery {
  abstract deliver(id: string, letter: Letter): Promise<void>;

  /** Fails where no letter at all could be delivered now. */
  abstract reach(): Promise<void>;
}
