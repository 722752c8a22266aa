import { browser } from '$app/environment';

/** Whether the page was on the screen before its scripts: then none of it may come later. */
export const prerendered = !browser || document.querySelector('.frame') !== null;
