import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, send, Table } from '../lobby/table.js';

let table: Table;
let anna: Person;
let bela: Person;
let campaignId: string;
beforeAll(async () => {
  table = await Table.open({ PHOTO_QUOTA_MB: '1' });
  [anna, bela] = (await table.persons('Anna', 'Bela')) as [Person, Person];
  campaignId = await table.running([anna]);
});
afterAll(() => table.close());

type Sent = { status: number; body: { photoId?: string; url?: string; error?: { code: string } } };

async function upload(
  person: Pick<Person, 'visitor'>,
  file: Buffer | Uint8Array,
  { of = campaignId, query = 'turn=1', type = 'image/jpeg', key = randomUUID() as string } = {},
): Promise<Sent> {
  const response = await fetch(`${table.service.url}/photos/${of}?clientKey=${key}&${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...person.visitor.credentials },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

const fetched = (person: Pick<Person, 'visitor'>, url: string, headers: Record<string, string> = {}) =>
  fetch(`${table.service.url}${url}`, { headers: { ...person.visitor.credentials, ...headers } });
const nobody = () => ({ visitor: table.service.visitor() });

/** A picture that does not pack well: noise. */
async function noise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4e5f' } });
const stored = () => table.rows('select id, bytes from photo order by id');

it('a photograph is drawn anew: upright, in two sizes, and stripped of where and when it was taken', async () => {
  const sent = await plain(3000, 2000)
    .withExif({ IFD0: { Copyright: 'zq7secretplace', Make: 'zq7camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(anna, sent);
  expect(status).toBe(201);
  const large = await fetched(anna, body.url!);
  expect(large.headers.get('content-type')).toBe('image/webp');
  expect(large.headers.get('x-content-type-options')).toBe('nosniff');
  expect(large.headers.get('cache-control')).toContain('private');
  const picture = Buffer.from(await large.arrayBuffer());
  const seen = await sharp(picture).metadata();
  // Turned by its orientation, so it is higher than it is wide.
  expect(seen).toMatchObject({ format: 'webp', width: 1067, height: 1600 });
  expect([seen.exif, seen.icc, seen.orientation, picture.includes('zq7')]).toEqual([
    undefined,
    undefined,
    undefined,
    false,
  ]);
  const small = await fetched(anna, body.url!.replace('large', 'thumbnail'));
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ height: 480 });
  const again = await fetched(anna, body.url!, {
    'if-none-match': large.headers.get('etag')!,
    // Else `fetch` asks for a fresh one on its own account.
    'cache-control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

it('what is no photograph is refused by what it is, whatever it calls itself, and nothing is kept', async () => {
  const before = await stored();
  const good = await noise(400, 300);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const frames = await sharp(randomBytes(20 * 40 * 3), {
    raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  const cases: [string, Buffer, number, string][] = [
    ['an SVG', svg, 422, 'PHOTO_KIND_UNFIT'],
    ['a GIF', Buffer.from('GIF89a;'), 422, 'PHOTO_KIND_UNFIT'],
    [
      'HTML behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg]),
      422,
      'PHOTO_BROKEN',
    ],
    ['half a photograph', good.subarray(0, good.length / 2), 422, 'PHOTO_BROKEN'],
    ['nothing', Buffer.alloc(0), 422, 'PHOTO_KIND_UNFIT'],
    ['an animation', frames, 422, 'PHOTO_ANIMATED'],
    ['a bomb', bomb(), 422, 'PHOTO_TOO_MANY_PIXELS'],
    ['too much', Buffer.concat([good, Buffer.alloc(12 * 1024 * 1024)]), 413, 'PHOTO_TOO_LARGE'],
  ];
  for (const [name, file, status, code] of cases) {
    const sent = await upload(anna, file);
    expect([name, sent.status, sent.body.error?.code]).toEqual([name, status, code]);
  }
  expect(await stored()).toEqual(before);
});

/** A PNG of a few bytes that claims 60,000 pixels a side. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(data.length);
    ends[1].writeUInt32BE(crc32(body));
    return Buffer.concat([ends[0], body, ends[1]]);
  };
  const size = Buffer.from('0000ea600000ea600802000000', 'hex');
  const parts = [
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

it('a picture with a page behind it is kept without the page', async () => {
  const page = '<script>alert("zq7polyglot")</script>';
  const { body } = await upload(anna, Buffer.concat([await noise(50, 50), Buffer.from(page)]));
  const kept = Buffer.from(await (await fetched(anna, body.url!)).arrayBuffer());
  expect(kept.includes('zq7polyglot')).toBe(false);
});

it('is sent and seen by whom the campaign is for, and no other site can send one for him', async () => {
  const file = await noise(60, 60);
  const before = await stored();
  expect((await upload(nobody(), file)).body.error?.code).toBe('UNAUTHENTICATED');
  expect((await upload(bela, file)).body.error?.code).toBe('NOT_FOUND');
  expect((await upload(anna, file, { of: 'no-such-id' })).body.error?.code).toBe('NOT_FOUND');
  for (const type of [
    'multipart/form-data',
    'text/plain',
    'application/x-www-form-urlencoded',
    'image/svg+xml',
  ])
    expect([type, (await upload(anna, file, { type })).status]).toEqual([type, 400]);
  expect((await upload(anna, file, { query: 'turn=7' })).body.error?.code).toBe('ARTICLE_TURN_UNKNOWN');
  expect((await upload(anna, file, { query: 'article=x' })).body.error?.code).toBe('ARTICLE_UNKNOWN');
  expect(await stored()).toEqual(before);
  const { body } = await upload(anna, file);
  expect([(await fetched(bela, body.url!)).status, (await fetched(nobody(), body.url!)).status]).toEqual([
    404, 401,
  ]);
  await table.rows(`update campaign set visibility = 'public' where id = $1`, [campaignId]);
  const open = await fetched(nobody(), body.url!);
  expect([open.status, open.headers.get('cache-control')?.startsWith('public')]).toEqual([200, true]);
  expect((await upload(bela, file)).body.error?.code).toBe('ARTICLE_NO_WITNESS');
  await table.rows(`update campaign set visibility = 'private' where id = $1`, [campaignId]);
});

it('photographs of a piece are hidden and withdrawn with it', async () => {
  const written = { campaignId, turn: 1, title: 'At the ford', text: 'See below.', language: 'EN' };
  await done(anna, 'writeArticle', written);
  const [{ id: articleId }] = (await table.rows<{ id: string }>(
    `select id from article where title = 'At the ford'`,
  )) as [{ id: string }];
  const { body } = await upload(anna, await noise(80, 60), { query: `article=${articleId}` });
  await done(anna, 'describePhoto', {
    campaignId,
    photoId: body.photoId,
    alt: ' Two  armies ',
    caption: 'The ford',
  });
  const photosOf = async (person: Pick<Person, 'visitor'>) => {
    const { data } = await person.visitor.ask(
      `{ article(campaignId: "${campaignId}", articleId: "${articleId}") { photos { url alt caption width mine } } }`,
    );
    return (data?.['article'] as { photos: unknown[] } | null)?.photos;
  };
  expect(await photosOf(anna)).toEqual([
    { url: body.url, alt: 'Two armies', caption: 'The ford', width: 80, mine: true },
  ]);
  await table.rows(`update campaign set visibility = 'public' where id = $1`, [campaignId]);
  expect((await fetched(bela, body.url!)).status).toBe(200);
  await done(anna, 'hideArticle', { campaignId, articleId, reason: 'Too early.' });
  expect([await photosOf(bela), (await fetched(bela, body.url!)).status]).toEqual([[], 404]);
  expect((await fetched(anna, body.url!)).headers.get('cache-control')).toBe('private, no-store');
  await table.rows(`update campaign set visibility = 'private' where id = $1`, [campaignId]);
  await done(anna, 'withdrawArticle', { campaignId, articleId });
  expect((await fetched(anna, body.url!)).status).toBe(404);
});

it('an official hides a photograph and shows it again; only who sent it and officials see it meanwhile', async () => {
  const [cleo] = (await table.persons('Cleo')) as [Person];
  await table.rows(`update campaign set visibility = 'public' where id = $1`, [campaignId]);
  const { body } = await upload(anna, await noise(70, 50));
  const photo = { campaignId, photoId: body.photoId };
  await done(anna, 'describePhoto', { ...photo, alt: 'zq7face', caption: 'zq7name' });
  await table.rows(`update photo set author_id = $2 where id = $1`, [body.photoId, bela.id]);
  const hiddenOf = async ({ visitor }: Pick<Person, 'visitor'>) => {
    const { data } = await visitor.ask(
      `{ campaign(id: "${campaignId}") { photos { id url thumbnailUrl alt caption hidden { reason by } } } }`,
    );
    const { photos } = data?.['campaign'] as { photos: { id: string }[] };
    return photos.find(({ id }) => id === body.photoId);
  };
  const statuses = () =>
    Promise.all(
      [anna, bela, cleo, nobody()].map(async (person) => (await fetched(person, body.url!)).status),
    );
  const refused = async (mutation: string, input: object) =>
    (await send(anna, mutation, { ...photo, ...input })).answer?.code;

  expect(await refused('restorePhoto', {})).toBe('PHOTO_NOT_HIDDEN');
  expect((await send(anna, 'hidePhoto', { ...photo, reason: ' ' })).answer?.__typename).toBe('InvalidInput');
  expect(await refused('hidePhoto', { photoId: randomUUID(), reason: 'x' })).toBe('PHOTO_UNKNOWN');
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await done(anna, 'hidePhoto', { ...photo, reason: 'A guest asked for it.' });
  const hidden = { reason: 'A guest asked for it.', by: 'Anna' };
  const seen = { url: body.url, alt: 'zq7face', caption: 'zq7name', hidden };
  expect(await hiddenOf(anna)).toMatchObject(seen);
  expect(await hiddenOf(bela)).toMatchObject(seen);
  for (const one of [cleo, nobody()])
    expect(await hiddenOf(one)).toEqual({
      id: body.photoId,
      url: null,
      thumbnailUrl: null,
      alt: '',
      caption: '',
      hidden,
    });
  expect(await statuses()).toEqual([200, 200, 404, 404]);
  expect((await fetched(anna, body.url!)).headers.get('cache-control')).toBe('private, no-store');
  expect(await refused('hidePhoto', { reason: 'x' })).toBe('PHOTO_HIDDEN_ALREADY');
  await done(anna, 'restorePhoto', photo);
  expect(await hiddenOf(cleo)).toMatchObject({ url: body.url, alt: 'zq7face', hidden: null });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const told = await table.rows(
    `select code, parameters from journal_entry where code in ('PHOTO_HIDDEN', 'PHOTO_RESTORED') order by number`,
  );
  expect(told).toEqual([
    {
      code: 'PHOTO_HIDDEN',
      parameters: { photo: body.photoId, by: anna.id, reason: 'A guest asked for it.' },
    },
    { code: 'PHOTO_RESTORED', parameters: { photo: body.photoId, by: anna.id } },
  ]);
  await table.rows(`update campaign set visibility = 'private' where id = $1`, [campaignId]);
});

it('only who sent a photograph describes it; he and officials remove it', async () => {
  const { body } = await upload(anna, await noise(40, 40));
  await table.rows(`update photo set author_id = $2 where id = $1`, [body.photoId, bela.id]);
  const describe = { campaignId, photoId: body.photoId, alt: 'x' };
  expect((await send(anna, 'describePhoto', describe)).answer?.code).toBe('PHOTO_NOT_YOURS');
  expect((await send(anna, 'removePhoto', { campaignId, photoId: randomUUID() })).answer?.code).toBe(
    'PHOTO_UNKNOWN',
  );
  const silent = await send(anna, 'removePhoto', { campaignId, photoId: body.photoId, reason: ' ' });
  expect(silent.answer?.__typename).toBe('InvalidInput');
  expect((await fetched(anna, body.url!)).status).toBe(200);
  await done(anna, 'removePhoto', { campaignId, photoId: body.photoId, reason: 'A guest asked for it.' });
  expect((await fetched(anna, body.url!)).status).toBe(404);
  const [told] = await table.rows<{ parameters: object }>(
    `select parameters from journal_entry where code = 'PHOTO_REMOVED'`,
  );
  expect(told?.parameters).toEqual({ photo: body.photoId, by: anna.id, reason: 'A guest asked for it.' });
});

it('a second click stores it once, and nobody gets past the room there is, however many send at once', async () => {
  const key = randomUUID();
  const small = await noise(30, 30);
  const twice = await Promise.all([upload(anna, small, { key }), upload(anna, small, { key })]);
  expect(twice[0]?.body.photoId).toBe(twice[1]?.body.photoId);
  await table.rows('delete from photo');
  const big = await noise(1000, 800);
  const sent = await Promise.all(Array.from({ length: 5 }, () => upload(anna, big)));
  const codes = sent.map(({ body }) => body.error?.code ?? 'stored');
  expect(new Set(codes)).toEqual(new Set(['stored', 'PHOTO_SPACE_FULL']));
  const [{ bytes }] = (await table.rows('select sum(bytes)::int as bytes from photo')) as [{ bytes: number }];
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  const { data } = await anna.visitor.ask(
    `{ campaign(id: "${campaignId}") { photoSpace { usedKilobytes limitKilobytes } } }`,
  );
  expect(data?.['campaign']).toEqual({
    photoSpace: { usedKilobytes: Math.ceil(bytes / 1024), limitKilobytes: 1024 },
  });
});
