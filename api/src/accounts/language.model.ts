import { registerEnumType } from '@nestjs/graphql';
import type { Language } from './language.js';

/** GraphQL's names for our languages. */
export const LanguageModel = { EN: 'en', ES: 'es' } as const satisfies Record<string, Language>;

registerEnumType(LanguageModel, {
  name: 'Language',
  description: 'A language that the service speaks.',
  valuesMap: { EN: { description: 'English.' }, ES: { description: 'Spanish.' } },
});
