import { m } from '../paraglide/messages.js';
import type { AuthorPart } from '../generated/operations.js';
import type { OpenCampaign } from '../campaign/open-campaign.svelte.js';
import type { Headline, SectionId } from './newspaper.js';

type Names = Pick<OpenCampaign, 'seatName' | 'placeName'>;

export const sectionWords: Record<SectionId, () => string> = {
  battles: () => m.chronicle_section_battles(),
  land: () => m.chronicle_section_land(),
  ruins: () => m.chronicle_section_ruins(),
  honours: () => m.chronicle_section_honours(),
  rulings: () => m.chronicle_section_rulings(),
  table: () => m.chronicle_section_table(),
  brief: () => m.chronicle_section_brief(),
};

export function headlineWords({ kind, player, other, territory, winners }: Headline, names: Names): string {
  const [seat, enemy, place] = [names.seatName(player), names.seatName(other), names.placeName(territory)];
  const ended = () =>
    winners.length === 0
      ? m.chronicle_headline_ended()
      : m.chronicle_headline_victory({ seats: winners.map((one) => names.seatName(one)).join(', ') });
  const words: Record<Headline['kind'], () => string> = {
    CAMPAIGN_ENDED: ended,
    CAMPAIGN_FINISHED_EARLY: ended,
    PLAYER_ELIMINATED: () => m.chronicle_headline_fallen({ seat, enemy }),
    CAPITAL_RAZED: () => m.chronicle_headline_razed({ seat, place }),
    CONTEST_WON: () => m.chronicle_headline_contest({ seat, enemy, place }),
    DEFENCE_LOST: () => m.chronicle_headline_taken({ seat, enemy, place }),
    ASSAULT_WON: () => m.chronicle_headline_assault({ seat, place }),
    MEETING_WON: () => m.chronicle_headline_meeting({ seat, enemy }),
    OPEN_TAKEN: () => m.chronicle_headline_open({ seat, place }),
    DEFENCE_WON: () => m.chronicle_headline_held({ seat, enemy, place }),
    ASSAULT_FAILED: () => m.chronicle_headline_walls({ seat, place }),
    LEAGUE_WON: () => m.league_headline_won({ seat, enemy }),
    LEAGUE_DRAWN: () => m.league_headline_drawn({ seat, enemy }),
    CAMPAIGN_STARTED: () => m.chronicle_headline_started(),
  };
  return words[kind]();
}

export const partWords: Record<AuthorPart, () => string> = {
  PLAYER: () => m.chronicle_part_player(),
  STAND_IN: () => m.chronicle_part_stand_in(),
  REFEREE: () => m.chronicle_part_referee(),
  ORGANISER: () => m.chronicle_part_organiser(),
};
