/** `C O N TA C T` is one word set wide. Only where most of the pieces are single letters is it read as such. */
export function joinSpacedLetters(text: string): string {
  const pieces = text.split(' ')
  const single = pieces.filter((piece) => /^\p{L}$/u.test(piece)).length
  const isSpaced = pieces.length >= 3 && single >= 3 && single >= pieces.length * 0.5
  if (isSpaced) return text.replaceAll(' ', '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  // A large first letter set apart from the rest of its word.
  return text.replace(/(?<![\p{L}\d])([B-HJ-Z]) (?=\p{Ll}{2,})/gu, '$1')
}
