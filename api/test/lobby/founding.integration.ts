import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, send, Table, word } from './table.js';

let table: Table;
let anna: Person;
beforeAll(async () => {
  table = await Table.open();
  anna = await table.person('Anna');
});
afterAll(() => table.close());

const campaign = async (id: string, fields: string) =>
  (await anna.visitor.ask(`{ campaign(id: "${id}") { ${fields} } }`)).data?.['campaign'];
const faults = ({ answer }: Awaited<ReturnType<typeof send>>) =>
  (answer?.['faults'] as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);

it('a campaign is founded with the book’s settings and a seat for each realm', async () => {
  const id = await table.found(anna, { settings: { conquest: { turnLimit: null }, earlyLock: true } });
  expect(
    await campaign(
      id,
      `name status visibility format myRoles members { memberId displayName roles seat }
       settings { earlyLock timeZone sealedVisibility conquest { turnLimit capitalPoints }
                  cadence { kind weekday time } absence { leaveDays } notFought { defender } }
       seats { letter vacant confirmed army openForReplacement }`,
    ),
  ).toMatchObject({
    name: 'The War of Tests',
    status: 'LOBBY',
    visibility: 'PRIVATE',
    format: 'CONQUEST',
    myRoles: ['ORGANISER'],
    members: [{ memberId: anna.id, displayName: 'Anna', roles: ['ORGANISER'], seat: null }],
    settings: {
      earlyLock: true,
      timeZone: 'Europe/Madrid',
      sealedVisibility: 'WHO',
      conquest: { turnLimit: null, capitalPoints: 2000 },
      cadence: { kind: 'WEEKLY', weekday: 7, time: '20:00' },
      absence: { leaveDays: 21 },
      notFought: { defender: 'ATTACK_SUCCEEDS' },
    },
    seats: Array.from('ABCDEF', (letter) => ({ letter, vacant: true, confirmed: false, army: null })),
  });
});

it('every fault is named by its field, and nothing is founded', async () => {
  const before = await table.snapshot();
  const outcome = await send(anna, 'createCampaign', {
    name: '  ',
    mapId: 'atlantis',
    settings: {
      timeZone: 'Middle/Earth',
      pauseDays: 0,
      cadence: { kind: 'WEEKLY', weeks: 1, weekday: 8, time: '25:00', hours: 3 },
      reminderHours: Array.from({ length: 11 }, (_, hour) => hour + 1),
    },
  });
  expect(faults(outcome)).toEqual([
    'name CAMPAIGN_NAME_EMPTY',
    'mapId CAMPAIGN_MAP_UNKNOWN',
    'settings.cadence INPUT_FIELD_UNKNOWN',
    'settings.cadence.weekday INPUT_NUMBER',
    'settings.cadence.time INPUT_SHAPE',
    'settings.timeZone INPUT_SHAPE',
    'settings.pauseDays INPUT_NUMBER',
    'settings.reminderHours SETTING_REMINDERS_TOO_MANY',
  ]);
  for (const { message } of outcome.answer?.['faults'] as { message: string }[])
    expect(message).toMatch(/^\S.*\.$/);
  expect(await table.snapshot()).toEqual(before);
});

it('a league takes no armies that last: it has no territories that could pay for recruits', async () => {
  const before = await table.snapshot();
  const league = { name: 'Winter', mapId: 'pelagonia', format: 'LEAGUE' };
  const lasting = { settings: { persistentArmies: true } };
  const fault = ['settings.persistentArmies SETTING_ARMIES_IN_LEAGUE'];
  expect(faults(await send(anna, 'createCampaign', { ...league, ...lasting }))).toEqual(fault);
  expect(await table.snapshot()).toEqual(before);
  const campaignId = await table.found(anna, league);
  expect(faults(await send(anna, 'updateCampaign', { campaignId, ...lasting }))).toEqual(fault);
  expect(await campaign(campaignId, 'settings { persistentArmies }')).toEqual({
    settings: { persistentArmies: false },
  });
});

it('in the lobby name, visibility and settings change, and what is left out stays', async () => {
  const id = await table.found(anna, { settings: { choiceHours: 12 } });
  await done(anna, 'updateCampaign', {
    campaignId: id,
    name: 'The Long War',
    visibility: 'UNLISTED',
    settings: { battleDays: 30, absence: { extensions: 3 } },
  });
  expect(
    await campaign(
      id,
      'name visibility settings { choiceHours battleDays absence { extensions leaveDays } }',
    ),
  ).toEqual({
    name: 'The Long War',
    visibility: 'UNLISTED',
    settings: { choiceHours: 12, battleDays: 30, absence: { extensions: 3, leaveDays: 21 } },
  });
  const before = await table.snapshot();
  const outcome = await send(anna, 'updateCampaign', { campaignId: id, settings: { battleDays: 0 } });
  expect(faults(outcome)).toEqual(['settings.battleDays INPUT_NUMBER']);
  expect(await table.snapshot()).toEqual(before);
});

it('whoever has seen an older version is refused, and nothing changes', async () => {
  const campaignId = await table.found(anna);
  const { version } = await done(anna, 'updateCampaign', { campaignId, expectedVersion: 1, name: 'Second' });
  const before = await table.snapshot();
  const stale = await send(anna, 'updateCampaign', { campaignId, expectedVersion: 1, name: 'Third' });
  expect(word(stale)).toBe('CAMPAIGN_STALE');
  expect(await table.snapshot()).toEqual(before);
  await done(anna, 'updateCampaign', { campaignId, expectedVersion: version, name: 'Third' });
});

it('of two who act on the same version at once, one is refused', async () => {
  const campaignId = await table.found(anna);
  const words = await Promise.all(
    ['One', 'Two'].map(async (name) =>
      word(await send(anna, 'updateCampaign', { campaignId, expectedVersion: 1, name })),
    ),
  );
  expect(words.sort()).toEqual(['CAMPAIGN_STALE', 'done']);
});

it('a mutation sent twice happens once, and a refusal stays a refusal', async () => {
  const input = { clientKey: randomUUID(), name: 'Once', mapId: 'pelagonia' };
  const [first, second] = await Promise.all([1, 2].map(() => done(anna, 'createCampaign', input)));
  expect(second).toEqual(first);
  const campaignId = String(first?.campaignId);
  const start = { clientKey: randomUUID(), campaignId };
  expect(word(await send(anna, 'startCampaign', start))).toBe('CAMPAIGN_SEATS_EMPTY');
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  expect(word(await send(anna, 'startCampaign', start))).toBe('CAMPAIGN_SEATS_EMPTY');
});

it('a clone has map and settings of the first, and a lobby of its own', async () => {
  const campaignId = await table.found(anna, { settings: { choiceHours: 7 } });
  const bela = await table.person('Bela');
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  const clone = await done(bela, 'cloneCampaign', { campaignId, name: 'The Rematch' });
  const { data } = await bela.visitor.ask(
    `{ campaign(id: "${clone.campaignId}") { name map { id } settings { choiceHours } seats { vacant }
       members { displayName roles } } }`,
  );
  expect(data?.['campaign']).toEqual({
    name: 'The Rematch',
    map: { id: 'pelagonia' },
    settings: { choiceHours: 7 },
    seats: Array.from({ length: 6 }, () => ({ vacant: true })),
    members: [{ displayName: 'Bela', roles: ['ORGANISER'] }],
  });
});

it('the defaults tell the deadlines to come in their zone, and what is wrong with a cadence', async () => {
  const ask = (args: string) =>
    table.service.visitor().ask(`{ campaignDefaults(${args}) { deadlines settings { timeZone } } }`);
  const { data } = await ask(
    'turns: 3, timeZone: "Pacific/Apia", cadence: { kind: DAYS, days: 2, time: "09:30" }',
  );
  const { deadlines, settings } = data?.['campaignDefaults'] as {
    deadlines: string[];
    settings: { timeZone: string };
  };
  expect(settings.timeZone).toBe('Pacific/Apia');
  const walls = deadlines.map((at) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Pacific/Apia', timeStyle: 'short' }),
  );
  expect(walls).toEqual(['09:30', '09:30', '09:30']);
  const wrong = await ask('cadence: { kind: DURATION, hours: 0 }');
  expect(wrong.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});
