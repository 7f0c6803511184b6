/** How the child says what it found wrong; any other end is a limit it ran into. */
export const exitCodes = { damaged: 10, tooManyPixels: 11 } as const
