import { getContext, setContext } from 'svelte';

const key = Symbol('settings are told');

/** In all that stands inside the calling component, settings are told instead of asked for. */
export const tellSettings = (): boolean => setContext(key, true);
export const settingsAreTold = (): boolean => getContext<boolean | undefined>(key) ?? false;
