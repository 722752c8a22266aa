import { link } from '../../words/link.js';

/** Where a rule stands that facts and the journal cite by its number: the anchors there are in small letters. */
export const rulePath = (number: string): string => link(`/library/rules#${number.toLowerCase()}`);
