/** PostgreSQL's text holds neither NUL nor half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Where in a parsed value the first text is that can't be stored; undefined when all of it can. */
export function unstorablePath(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.')
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = isStorable(key) ? unstorablePath(part, [...path, key]) : path.join('.')
    if (found !== undefined) return found
  }
  return undefined
}

/** The same value without what can't be stored, for text that nobody can be asked to correct. */
export function withStorableText<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(withStorableText) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withStorableText(part)])) as T
}
