/** Patterns that are tried only on a text with what all of them need: a short look spares most messages the long ones.
 * Most are for small letters, into which the text is brought: a pattern for both cases takes much longer to compile. */
export type Rule = { needs: RegExp; patterns: readonly RegExp[] }

export const matchesOf = (rules: readonly Rule[], text: string): RegExpExecArray[] =>
  rules.flatMap(({ needs, patterns }) =>
    needs.test(text) ? patterns.flatMap((pattern) => [...text.matchAll(pattern)]) : [],
  )
