import { splitTags } from '#domain/tags.ts'

/** A list of tags with others added, from a list or a comma-separated text; duplicates in any case are skipped. */
export function withTags(tags: readonly string[], added: string | readonly string[]): string[] {
  const known = new Set(tags.map(lower))
  const words = (typeof added === 'string' ? splitTags(added) : added).map((word) => word.trim().replace(/\s+/g, ' '))
  return [...tags, ...words.filter((word) => word && !known.has(lower(word)) && known.add(lower(word)))]
}

/** Has a comma that ends a tag been typed? One in parentheses that are still open doesn't. */
export const endsTag = (text: string): boolean => splitTags(text.replace(/\([^)]*$/, '')).length > 1

/** What a screen reader is told of a change; undefined when there is none. */
export function tagsMessage(before: readonly string[], after: readonly string[]): string | undefined {
  const added = after.filter((tag) => !before.includes(tag))
  const removed = before.filter((tag) => !after.includes(tag))
  if (added.length > 0) return `${added.join(', ')} added`
  return removed.length > 0 ? `${removed.join(', ')} removed` : undefined
}

const lower = (word: string) => word.toLocaleLowerCase('en-US')
