import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldJournal } from '../../src/campaigns/journal/fold-journal.js';
import { DemoTable } from './demo-table.js';
import { sealedIn } from '../secrets/open-envelopes.js';

let table: DemoTable;

beforeAll(async () => {
  table = await DemoTable.lay(3);
}, 60_000);
afterAll(() => table.clear());

const previewFields = `... on CorrectionPreview { version holds voidTurns statusAfter
    turns { turn battlesVanished battlesAppeared territories { territory before after } ordersReplaced { seat fault } }
    missing { turn battles { key } choices { key } } map { territory before after } }
  ... on UserError { code } ... on InvalidInput { faults { field code } }`;

async function preview(events: readonly object[], letter = 'A') {
  const { id } = await table.look();
  return table.people
    .get(letter)!
    .ask(
      `query ($input: CorrectionPreviewInput!) { correctionPreview(input: $input) { __typename ${previewFields} } }`,
      { input: { campaignId: id, events } },
    );
}

const previewed = async (events: readonly object[]) =>
  (await preview(events)).data?.['correctionPreview'] as Record<string, unknown>;

const dump = (): Promise<unknown> =>
  table.database.query(`select (select json_agg(t order by number) from turn t) as turns,
    (select json_agg(b order by turn, key) from battle b) as battles,
    (select count(*) from journal_entry) as entries, (select version from campaign) as version`);

it('a result of the turn before is corrected, the map follows, and what it had brought is marked', async () => {
  await table.seal(
    new Map<string, unknown>([
      ['A', { attack: 'herons-bridge', ifTaken: 'FIGHT' }],
      ['B', { attack: 'herons-bridge', ifTaken: 'FIGHT' }],
    ]),
  );
  await table.reveal();
  const { turn } = await table.look();
  expect(turn.phase).toBe('REVEALED');
  const ready = (await table.journal({ turns: [1], codes: ['CONTEST_READY'] }))[0]!;
  const { player, other } = ready.parameters as Record<string, string>;
  const key = `contest:herons-bridge:${player}>${other}`;
  await table.rule(1, key, player, 'as reported');
  expect((await table.look()).turn.number).toBe(2);
  const holder = async () =>
    (await table.look()).holdings.find(({ territory }) => territory === 'herons-bridge')?.seat;
  expect(await holder()).toBe(player);

  const events = [{ turn: 1, key, winner: other }];
  const seen = await previewed(events);
  expect(seen).toMatchObject({
    __typename: 'CorrectionPreview',
    holds: true,
    voidTurns: [],
    missing: null,
    map: [{ territory: 'herons-bridge', before: player, after: other }],
    turns: [{ turn: 1, territories: [{ territory: 'herons-bridge', before: player, after: other }] }],
  });
  expect(await holder()).toBe(player);
  await table.change('applyCorrection', { version: seen['version'], events, reason: 'read the sheet again' });
  expect(await holder()).toBe(other);
  const told = await table.journal({ codes: ['CORRECTION_APPLIED'] });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    turn: 1,
    parameters: {
      reason: 'read the sheet again',
      events: [{ turn: 1, key, before: { winner: player }, after: { winner: other } }],
    },
  });
  expect(told[0]!.en).toContain('Anna corrected');
  expect(told[0]!.es).toContain('read the sheet again');
  expect(await table.journal({ turns: [1], codes: ['CHOICE_FORESEEN'] })).toHaveLength(1);
  const taken = await table.journal({ turns: [1], codes: ['TERRITORY_CHANGED'] });
  expect(taken.map(({ parameters, retractedBy }) => [parameters['player'], retractedBy !== null])).toEqual([
    [player, true],
    [other, false],
  ]);
});

it('a preview that is no longer true is refused, and nothing is changed by it', async () => {
  const [ready] = await table.journal({ turns: [1], codes: ['CONTEST_READY'] });
  const { player, other } = ready!.parameters as Record<string, string>;
  const events = [{ turn: 1, key: `contest:herons-bridge:${player}>${other}` }];
  const { version } = (await previewed(events)) as { version: number };
  await table.change('grantPoints', { seat: 'B', points: 100, reason: 'a birthday' });
  const before = await dump();
  const input = { version, events, reason: 'late' };
  expect(await table.change('applyCorrection', input)).toMatchObject({ code: 'CAMPAIGN_STALE' });
  expect(await dump()).toEqual(before);
});

it('what cannot be corrected is refused with the reason, and nothing is changed by it', async () => {
  const before = await dump();
  const [ready] = await table.journal({ turns: [1], codes: ['CONTEST_READY'] });
  const { player, other } = ready!.parameters as Record<string, string>;
  const key = `contest:herons-bridge:${player}>${other}`;
  expect(await previewed([{ turn: 2, key }])).toMatchObject({ code: 'CORRECTION_TURN_UNKNOWN' });
  expect(await previewed([{ turn: 9, key }])).toMatchObject({ code: 'CORRECTION_TURN_UNKNOWN' });
  expect(await previewed([{ turn: 1, key: 'field:x:A>B' }])).toMatchObject({
    code: 'CORRECTION_BATTLE_UNKNOWN',
  });
  expect(await previewed([{ turn: 1, key, winner: 'F' }])).toMatchObject({ code: 'BATTLE_OUTCOME_UNFIT' });
  expect(await previewed([{ turn: 1, key: 'order:A', answer: ['B', 'C'] }])).toMatchObject({
    code: 'CORRECTION_CHOICE_UNKNOWN',
  });
  expect(await previewed([])).toMatchObject({ faults: [{ field: 'events' }] });
  const { version } = await table.look();
  expect(
    await table.change('applyCorrection', { version, events: [{ turn: 1, key }], reason: ' ' }),
  ).toMatchObject({ faults: [{ code: 'REASON_MISSING' }] });
  expect(await dump()).toEqual(before);
});

it('nobody but a referee may look at a correction or apply it', async () => {
  const events = [{ turn: 1, key: 'field:x:A>B' }];
  const { errors } = await preview(events, 'B');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const before = await dump();
  await expect(table.change('applyCorrection', { version: 1, events, reason: 'no' }, 'B')).rejects.toThrow(
    'FORBIDDEN',
  );
  expect(await dump()).toEqual(before);
});

it('a late comer’s choice can be corrected as well, and his battle is void then', async () => {
  const [ready] = await table.journal({ turns: [1], codes: ['CONTEST_READY'] });
  const { player, other } = ready!.parameters as Record<string, string>;
  const choice = `contest:herons-bridge:${player}`;
  const events = [{ turn: 1, key: choice, answer: ['withdraw'] }];
  const seen = await previewed(events);
  expect(seen).toMatchObject({
    holds: true,
    turns: [{ turn: 1, battlesVanished: [`contest:herons-bridge:${player}>${other}`] }],
  });
  await table.change('applyCorrection', { version: seen['version'], events, reason: 'he had gone home' });
  const [row] = (await table.database.query('select status from battle')) as { status: string }[];
  expect(row?.status).toBe('void');
  const [answered] = (await table.database.query('select answer, settled_by from choice')) as object[];
  expect(answered).toEqual({ answer: 'withdraw', settled_by: 'ruled' });
});

it('a struck-out result of an ended turn reopens it, the next is void with all that was sealed for it', async () => {
  await table.seal(new Map<string, unknown>([['C', 'defend']]));
  const [ready] = await table.journal({ turns: [1], codes: ['CONTEST_READY'] });
  const { player, other } = ready!.parameters as Record<string, string>;
  const key = `contest:herons-bridge:${player}>${other}`;
  const events = [
    { turn: 1, key: `contest:herons-bridge:${player}`, answer: ['fight'] },
    { turn: 1, key, strike: true },
  ];
  const seen = await previewed(events);
  expect(seen).toMatchObject({ holds: false, voidTurns: [2], missing: { turn: 1, battles: [{ key }] } });
  const input = { version: seen['version'], events, reason: 'to be fought again', voidLaterTurns: true };
  expect(await table.change('applyCorrection', input)).toMatchObject({ __typename: 'CampaignChanged' });
  expect((await table.look()).turn).toMatchObject({ number: 1, phase: 'REVEALED' });
  const [left] = (await table.database.query(
    `select (select count(*) from turn)::int as turns,
            (select count(*) from void_turn)::int as put_away`,
  )) as object[];
  expect(left).toEqual({ turns: 1, put_away: 1 });
  expect(await sealedIn((sql, values) => table.database.query(sql, values))).toEqual([]);
  expect((await table.journal({ turns: [2] })).filter(({ retractedBy }) => retractedBy === null)).toEqual([]);
  await table.rule(1, key, player, 'fought again');
  expect((await table.look()).turn).toMatchObject({ number: 2, phase: 'ORDERING' });
  const [{ start }] = (await table.database.query('select start from turn where number = 2')) as [
    { start: { territories: object } },
  ];
  expect(foldJournal(await table.journal()).territories).toEqual(start.territories);
});

it('a result of the turn under way is corrected while others are still to be fought', async () => {
  for (let turns = 0; turns < 8; turns++) {
    await table.order();
    await table.reveal();
    if ((await table.look()).turn.phase === 'REVEALED' && (await table.open()).battles.length > 1) break;
    await table.settle();
  }
  const { turn } = await table.look();
  const { key, sides } = (await table.open()).battles[0]!;
  await table.rule(turn.number, key, sides[0], 'as reported');
  const events = [{ turn: turn.number, key, winner: sides[1] }];
  const seen = await previewed(events);
  expect(seen).toMatchObject({ holds: true, voidTurns: [], missing: null });
  await table.change('applyCorrection', { version: seen['version'], events, reason: 'misread' });
  const [row] = (await table.database.query(
    'select outcome, status from battle where turn = $1 and key = $2',
    [turn.number, key],
  )) as object[];
  expect(row).toEqual({ outcome: { winner: sides[1] }, status: 'settled' });
  expect((await table.look()).turn).toMatchObject({ number: turn.number, phase: 'REVEALED' });
});
