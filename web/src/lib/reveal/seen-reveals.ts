/** Which reveals have been watched in this browser: the last turn of each campaign. */
const key = (campaign: string) => `pelagonia.revealed.${campaign}`;

export function seenReveal(campaign: string, turn: number): boolean {
  return Number(localStorage.getItem(key(campaign)) ?? 0) >= turn;
}

export function markReveal(campaign: string, turn: number): void {
  if (!seenReveal(campaign, turn)) localStorage.setItem(key(campaign), String(turn));
}
