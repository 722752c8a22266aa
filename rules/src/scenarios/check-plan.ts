import type { Report } from '../input/fault.js';
import { checkIdsDiffer, type Draft } from '../input/read-value.js';
import { type Area, cornersOf, type Plan, type Spot } from './plan.js';

type Course = readonly Draft<Spot>[];

/** The plan holds together: everything lies on the table, and what is measured can be measured. */
export function checkPlan(plan: Draft<Plan>, objectives: ReadonlySet<string>, report: Report): void {
  const { zones = [], areas = [], lines = [], spots = [], arrows = [], distances = [], markers = [] } = plan;
  const onTable = tableCheck(plan.table, report);
  checkIdsDiffer(zones, 'plan.zones', report);
  for (const [field, list] of [['zones', zones] as const, ['areas', areas] as const]) {
    list.forEach(({ area }, index) => checkArea(area, `plan.${field}[${index}].area`, onTable, report));
  }
  for (const [field, list] of [['lines', lines] as const, ['arrows', arrows] as const]) {
    list.forEach(({ course }, index) =>
      checkCourse(course, `plan.${field}[${index}].course`, 2, onTable, report),
    );
  }
  for (const [field, list] of [
    ['areas', areas] as const,
    ['lines', lines] as const,
    ['spots', spots] as const,
    ['zones', zones] as const,
  ]) {
    list.forEach(({ label }, index) => onTable(label, `plan.${field}[${index}].label`));
  }
  spots.forEach(({ at }, index) => onTable(at, `plan.spots[${index}].at`));
  distances.forEach((one, index) => checkDistance(one, `plan.distances[${index}]`, onTable, report));
  markers.forEach(({ at, objectives: named = [] }, index) => {
    const where = `plan.markers[${index}]`;
    onTable(at, `${where}.at`);
    for (const objective of named) {
      if (objectives.has(objective)) continue;
      report('SCENARIO_OBJECTIVE_UNKNOWN', `${where}.objectives`, { objective });
    }
  });
}

type OnTable = (spot: Draft<Spot> | undefined, where: string) => void;

function tableCheck(table: Draft<Plan['table']> | undefined, report: Report): OnTable {
  const { width, depth } = table ?? {};
  if (width === undefined || depth === undefined) return () => undefined;
  return (spot, where) => {
    const [x = 0, y = 0] = spot ?? [];
    if (x > width || y > depth) report('SCENARIO_OFF_TABLE', where, { x, y, width, depth });
  };
}

function checkArea(area: Draft<Area> | undefined, where: string, onTable: OnTable, report: Report): void {
  if (area?.kind === 'polygon' || area?.kind === 'blob') {
    checkCourse(area.points, `${where}.points`, 3, onTable, report);
  }
  if (area?.kind === 'rectangle' && area.at && area.size) onTable(cornersOf(area as Area)[2], where);
}

function checkCourse(
  course: Course | undefined,
  where: string,
  least: number,
  onTable: OnTable,
  report: Report,
): void {
  if (course === undefined) return;
  if (course.length < least) report('SCENARIO_POINTS_TOO_FEW', where, { least });
  course.forEach((spot, index) => onTable(spot, `${where}[${index}]`));
}

/** Straight across or straight down, so that a ruler on the table finds the same whole centimetres. */
function checkDistance(
  { from, to }: Draft<Plan['distances'][number]>,
  where: string,
  onTable: OnTable,
  report: Report,
): void {
  onTable(from, `${where}.from`);
  onTable(to, `${where}.to`);
  if (from === undefined || to === undefined) return;
  const across = from[0] !== to[0];
  const down = from[1] !== to[1];
  if (across === down) report('SCENARIO_DISTANCE_CROOKED', where, {});
}
