/** Ways of writing a term that are not its name, as patterns; capital letters don't matter. */
export type Phrases = Readonly<Record<string, readonly RegExp[]>>

/** One pattern per term that finds every occurrence. */
export const compile = (phrases: Phrases): { value: string; pattern: RegExp }[] =>
  Object.entries(phrases).map(([value, patterns]) => ({
    value,
    pattern: new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'gi'),
  }))
