/** Why the service cannot start, worded for the person who starts it: what is wrong and what to do. */
export class StartError extends Error {}
