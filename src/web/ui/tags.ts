/** A list of words with those of a comma-separated text added; what is there already, in whatever case, is not added again. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const known = new Set(tags.map(lower))
  const added = typed.split(',').map((word) => word.trim().replace(/\s+/g, ' '))
  return [...tags, ...added.filter((word) => word && !known.has(lower(word)) && known.add(lower(word)))]
}

const lower = (word: string) => word.toLocaleLowerCase('en-US')
