/** A word, and it with any one letter left out: two words that are one letter apart share such a form. */
export const withoutOneLetter = (word: string): string[] => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
]
