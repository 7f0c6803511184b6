/** Stands for a text that isn't known yet: its line is there, so nothing moves when it comes. */
export const awaited = '\u00a0'
