import { m } from '../paraglide/messages.js';

export const tabIds = ['table', 'battles', 'chronicle', 'seats', 'armies', 'desk'] as const;
export type TabId = (typeof tabIds)[number];

export interface Tab {
  readonly id: TabId;
  /** Under the campaign's own address; the first page has none. */
  readonly path: '' | `/${string}`;
  readonly label: () => string;
  /** Pages with addresses of their own that belong to it. */
  readonly besides?: readonly `/${string}`[];
}

const tabs: Record<TabId, Tab> = {
  table: { id: 'table', path: '', label: () => m.campaign_tab_table() },
  battles: { id: 'battles', path: '/battles', label: () => m.campaign_tab_battles() },
  chronicle: { id: 'chronicle', path: '/chronicle', label: () => m.campaign_tab_chronicle() },
  seats: { id: 'seats', path: '/seats', label: () => m.campaign_tab_seats() },
  armies: {
    id: 'armies',
    path: '/armies',
    label: () => m.campaign_tab_armies(),
    besides: ['/army', '/lists'],
  },
  desk: { id: 'desk', path: '/desk', label: () => m.campaign_tab_desk() },
};
const lobby: Tab = { id: 'table', path: '', label: () => m.campaign_tab_lobby() };

/** A league has no map to make war on. */
const leagueTab: Tab = { id: 'table', path: '', label: () => m.campaign_tab_league() };

/** Before it begins there is only the lobby, and the desk for those who keep it. */
export function tabsOf(begun: boolean, { desk, league }: { desk: boolean; league: boolean }): readonly Tab[] {
  const first = league ? leagueTab : tabs.table;
  const open = begun ? [first, tabs.battles, tabs.chronicle, tabs.seats, tabs.armies] : [lobby];
  return desk ? [...open, tabs.desk] : open;
}
