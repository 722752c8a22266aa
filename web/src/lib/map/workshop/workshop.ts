import type { CampaignMap, Words } from '@pelagonia/rules';
import type { Fonts } from '../paint/paint-names.js';
import { mapPainters, type Painters } from './painters.js';
import type { FontSource } from './page-fonts.js';
import type { Delivery, Task, Tile } from './tasks.js';

/** Milliseconds of painting after which it is looked what else has been asked for, or is no longer wanted. */
const stretch = 8;
/** Milliseconds that names wait for their fonts; then they are written in others, and anew when theirs have come. */
const patience = 600;

/** Takes tasks and hands out what they lead to; of the same tile only the last painting counts. */
export function workshop(
  deliver: (delivery: Delivery) => void,
  fontSet?: FontFaceSet,
  hire = mapPainters,
): (task: Task) => void {
  const waiting = new Map<number, Tile>();
  let painters: Painters | undefined;
  let scheduled = false;
  let mayWrite = !fontSet;

  const paintNext = (hands: Painters): boolean => {
    const tile = [...waiting.values()].find(({ layer }) => layer === 'land' || mayWrite);
    if (!tile) return false;
    waiting.delete(tile.id);
    deliver({ kind: 'tile', id: tile.id, picture: hands.paint(tile) });
    return true;
  };
  const work = () => {
    scheduled = false;
    const end = performance.now() + stretch;
    while (performance.now() < end) if (!painters || !paintNext(painters)) return;
    schedule();
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    setTimeout(work);
  };

  const write = () => {
    mayWrite = true;
    schedule();
  };

  return (task) => {
    switch (task.kind) {
      case 'open': {
        painters = hire(task.map, task.realm, task.look);
        if (!fontSet) return;
        setTimeout(write, patience);
        void loadFonts(fontSet, task.sources, task.look.fonts, lettersOn(task.map)).then((came) => {
          const late = mayWrite;
          write();
          if (!came || !late) return;
          painters?.reletter();
          deliver({ kind: 'fonts' });
        });
        return;
      }
      case 'realm':
        return painters?.realm(task.realm);
      case 'look':
        return painters?.look(task.look);
      case 'paint':
        waiting.set(task.tile.id, task.tile);
        return schedule();
      case 'leave':
        waiting.delete(task.id);
    }
  };
}

/** Every letter that is written on a map, so that fonts come in as many alphabets as it takes. */
function lettersOn({ territories, labels }: CampaignMap): string {
  const words: Words[] = [...territories.map(({ name }) => name), ...labels.map(({ text }) => text)];
  return [...new Set(words.flatMap(({ en, es }) => [...en, ...es]))].join('');
}

/** Whether any has come that was not there before. */
async function loadFonts(
  fontSet: FontFaceSet,
  sources: readonly FontSource[],
  { serif, sans }: Fonts,
  letters: string,
): Promise<boolean> {
  for (const { family, source, style, weight, range } of sources)
    fontSet.add(new FontFace(family, source, { style, weight, unicodeRange: range }));
  const faces = [`600 16px ${serif}`, `italic 500 16px ${serif}`];
  const loads = [...faces.map((face) => fontSet.load(face, letters)), fontSet.load(`650 16px ${sans}`, '0')];
  const loaded = await Promise.allSettled(loads);
  return loaded.some((load) => load.status === 'fulfilled' && load.value.length > 0);
}
