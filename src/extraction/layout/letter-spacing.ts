/** `C O N TA C T` is one word set wide. Only where most of the pieces are single letters is it read as such. */
export function joinSpacedLetters(text: string): string {
  if (!/(?:^| )\p{L}(?: |$)/u.test(text)) return text
  const pieces = text.split(' ')
  const single = pieces.filter((piece) => /^\p{L}$/u.test(piece)).length
  const isSpaced = pieces.length >= 3 && single >= 3 && single >= pieces.length * 0.5
  if (isSpaced) return text.replaceAll(' ', '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  // Large first letters, each set apart from the rest of its word.
  const hasLargeLetters = /^\p{Lu} \p{Ll}+(?: \p{Lu} \p{Ll}+)*$/u.test(text)
  return hasLargeLetters ? text.replace(/(\p{Lu}) (?=\p{Ll})/gu, '$1') : text
}
