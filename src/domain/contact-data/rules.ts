/** Patterns that are tried only on a text with what all of them need: a short look spares most messages the long ones. */
export type Rule = { needs: RegExp; patterns: readonly RegExp[] }

export const matchesOf = (rules: readonly Rule[], text: string): RegExpExecArray[] =>
  rules.flatMap(({ needs, patterns }) =>
    needs.test(text) ? patterns.flatMap((pattern) => [...text.matchAll(pattern)]) : [],
  )

/** In small letters, sign by sign: a pattern for both cases takes much longer to compile. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}
