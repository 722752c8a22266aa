import { checkDisplayName } from '../accounts/checks/check-display-name.js';
import { writtenText } from '../campaigns/written-text.js';
import { FieldFault } from '../errors/user-error.js';

/** What can be wrong with a field of the lobby's inputs. Codes are part of the API and never reused. */
const sentences = {
  CAMPAIGN_NAME_EMPTY: 'Give the campaign a name.',
  CAMPAIGN_NAME_TOO_LONG: 'The name is too long; use at most 60 characters.',
  CAMPAIGN_NAME_UNPRINTABLE: 'The name holds characters that cannot be shown; leave them out.',
  CAMPAIGN_NAME_MISMATCH: 'Type the name of the campaign to confirm.',
  CAMPAIGN_MAP_UNKNOWN: 'There is no such map; choose one of those offered.',
  INVITATION_LIFETIME_INVALID: 'Choose a lifetime of 1 to 90 days.',
  INVITATION_USES_INVALID: 'Choose between 1 and 100 uses, and one use for a seat.',
  INVITATION_SEAT_NEEDLESS: 'Only a player is invited to a seat; leave it out.',
  REASON_EMPTY: 'Give a reason; all can read it.',
  REASON_TOO_LONG: 'Use at most 500 characters.',
  MESSAGE_TOO_LONG: 'Use at most 500 characters.',
  EMAIL_MALFORMED: 'This is not an e-mail address; write it like name@example.org.',
} as const;
export type LobbyFaultCode = keyof typeof sentences;

export function fieldFault(field: string, code: LobbyFaultCode): FieldFault {
  return new FieldFault(field, code, sentences[code]);
}

const nameFaults = {
  DISPLAY_NAME_EMPTY: 'CAMPAIGN_NAME_EMPTY',
  DISPLAY_NAME_TOO_LONG: 'CAMPAIGN_NAME_TOO_LONG',
} as const;

/** A campaign is called by the same rules as a person. */
export function checkCampaignName(text: string): { name: string } | { fault: FieldFault } {
  const checked = checkDisplayName(text);
  if ('value' in checked) return { name: checked.value };
  const known = new Map<string, LobbyFaultCode>(Object.entries(nameFaults)).get(checked.fault);
  return { fault: fieldFault('name', known ?? 'CAMPAIGN_NAME_UNPRINTABLE') };
}

const longestWords = 500;

/** A few words for others to read. */
export function checkWords(
  field: string,
  text: string | null | undefined,
  faults: { empty?: LobbyFaultCode; tooLong: LobbyFaultCode },
): { words: string | undefined } | { fault: FieldFault } {
  const words = writtenText(text ?? '');
  if (words.length > longestWords) return { fault: fieldFault(field, faults.tooLong) };
  if (words !== '') return { words };
  return faults.empty === undefined ? { words: undefined } : { fault: fieldFault(field, faults.empty) };
}
