import { json } from '@sveltejs/kit';
import { libraryEntries } from '$lib/library/search/library-entries.js';
import { shelf } from '$lib/server/library/shelf.js';

export const prerender = true;

/** The index that the search reads, in the language of its address. */
export const GET = (): Response => json(libraryEntries(shelf()));
