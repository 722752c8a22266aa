import type { Language } from '@pelagonia/rules';
import type { Drawn } from './draw-plan.js';
import { planWords } from './plan-words.js';

/** The plan in words, for those who cannot see it. */
export function describePlan({ roles, plan }: Drawn, language: Language): string {
  const words = planWords[language];
  const { table, zones, areas, lines, spots, distances } = plan;
  const places = zones.map(({ side, name, use }) => {
    const tell = use === 'arrive' ? words.arrives : words.deploys;
    return tell(roles[side][language], name[language]);
  });
  const pieces = [...areas, ...lines, ...spots].map(
    ({ kind, name }) => name?.[language] ?? words.pieces[kind].toLowerCase(),
  );
  const lengths = distances.map(({ from, to }) => {
    const length = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
    return `${length} cm`;
  });
  return [
    words.table(table.width, table.depth),
    ...places,
    ...(pieces.length > 0 ? [words.terrain([...new Set(pieces)].join(', '))] : []),
    ...(lengths.length > 0 ? [words.distances([...new Set(lengths)].join(', '))] : []),
  ].join(' ');
}
