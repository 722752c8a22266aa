import type { Reroute } from '@sveltejs/kit';
import { deLocalizeUrl } from '$lib/paraglide/runtime.js';

/** `/es/map` and `/map` are one route: the language part of an address is not part of the route. */
export const reroute: Reroute = ({ url }) => deLocalizeUrl(url).pathname;
