import { JsonSource } from './json-source.mjs';
import { sourceFaultSentences } from './sentences.mjs';

/** @typedef {import('./json-source.mjs').Position} Position */
/** @typedef {{ position: Position, code: string, sentence: string }} FileFault */
/** @typedef {{ kind: import('./places.mjs').ContentKind, text: string, id?: string | undefined }} ContentText `id`: what its folder is called */

/**
 * All that is wrong with files of the library, each fault with its line.
 * @param {typeof import('../../rules/src/index.js')} rules
 * @param {readonly ContentText[]} files
 * @param {'en' | 'es'} language
 * @returns {FileFault[][]} for each file, in the order of its lines
 */
export function checkFiles(rules, files, language) {
  const read = files.map((file) => ({ ...file, source: new JsonSource(file.text) }));
  const legible = read.filter(({ source }) => source.value !== undefined);
  const found = rules.libraryFaults(legible.map(({ kind, source }) => ({ kind, content: source.value })));
  return read.map((file) => {
    const { source, id } = file;
    const faults = source.faults.map(({ position, code, parameters }) => ({
      position,
      code,
      sentence: sourceFaultSentences(code, language, parameters),
    }));
    for (const fault of found[legible.indexOf(file)] ?? []) {
      const field = 'field' in fault.parameters ? fault.parameters.field : undefined;
      faults.push({
        position: source.find(fault.where, field),
        code: fault.code,
        sentence: rules.describeContentFault(fault, language),
      });
    }
    const named = Object(source.value).id;
    if (id !== undefined && typeof named === 'string' && named !== id) {
      const code = 'CONTENT_ID_NOT_FOLDER';
      const sentence = sourceFaultSentences(code, language, { id: named.slice(0, 40), folder: id });
      faults.push({ position: source.find('id'), code, sentence });
    }
    return faults.sort((a, b) => a.position.line - b.position.line || a.position.column - b.position.column);
  });
}
