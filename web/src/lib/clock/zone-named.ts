/** Without case and accents, and with the underscores that zone names have for spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, '_');

/** The one zone that somebody means who types its name or its city; none if several or no zones fit. */
export function zoneNamed(typed: string, zones: readonly string[]): string | undefined {
  const wanted = plain(typed);
  if (!wanted) return undefined;
  const whole = zones.find((zone) => plain(zone) === wanted);
  if (whole) return whole;
  const [only, another] = zones.filter((zone) => plain(zone).endsWith(`/${wanted}`));
  return another ? undefined : only;
}

/** As people call it: "Madrid", "New York", "UTC". */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
