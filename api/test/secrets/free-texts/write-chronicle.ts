import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { inTheOpen } from '../../battles/battle-world.js';
import type { Cast } from './cast.js';
import type { Role, Written } from './written.js';

/** Pieces and photographs of the battle: as they are, changed, hidden and taken away. */
export async function writeChronicle(cast: Cast): Promise<void> {
  await piece(cast, 'attacker', 'writeArticle.title', 'writeArticle.text');
  const articleId = await piece(cast, 'attacker', 'writeArticle.title, edited', 'writeArticle.text, edited');
  const better = { title: cast.word('editArticle.title'), text: cast.word('editArticle.text') };
  await cast.done('attacker', 'editArticle', { articleId, ...better });
  const gone = await piece(cast, 'attacker', 'writeArticle.title, withdrawn', 'writeArticle.text, withdrawn');
  await cast.done('attacker', 'withdrawArticle', { articleId: gone });
  const hidden = await piece(cast, 'defender', 'writeArticle.title, hidden', 'writeArticle.text, hidden');

  const subject = `turn=1&battle=${encodeURIComponent(inTheOpen)}`;
  const open = await photograph(cast, subject, 'describePhoto.alt', 'describePhoto.caption');
  const within = await photograph(
    cast,
    `article=${hidden}`,
    'describePhoto.alt, of a hidden piece',
    'describePhoto.caption, of a hidden piece',
  );
  const covered = await photograph(
    cast,
    subject,
    'describePhoto.alt, hidden',
    'describePhoto.caption, hidden',
  );
  const removed = await photograph(
    cast,
    subject,
    'describePhoto.alt, removed',
    'describePhoto.caption, removed',
  );
  await cast.done('referee', 'hideArticle', { articleId: hidden, reason: cast.word('hideArticle.reason') });
  const [why, reason] = [cast.word('hidePhoto.reason'), cast.word('removePhoto.reason')];
  await cast.done('organiser', 'hidePhoto', { photoId: covered.photoId, reason: why });
  await cast.done('organiser', 'removePhoto', { photoId: removed.photoId, reason });
  cast.pictures = { open: open.url, hidden: covered.url, within: within.url, removed: removed.url };
}

async function piece(cast: Cast, who: Role, title: Written, text: Written): Promise<string> {
  const words = { title: cast.word(title), text: cast.word(text) };
  await cast.done(who, 'writeArticle', { turn: 1, battle: inTheOpen, language: 'EN', ...words });
  const [{ id }] = (await cast.table.rows('select id from article where title = $1', [words.title])) as [
    { id: string },
  ];
  return id;
}

/** Sent and described by the defender. */
async function photograph(
  cast: Cast,
  subject: string,
  alt: Written,
  caption: Written,
): Promise<{ photoId: string; url: string }> {
  const { visitor } = cast.who('defender');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4e5f' } })
    .jpeg()
    .toBuffer();
  const address = `${visitor.url}/photos/${cast.campaignId}?clientKey=${randomUUID()}&${subject}`;
  const headers = { 'content-type': 'image/jpeg', ...visitor.credentials };
  const sent = await fetch(address, { method: 'POST', headers, body: new Uint8Array(picture) });
  expect(sent.status).toBe(201);
  const stored = (await sent.json()) as { photoId: string; url: string };
  const words = { alt: cast.word(alt), caption: cast.word(caption) };
  await cast.done('defender', 'describePhoto', { photoId: stored.photoId, ...words });
  return stored;
}
