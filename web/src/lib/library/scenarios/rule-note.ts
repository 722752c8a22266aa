import type { SpecialRule } from '@pelagonia/rules';
import { say } from '../say.js';

export interface RuleNote {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What a roll brings, and what is added to it. */
  readonly rolls?: readonly { readonly roll: string; readonly text: string }[];
  readonly modifiers?: readonly { readonly value: string; readonly text: string }[];
}

export const ruleNote = ({ id, title, text, table, modifiers }: SpecialRule): RuleNote => ({
  id,
  name: say(title),
  text: say(text),
  ...(table && {
    rolls: table.map(({ from, to, text: told }) => ({
      roll: to === undefined ? `${from}+` : from === to ? `${from}` : `${from}–${to}`,
      text: say(told),
    })),
  }),
  ...(modifiers && {
    modifiers: modifiers.map(({ value, text: told }) => ({
      value: value > 0 ? `+${value}` : `−${Math.abs(value)}`,
      text: say(told),
    })),
  }),
});
