/** Words for `@` that mean nothing else between two names; those of other languages are translated before. */
export const saidAt = 'arr?oba|arobase?'
/** Words for the dot in an address. */
export const saidDot = 'd[o0]t|dott|full ?stop'
