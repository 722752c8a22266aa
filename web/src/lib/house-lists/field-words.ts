import { m } from '../paraglide/messages.js';

const words: Readonly<Record<string, () => string>> = {
  name: () => m.list_name(),
  summary: () => m.list_summary(),
  text: () => m.list_text(),
  rules: () => m.list_special(),
  id: () => m.list_id(),
  edition: () => m.list_edition(),
  type: () => m.sheet_type(),
  size: () => m.list_size(),
  points: () => m.sheet_points(),
  attack: () => m.sheet_attack(),
  range: () => m.list_range(),
  hits: () => m.sheet_hits(),
  armour: () => m.list_armour(),
  command: () => m.sheet_command(),
  min: () => m.list_min(),
  max: () => m.list_max(),
  perArmy: () => m.list_per_army(),
  riders: () => m.sheet_riders(),
  attachesTo: () => m.list_attaches(),
};

/** What the editor calls the field at a place such as `units[4].points`; the line is told beside it. */
export function fieldWord(where: string): string {
  const field = where
    .split('.')
    .map((part) => part.replace(/\[\d+\]$/, ''))
    .findLast((part) => Object.hasOwn(words, part) && (part !== 'rules' || where.includes('].rules')));
  const word = field === undefined ? where : (words[field]?.() ?? where);
  const language = /\.(en|es)$/.exec(where)?.[1];
  if (language === 'en') return `“${m.list_in_english({ what: word })}”`;
  return language === 'es' ? `“${m.list_in_spanish({ what: word })}”` : `“${word}”`;
}
