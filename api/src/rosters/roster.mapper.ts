import {
  checkRoster,
  describeInputFault,
  type InputFault,
  type Roster,
  rosterNames,
  type RosterReport,
} from '@pelagonia/rules';
import { oneLine } from '../campaigns/written-text.js';
import { FieldFault } from '../errors/user-error.js';
import type { Honours } from './roster-honours.js';
import type { RosterInput } from './roster.inputs.js';
import type { RosterList } from './roster-lists.js';
import type { RosterContentModel, RosterFaultModel, RosterReportModel } from './roster.models.js';

/** What was given, as the rules read it. */
export function documentOf({ name, army, size, entries }: RosterInput): unknown {
  const called = oneLine(name ?? '');
  return {
    ...(called !== '' && { name: called }),
    army,
    size,
    entries: entries.map(({ unit, count, items, mount, veteran }) => ({
      unit,
      count,
      items,
      ...(mount != null && { mount }),
      ...(veteran != null && { veteran: veteran.trim() }),
    })),
  };
}

export function contentView(
  { name, army, size, entries }: Roster,
  found: RosterList | undefined,
  honours: Honours = new Map(),
): RosterContentModel {
  const roster = { army, size, entries };
  return {
    name: name ?? null,
    army,
    size,
    entries: entries.map(({ unit, count, items, mount, veteran }) => ({
      unit,
      count,
      items,
      mount: mount ?? null,
      veteran: veteran ?? null,
      honour: (veteran !== undefined && honours.get(veteran)) || null,
    })),
    report: found ? reportView(checkRoster(found.list, found.armoury, roster), found) : null,
    listUrl: found?.listUrl ?? null,
  };
}

function reportView(
  { total, units, breakPoint, faults }: RosterReport,
  found: RosterList,
): RosterReportModel {
  return { total, units, breakPoint, faults: faults.map((fault) => faultView(fault, found)) };
}

function faultView(fault: InputFault, found: RosterList): RosterFaultModel {
  const name = rosterNames(found.list, found.armoury, 'en');
  return { code: fault.code, where: fault.where, message: describeInputFault(fault, 'en', name) };
}

/** Faults of a roster as faults of the input that held it. */
export function fieldFaults(field: string, faults: readonly InputFault[], found?: RosterList): FieldFault[] {
  const name = found && rosterNames(found.list, found.armoury, 'en');
  return faults.map(
    (fault) =>
      new FieldFault(
        fault.where === '' ? field : `${field}.${fault.where}`,
        fault.code,
        describeInputFault(fault, 'en', name),
      ),
  );
}
