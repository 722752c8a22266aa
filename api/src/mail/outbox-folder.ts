import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Letter } from './letter.js';
import { MailDelivery } from './mail-delivery.js';

const keptLetter = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
});
export type KeptLetter = z.infer<typeof keptLetter>;

const mostShown = 100;

/** Keeps letters as files that only the service's own user can read: they hold links that open accounts. */
export class OutboxFolder extends MailDelivery {
  constructor(private readonly folder: string) {
    super();
  }

  override async deliver(id: string, letter: Letter): Promise<void> {
    const sentAt = new Date().toISOString();
    const kept: KeptLetter = {
      id,
      to: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      sentAt,
    };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `${sentAt.replace(/[:.]/g, '-')}-${id}.json`);
    await writeFile(`${file}.part`, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  override async reach(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  /** The newest letters, newest first. */
  async newest(): Promise<KeptLetter[]> {
    const files = (await this.files()).filter((file) => file.endsWith('.json'));
    const newest = files.sort().reverse().slice(0, mostShown);
    const letters = await Promise.all(newest.map((file) => this.read(file)));
    return letters.filter((letter) => letter !== undefined);
  }

  private async files(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch {
      return [];
    }
  }

  /** A file that somebody else put there or took away is passed over. */
  private async read(file: string): Promise<KeptLetter | undefined> {
    try {
      return keptLetter.parse(JSON.parse(await readFile(join(this.folder, file), 'utf8')));
    } catch {
      return undefined;
    }
  }
}
