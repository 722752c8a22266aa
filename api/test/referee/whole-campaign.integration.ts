import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldJournal } from '../../src/campaigns/journal/fold-journal.js';
import { DemoTable } from './demo-table.js';

let table: DemoTable;

beforeAll(async () => {
  table = await DemoTable.lay(2);
}, 60_000);
afterAll(() => table.clear());

type Row = {
  winners: string[];
  now: {
    territories: Record<string, { owner: string | null; garrison: number; ruins: boolean }>;
    names?: Record<string, string>;
    bonus?: Record<string, number>;
  };
};

/** What the journal says came of the campaign, and what the tables say. */
async function foldAndTables() {
  const [row] = (await table.database.query(
    `select c.winners, coalesce(c.final_state, t.start) as now from campaign c
       join turn t on t.campaign_id = c.id and t.number = c.turn`,
  )) as Row[];
  const { winners, now } = row!;
  const { territories, names, bonus, winners: told } = foldJournal(await table.journal());
  return {
    fold: { territories, names, bonus, winners: told },
    tables: { territories: now.territories, names: now.names ?? {}, bonus: now.bonus ?? {}, winners },
  };
}

async function expectFoldToHold(): Promise<void> {
  const { fold, tables } = await foldAndTables();
  expect(fold).toEqual(tables);
}

type Preview = {
  holds: boolean;
  version: number;
  voidTurns: number[];
  map: { territory: string }[];
  missing: {
    turn: number;
    battles: { key: string; defender: string }[];
    choices: { key: string; among: string[] }[];
  } | null;
};

async function preview(events: readonly object[]): Promise<Preview> {
  const { id } = await table.look();
  const { correctionPreview } = await table.ask<{ correctionPreview: Preview }>(
    'A',
    `query ($input: CorrectionPreviewInput!) { correctionPreview(input: $input) { ... on CorrectionPreview {
       version holds voidTurns map { territory }
       missing { turn battles { key defender } choices { key among } } } ... on UserError { code } } }`,
    { input: { campaignId: id, events } },
  );
  return correctionPreview;
}

/** Battles of some turns with the other side as the winner. */
async function otherWinners(
  turns: readonly number[],
): Promise<{ turn: number; key: string; winner: string }[]> {
  const rulings = await table.journal({ turns, codes: ['BATTLE_RULED'] });
  return rulings.flatMap(({ turn, parameters }) => {
    const key = String(parameters['key']);
    const after = parameters['after'] as { winner?: string };
    const winner = /(\w+)[>+](\w+)$/
      .exec(key)!
      .slice(1)
      .find((side) => side !== after.winner);
    return winner === undefined ? [] : [{ turn, key, winner }];
  });
}

it('a campaign of six over twelve turns, by GraphQL alone, comes to its winner, and its journal tells all of it', async () => {
  for (let turn = 1; turn <= 3; turn++) {
    await table.playTurn();
    await expectFoldToHold();
  }
  await table.change('grantPoints', { seat: 'C', points: 500, reason: 'for a fine report' });
  const open = (await table.turnAt(4))!.territories.find(({ seat }) => seat === null)!;
  await table.change('giveTerritory', { territory: open.territory, seat: 'B', reason: 'a slip last turn' });
  await table.change('renameTerritory', {
    territory: open.territory,
    name: 'Slip',
    reason: 'to remember it',
  });
  await expectFoldToHold();
  await table.playToTheEnd();
  const { status, winners, turn } = await table.look();
  expect(status).toBe('FINISHED');
  expect(winners.length).toBeGreaterThan(0);
  expect(turn.number).toBe(12);
  await expectFoldToHold();
  const numbers = (await table.journal()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}, 240_000);

/** A correction with rulings on whatever it needs besides, until all that was played since stands. */
async function completed(event: object): Promise<{ events: object[]; seen: Preview }> {
  const events = [event];
  for (;;) {
    const seen = await preview(events);
    if (seen.missing === null || events.length > 40) return { events, seen };
    const { turn, battles, choices } = seen.missing;
    events.push(...battles.map(({ key, defender }) => ({ turn, key, winner: defender })));
    events.push(
      ...choices.map(({ key, among }) => ({ turn, key, answer: among[0] === 'fight' ? ['fight'] : among })),
    );
  }
}

it('a correction of an early turn reaches the present, and journal and tables still agree', async () => {
  let applied: Preview | undefined;
  for (const event of await otherWinners([1, 2, 3, 4, 5])) {
    const { events, seen } = await completed(event);
    if (!seen.holds || seen.map.length === 0) continue;
    const input = { version: seen.version, events, reason: 'the sheets were mixed up' };
    expect(await table.change('applyCorrection', input)).toMatchObject({ __typename: 'CampaignChanged' });
    applied = seen;
    break;
  }
  expect(applied).toBeDefined();
  await expectFoldToHold();
  const entries = await table.journal();
  expect(entries.filter(({ code }) => code === 'CORRECTION_APPLIED')).toHaveLength(1);
  expect(entries.some(({ retractedBy }) => retractedBy !== null)).toBe(true);
}, 120_000);

it('one that no longer holds is refused, and with consent reopens its turn, from where the campaign ends anew', async () => {
  let found: { event: object; preview: Preview } | undefined;
  for (const event of await otherWinners([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])) {
    // What the first correction has made void cannot be corrected.
    const seen = await preview([event]);
    if (seen.missing != null) found ??= { event, preview: seen };
  }
  expect(found).toBeDefined();
  const { version, missing, voidTurns } = found!.preview;
  const before = await foldAndTables();
  const input = { version, events: [found!.event], reason: 'the wrong side was entered' };
  expect(await table.change('applyCorrection', input)).toMatchObject({ code: 'CORRECTION_VOIDS_TURNS' });
  expect(await foldAndTables()).toEqual(before);
  expect(voidTurns.length).toBeGreaterThan(0);
  const answer = await table.change('applyCorrection', { ...input, voidLaterTurns: true });
  expect(answer).toMatchObject({ __typename: 'CampaignChanged' });
  const reopened = await table.look();
  expect(reopened).toMatchObject({ status: 'RUNNING', turn: { number: missing!.turn, phase: 'REVEALED' } });
  await expectFoldToHold();
  await table.settle();
  await table.playToTheEnd();
  expect((await table.look()).status).toBe('FINISHED');
  await expectFoldToHold();
}, 240_000);
