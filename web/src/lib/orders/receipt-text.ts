import type { SealedByMeFragment } from '../generated/operations.js';

/** A receipt as plain lines that a person can keep anywhere, and a script can read. */
export function receiptText(
  campaign: { readonly id: string; readonly name: string },
  { turn, seat, commitment, nonce, sealedAt }: Omit<SealedByMeFragment, '__typename'>,
): string {
  return [
    `campaign: ${campaign.name} (${campaign.id})`,
    `turn: ${turn}`,
    `seat: ${seat}`,
    `sealed: ${new Date(sealedAt).toISOString()}`,
    `commitment: ${commitment}`,
    `nonce: ${nonce}`,
    '',
  ].join('\n');
}
