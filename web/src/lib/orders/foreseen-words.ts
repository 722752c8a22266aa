import type { ForeseenCase } from '@pelagonia/rules';
import { figure } from '../library/say.js';
import { m } from '../paraglide/messages.js';

/** What follows in one case, in a sentence. */
export function foreseenSentence({ code, battle }: ForeseenCase, other: string): string {
  const [own, theirs] = [figure(battle?.own ?? 0), figure(battle?.theirs ?? 0)];
  const garrison = figure(battle?.garrison ?? 0);
  switch (code) {
    case 'UNOWNED':
      return battle ? m.table_case_unowned_assault({ own, theirs }) : m.table_case_unowned();
    case 'OWNER_DEFENDS':
      return battle?.kind === 'siege'
        ? m.table_case_defends_siege({ other, own, theirs, garrison })
        : m.table_case_defends({ other, own, theirs });
    case 'OWNER_AWAY':
      return battle ? m.table_case_away_assault({ other, own, theirs }) : m.table_case_away({ other });
    case 'OWNER_ATTACKS_YOU':
      return m.table_case_meeting({ other, own, theirs });
    case 'RIVAL_FIRST':
      return m.table_case_rival({ other, own, theirs });
  }
}
