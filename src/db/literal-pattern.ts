/** A pattern for `like` that finds the words as typed: its wildcards are literal. */
export const literalPattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`
