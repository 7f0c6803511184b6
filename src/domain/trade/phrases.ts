/** Ways of writing a term that are not its name, as patterns; capital letters don't matter. */
export type Phrases = Readonly<Record<string, readonly RegExp[]>>

/** Each pattern with its term, made to find every occurrence. */
export const compile = (phrases: Phrases): { value: string; pattern: RegExp }[] =>
  Object.entries(phrases).flatMap(([value, patterns]) =>
    patterns.map(({ source }) => ({ value, pattern: new RegExp(source, 'gi') })),
  )

const wordList = (words: readonly RegExp[]): string => words.map(({ source }) => `(?:${source})`).join('|')

/** Words of two kinds close to each other, in either order: what is done, and what it is done to. */
export function together(some: readonly RegExp[], others: readonly RegExp[], distance = 45): RegExp {
  const [a, b] = [wordList(some), wordList(others)]
  const gap = `[^.;]{0,${distance}}?`
  return new RegExp(`\\b(?:${a})\\b${gap}\\b(?:${b})\\b|\\b(?:${b})\\b${gap}\\b(?:${a})\\b`)
}

/** Two different words of one kind close to each other. */
export const several = (words: readonly RegExp[], distance = 45): RegExp => {
  const all = wordList(words)
  return new RegExp(`\\b(?<first>${all})\\b[^.;]{1,${distance}}?\\b(?!\\k<first>\\b)(?:${all})\\b`)
}
