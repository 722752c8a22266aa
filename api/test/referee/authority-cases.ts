import { type AuthorityCase, sends, start, type World } from '../lobby/authority-world.js';
import { done, type Outcome, type Person } from '../lobby/table.js';

const referees = { referee: 'done' };
const reason = 'Seen on the sheets.';
const territory = 'herons-bridge';
const events = [{ turn: 1, key: 'field:x:A>B' }];

async function preview({ campaignId }: World, { visitor }: Pick<Person, 'visitor'>): Promise<Outcome> {
  const { data, errors } = await visitor.ask(
    `query ($input: CorrectionPreviewInput!) {
       correctionPreview(input: $input) { __typename ... on UserError { code } } }`,
    { input: { campaignId, events } },
  );
  return {
    answer: data?.['correctionPreview'] as Outcome['answer'],
    error: errors?.[0]?.extensions.code,
  };
}

/** The referee's part of the table. In a turn whose orders are sealed nothing can be corrected yet. */
export const refereeCases: readonly AuthorityCase[] = [
  {
    action: 'previewCorrection',
    expects: { referee: 'CORRECTION_TURN_UNKNOWN' },
    prepare: start,
    attempt: preview,
  },
  {
    action: 'applyCorrection',
    expects: { referee: 'CAMPAIGN_STALE' },
    prepare: start,
    attempt: sends('applyCorrection', () => ({ version: 0, events, reason })),
  },
  {
    action: 'giveTerritory',
    expects: referees,
    prepare: start,
    attempt: sends('giveTerritory', () => ({ territory, seat: 'A', reason })),
  },
  {
    action: 'takeTerritory',
    expects: referees,
    prepare: async (world) => {
      await start(world);
      const { people, campaignId } = world;
      await done(people.referee, 'giveTerritory', { campaignId, territory, seat: 'A', reason });
    },
    attempt: sends('takeTerritory', () => ({ territory, reason })),
  },
  {
    action: 'renameTerritory',
    expects: referees,
    prepare: start,
    attempt: sends('renameTerritory', () => ({ territory, name: 'Slip', reason })),
  },
  {
    action: 'grantPoints',
    expects: referees,
    prepare: start,
    attempt: sends('grantPoints', () => ({ seat: 'A', points: 100, reason })),
  },
];
