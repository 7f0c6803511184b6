/** One thing in each line, without the bullets that a pasted list brings along. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[•*–-]\s+/, '').trim())
    .filter(Boolean)
