import { terrains, type Terrain } from './campaign-map.js';
import type { LabelDraft, MapDraft, RealmDraft, RiverDraft, WayDraft } from './map-draft.js';
import { readTerritory } from './read-territory.js';
import {
  quote,
  readChoice,
  readCount,
  readFields,
  readId,
  readList,
  readObject,
  readPosition,
  readText,
  readWords,
  type Read,
} from './shape.js';
import type { Report } from './violation.js';

/** The one format there is so far; a file names it so that later ones can be told apart. */
export const mapFormat = 1;

const facts = ['$schema', 'format', 'id', 'version', 'name', 'summary'] as const;
const drawings = ['legend', 'terrain', 'lands'] as const;
const lists = ['realms', 'territories', 'ways', 'rivers', 'labels'] as const;

/** Reads the shapes of a map file; what they mean together is not looked at here. */
export function readMapFile(input: unknown, report: Report): MapDraft | undefined {
  const file = readObject(input, '', [...facts, ...drawings, ...lists], report);
  if (file === undefined) return undefined;
  if (file.$schema !== undefined) readText(file.$schema, '$schema', report);
  if (file.format !== mapFormat) report('MAP_FORMAT_UNKNOWN', 'format', { found: quote(file.format) });

  const all = <T>(field: keyof typeof file, read: Read<T>): T[] =>
    readList(file[field], field, read, report).filter((item) => item !== undefined);
  const any = <T>(field: keyof typeof file, read: Read<T>): T[] =>
    file[field] === undefined ? [] : all(field, read);
  return {
    id: readId(file.id, 'id', report),
    version: readCount(file.version, 'version', report),
    name: readWords(file.name, 'name', report),
    summary: readWords(file.summary, 'summary', report),
    legend: readLegend(file.legend, report),
    terrain: all('terrain', readRow),
    lands: any('lands', readRow),
    realms: all('realms', readRealm),
    territories: all('territories', readTerritory),
    ways: all('ways', readWay),
    rivers: any('rivers', readRiver),
    labels: any('labels', readLabel),
  };
}

/** Characters are code points, so a legend may use any sign; the space is kept for "no hex here". */
function readLegend(value: unknown, report: Report): Map<string, Terrain | undefined> {
  const fields = readFields(value, 'legend', report) ?? new Map<string, unknown>();
  return new Map(
    Array.from(fields, ([character, terrain]) => {
      if (character === ' ' || [...character.slice(0, 4)].length !== 1) {
        report('MAP_LEGEND_CHARACTER', 'legend', { character: quote(character) });
      }
      return [character, readChoice(terrain, `legend[${quote(character)}]`, terrains, report)] as const;
    }),
  );
}

/** A row may be blank: a gap in the drawing. An unreadable one leaves a gap too, so that the rows below keep place. */
function readRow(value: unknown, where: string, report: Report): string {
  if (typeof value === 'string') return value;
  report('MAP_SHAPE', where, { expected: 'text' });
  return '';
}

function readRealm(value: unknown, where: string, report: Report): RealmDraft | undefined {
  const fields = readObject(value, where, ['id', 'name'], report);
  return (
    fields && {
      where,
      id: readId(fields.id, `${where}.id`, report),
      name: readWords(fields.name, `${where}.name`, report),
    }
  );
}

function readWay(value: unknown, where: string, report: Report): WayDraft | undefined {
  const fields = readObject(value, where, ['kind', 'between', 'course'], report);
  if (fields === undefined) return undefined;
  const between = readList(fields.between, `${where}.between`, readId, report);
  if (Array.isArray(fields.between) && between.length !== 2) {
    report('MAP_SHAPE', `${where}.between`, { expected: 'pair' });
  }
  return {
    where,
    kind: readChoice(fields.kind, `${where}.kind`, ['road', 'lane'], report),
    between,
    course: readList(fields.course, `${where}.course`, readPosition, report),
  };
}

function readRiver(value: unknown, where: string, report: Report): RiverDraft | undefined {
  const fields = readObject(value, where, ['name', 'course'], report);
  return (
    fields && {
      where,
      name: fields.name === undefined ? undefined : readWords(fields.name, `${where}.name`, report),
      course: readList(fields.course, `${where}.course`, readPosition, report),
    }
  );
}

function readLabel(value: unknown, where: string, report: Report): LabelDraft | undefined {
  const fields = readObject(value, where, ['text', 'at', 'kind'], report);
  return (
    fields && {
      where,
      text: readWords(fields.text, `${where}.text`, report),
      at: readPosition(fields.at, `${where}.at`, report),
      kind: readChoice(fields.kind, `${where}.kind`, ['water', 'land'], report),
    }
  );
}
