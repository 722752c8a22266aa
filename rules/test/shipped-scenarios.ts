import { readdirSync, readFileSync } from 'node:fs';
import {
  checkGeneralPart,
  checkScenario,
  type Checked,
  describeInputFault,
  type GeneralPart,
  type Scenario,
} from '../src/index.js';

const folder = new URL('../../scenarios/', import.meta.url);

/** The names of the scenarios in the tree: every folder under `scenarios/`. */
export const shippedScenarios: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function sound<T>(file: string, check: (input: unknown) => Checked<T>): T {
  const checked = check(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (checked.ok) return checked.value;
  throw new Error(checked.faults.map((fault) => describeInputFault(fault, 'en')).join('\n'));
}

/** A scenario of the tree; fails with every fault in words. */
export const shippedScenario = (name: string): Scenario => sound(`${name}/scenario.json`, checkScenario);

export const shippedGeneralPart = (): GeneralPart => sound('general.json', checkGeneralPart);

export const shippedLibrary = (): Scenario[] => shippedScenarios.map(shippedScenario);
