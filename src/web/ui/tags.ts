/** A list of tags with others added, from a list or a comma-separated text; duplicates in any case are skipped. */
export function withTags(tags: readonly string[], added: string | readonly string[]): string[] {
  const known = new Set(tags.map(lower))
  const words = (typeof added === 'string' ? added.split(',') : added).map((word) => word.trim().replace(/\s+/g, ' '))
  return [...tags, ...words.filter((word) => word && !known.has(lower(word)) && known.add(lower(word)))]
}

const lower = (word: string) => word.toLocaleLowerCase('en-US')
