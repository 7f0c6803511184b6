/** A pattern for `like` that finds the words as typed: its wildcards are literal. */
export const literalPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
