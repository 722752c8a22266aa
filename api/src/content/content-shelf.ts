import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentFile,
  contentFolder,
  type ContentKind,
  contentKinds,
  describeContentFault,
  libraryFaults,
} from '@pelagonia/rules';
import { StartError } from '../start-error.js';

/** One edition of a map, an army list or whatever the library holds, as its file has it. */
export type ContentEdition = Readonly<{
  kind: ContentKind;
  /** What there is one of only is called like its kind. */
  id: string;
  version: number;
  /** Changes whenever the file does. */
  digest: string;
  /** The file without its blanks. */
  document: string;
}>;

/** The library as this service ships it, read and checked once at the start. */
export class ContentShelf {
  private constructor(private readonly editions: ReadonlyMap<string, ContentEdition>) {}

  static async read(folder: string): Promise<ContentShelf> {
    const editions: ContentEdition[] = [];
    for (const kind of contentKinds) {
      for (const id of await idsOf(folder, kind)) editions.push(await read(folder, kind, id));
    }
    checkAll(editions);
    return new ContentShelf(new Map(editions.map((one) => [keyOf(one.kind, one.id), one])));
  }

  all(kind?: ContentKind): ContentEdition[] {
    return [...this.editions.values()].filter((one) => kind === undefined || one.kind === kind);
  }

  get(kind: ContentKind, id: string): ContentEdition | undefined {
    return this.editions.get(keyOf(kind, id));
  }
}

function keyOf(kind: ContentKind, id: string): string {
  return `${kind}/${id}`;
}

async function idsOf(root: string, kind: ContentKind): Promise<string[]> {
  const { folder, each } = contentFolder(kind);
  if (!each) return [kind];
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return ids.sort();
}

async function read(root: string, kind: ContentKind, id: string): Promise<ContentEdition> {
  const file = contentFile(kind, id);
  const { $schema: _, ...content } = parsed(file, await readFile(join(root, file), 'utf8'));
  const { id: named, version } = content as { id?: string; version: number };
  if (contentFolder(kind).each && named !== id) {
    throw unusable(file, [`Its id is “${String(named)}”, which is not the name of its folder.`]);
  }
  const document = JSON.stringify(content);
  const digest = createHash('sha256').update(document).digest('hex').slice(0, 32);
  return { kind, id, version, digest, document };
}

function checkAll(editions: readonly ContentEdition[]): void {
  const files = editions.map(({ kind, document }) => ({ kind, content: JSON.parse(document) as unknown }));
  libraryFaults(files).forEach((faults, index) => {
    const { kind, id } = editions[index]!;
    const sentences = faults.map((fault) => describeContentFault(fault, 'en'));
    if (sentences.length > 0) throw unusable(contentFile(kind, id), sentences);
  });
}

function parsed(file: string, text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch (error) {
    throw unusable(file, [String(error)]);
  }
}

function unusable(file: string, faults: readonly string[]): StartError {
  return new StartError([`${file} cannot be used:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}
