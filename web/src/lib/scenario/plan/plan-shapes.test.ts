import { readdirSync, readFileSync } from 'node:fs';
import { checkScenario, type Scenario } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { describePlan } from './describe-plan.js';
import { planLegend } from './plan-legend.js';
import { planSheet } from './plan-shapes.js';
import type { Lettering } from './shape.js';

const folder = new URL('../../../../../scenarios/', import.meta.url);
const library: [string, Scenario][] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const checked = checkScenario(JSON.parse(readFileSync(new URL(`${name}/scenario.json`, folder), 'utf8')));
    if (!checked.ok) throw new Error(`${name} is not sound`);
    return [name, checked.value];
  });

/** Letters are 6.4 cm high where the sheet is narrowest, and half as wide on average; shields and discs have a size. */
function boxOf({
  at,
  text,
  anchor,
  size,
}: Lettering): Record<'left' | 'right' | 'top' | 'bottom', number> & { text: string } {
  const height = size === undefined ? 5 : size * 1.4;
  const width = size === undefined ? text.length * 3.1 : size * 1.3;
  const left = at.x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return { text, left, right: left + width, top: at.y - height / 2, bottom: at.y + height / 2 };
}

describe.each(library)('the plan of %s', (_, scenario) => {
  const sheet = planSheet(scenario, 'en');
  const shapes = [...sheet.field, ...sheet.lettering];
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

  it('is made of numbers that can be drawn', () => {
    for (const shape of shapes) {
      if (shape.kind === 'path') expect(shape.d).toMatch(/^M[-\d. MLQaZ]+$/);
    }
  });

  it('writes every distance of the data beside its line', () => {
    const written = texts.filter(({ look }) => look === 'measure-text').map(({ text }) => text);
    const measured = scenario.plan.distances.map(
      ({ from, to }) => `${Math.hypot(from[0] - to[0], from[1] - to[1])} cm`,
    );
    expect(written).toEqual(measured);
  });

  it('gives every zone its letter, and explains every zone and numbered place below', () => {
    const letters = texts.filter(({ look }) => look.startsWith('badge-letter')).map(({ text }) => text[0]);
    expect(letters).toEqual(scenario.plan.zones.map(({ side }) => (side === 'attacker' ? 'A' : 'D')));
    const legend = planLegend(scenario, 'es').map(({ text }) => text);
    for (const { name } of scenario.plan.zones) expect(legend.join('\n')).toContain(name.es);
    for (const { name } of scenario.plan.markers) expect(legend).toContain(name.es);
  });

  it.each(['en', 'es'] as const)(
    'keeps its lettering on the table and apart on the smallest screen (%s)',
    (language) => {
      const boxes = planSheet(scenario, language).lettering.flatMap((shape) =>
        shape.kind === 'text' && !/scale|title/.test(shape.look) ? [boxOf(shape)] : [],
      );
      const { width, depth } = scenario.plan.table;
      for (const { left, right, top, bottom, text } of boxes) {
        const inside = left >= -1 && right <= width + 1 && top >= -1 && bottom <= depth + 1;
        expect([text, inside]).toEqual([text, true]);
      }
      boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect([a.text, b.text, apart]).toEqual([a.text, b.text, true]);
        }
      });
    },
  );

  it('is told in words as well, in both languages', () => {
    const { width, depth } = scenario.plan.table;
    expect(describePlan(scenario, 'en')).toContain(`${width} by ${depth} cm`);
    expect(describePlan(scenario, 'es')).toContain(`${width} por ${depth} cm`);
    for (const { name } of scenario.plan.zones) expect(describePlan(scenario, 'es')).toContain(name.es);
  });
});
