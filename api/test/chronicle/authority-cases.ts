import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type AuthorityCase, reads, sends, start, type World } from '../lobby/authority-world.js';
import type { Visitor } from '../test-service.js';
import { done, type Outcome } from '../lobby/table.js';

const piece = { turn: 1, title: 'The first week', text: 'Rain.', language: 'EN' };
const onlookers = { spectator: 'ARTICLE_NO_WITNESS', stranger: 'ARTICLE_NO_WITNESS' };
const others = Object.fromEntries(
  ['organiser', 'referee', 'spectator', 'stranger'].map((walker) => [walker, 'ARTICLE_NOT_YOURS']),
);
const officials = { organiser: 'done', referee: 'done' };

const written = async (world: World): Promise<void> => {
  await start(world);
  await done(world.people.player, 'writeArticle', { campaignId: world.campaignId, ...piece });
};
const hidden = async (world: World): Promise<void> => {
  await written(world);
  const articleId = await articleOf(world);
  await done(world.people.referee, 'hideArticle', {
    campaignId: world.campaignId,
    articleId,
    reason: 'Rude.',
  });
};

async function articleOf({ people, campaignId }: World): Promise<string> {
  const { data } = await people.player.visitor.ask(
    `{ campaign(id: "${campaignId}") { articles { articles { id } } } }`,
  );
  const { articles } = (data?.['campaign'] as { articles: { articles: { id: string }[] } } | null) ?? {
    articles: { articles: [] },
  };
  return articles.articles[0]?.id ?? 'none';
}

/** A mutation of the piece that was written. */
const sendsOfArticle =
  (mutation: string, input: Record<string, unknown> = {}): AuthorityCase['attempt'] =>
  async (world, person) => {
    const articleId = await articleOf(world);
    return sends(mutation, () => ({ articleId, ...input }))(world, person);
  };

const strangers = { spectator: 'PHOTO_NOT_YOURS', stranger: 'PHOTO_NOT_YOURS' };
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4e5f' } }).jpeg();

async function photograph(visitor: Visitor, campaignId: string): Promise<Outcome> {
  const address = `${visitor.url}/photos/${campaignId}?turn=1&clientKey=${randomUUID()}&expectedVersion=${visitor.seen ?? ''}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...visitor.credentials },
    body: new Uint8Array(await picture.clone().toBuffer()),
  });
  const { error } = (await response.json()) as { error?: { code: string } };
  return { answer: undefined, error: error?.code };
}

const photographed = async (world: World): Promise<void> => {
  await start(world);
  await photograph(world.people.player.visitor, world.campaignId);
};

const photographHidden = async (world: World): Promise<void> => {
  await photographed(world);
  const { campaignId, people } = world;
  const photoId = await photoOf(world);
  await done(people.referee, 'hidePhoto', { campaignId, photoId, reason: 'A guest asked for it.' });
};

async function photoOf({ people, campaignId }: World): Promise<string> {
  const { data } = await people.player.visitor.ask(`{ campaign(id: "${campaignId}") { photos { id } } }`);
  const [photo] = (data?.['campaign'] as { photos: { id: string }[] } | null)?.photos ?? [];
  return photo?.id ?? 'none';
}

/** A mutation of the photograph that was sent. */
const sendsOfPhoto =
  (mutation: string, input: Record<string, unknown> = {}): AuthorityCase['attempt'] =>
  async (world, person) => {
    const photoId = await photoOf(world);
    return sends(mutation, () => ({ photoId, ...input }))(world, person);
  };

/** The chronicle's part of the table. */
export const chronicleCases: readonly AuthorityCase[] = [
  {
    action: 'readCampaign',
    expects: {
      ...officials,
      player: 'done',
      delegate: 'done',
      spectator: 'done',
      stranger: 'done',
      signedOut: 'done',
    },
    attempt: ({ campaignId }, person) =>
      reads(person, `{ campaign(id: "${campaignId}") { articles { next } } }`),
  },
  {
    action: 'writeArticle',
    expects: { ...officials, player: 'done', ...onlookers },
    prepare: start,
    attempt: sends('writeArticle', () => piece),
  },
  {
    action: 'editArticle',
    expects: { player: 'done', ...others },
    prepare: written,
    attempt: sendsOfArticle('editArticle', { title: 'Another title' }),
  },
  {
    action: 'withdrawArticle',
    expects: { player: 'done', ...others },
    prepare: written,
    attempt: sendsOfArticle('withdrawArticle'),
  },
  {
    action: 'hideArticle',
    expects: officials,
    prepare: written,
    attempt: sendsOfArticle('hideArticle', { reason: 'It is rude.' }),
  },
  {
    action: 'restoreArticle',
    expects: officials,
    prepare: hidden,
    attempt: sendsOfArticle('restoreArticle'),
  },
  {
    action: 'readHealth',
    expects: officials,
    attempt: ({ campaignId }, person) =>
      reads(person, `{ campaignHealth(campaignId: "${campaignId}") { idleDays } }`),
  },
  {
    action: 'addPhoto',
    expects: { ...officials, player: 'done', ...onlookers },
    prepare: start,
    attempt: ({ campaignId }, { visitor }) => photograph(visitor, campaignId),
  },
  {
    action: 'describePhoto',
    expects: { player: 'done', ...strangers, organiser: 'PHOTO_NOT_YOURS', referee: 'PHOTO_NOT_YOURS' },
    prepare: photographed,
    attempt: sendsOfPhoto('describePhoto', { alt: 'Two armies' }),
  },
  {
    action: 'hidePhoto',
    expects: officials,
    prepare: photographed,
    attempt: sendsOfPhoto('hidePhoto', { reason: 'It shows a guest who did not want it.' }),
  },
  {
    action: 'restorePhoto',
    expects: officials,
    prepare: photographHidden,
    attempt: sendsOfPhoto('restorePhoto'),
  },
  {
    action: 'removePhoto',
    expects: { player: 'done', ...strangers, ...officials },
    prepare: photographed,
    attempt: sendsOfPhoto('removePhoto', { reason: 'It shows a guest who did not want it.' }),
  },
];
