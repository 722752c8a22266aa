import { alphabetOf } from '$lib/library/search/alphabet.js';
import { libraryEntries } from '$lib/library/search/library-entries.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ letters: alphabetOf(libraryEntries(shelf())) });
