/** How the child reports what is wrong; any other exit means it hit a limit. */
export const exitCodes = { damaged: 10, tooManyPixels: 11 } as const
