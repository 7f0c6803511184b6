export type Path = readonly (string | number)[]
export type Conflict = { path: Path; mine: unknown; theirs: unknown }

/**
 * Merges two edits field by field: what only one side changed is taken from that side. Where both did, mine stays until its
 * owner chooses.
 */
export function merge<T>(base: T, mine: T, theirs: T): { merged: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const merged = mergePart(base, mine, theirs, [], conflicts)
  return { merged: merged as T, conflicts }
}

function mergePart(base: unknown, mine: unknown, theirs: unknown, path: Path, conflicts: Conflict[]): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  const all = [base, mine, theirs]
  if (all.every(isStringList)) return mergeStringLists(base as string[], mine as string[], theirs as string[])
  // Entries have no ids: as long as none were added or removed, they are matched by index.
  const isTogether = all.every(isRecord) || (all.every(Array.isArray) && new Set(all.map(lengthOf)).size === 1)
  if (!isTogether) {
    conflicts.push({ path, mine, theirs })
    return mine
  }
  const [b, m, t] = all as Record<string, unknown>[]
  const entries = Object.keys({ ...t, ...m }).map((key) => {
    const step = Array.isArray(mine) ? Number(key) : key
    return [key, mergePart(b?.[key], m?.[key], t?.[key], [...path, step], conflicts)] as const
  })
  return Array.isArray(mine) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Contains what either side added, and not what either side removed. */
function mergeStringLists(base: string[], mine: string[], theirs: string[]): string[] {
  const kept = mine.filter((word) => theirs.includes(word) || !base.includes(word))
  return [...kept, ...theirs.filter((word) => !mine.includes(word) && !base.includes(word))]
}

/** The same with another value at one place. */
export function withValueAt<T>(whole: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T
  const part = withValueAt((whole as Record<string | number, unknown>)[key], rest, value)
  return (Array.isArray(whole) ? whole.with(Number(key), part) : { ...whole, [key]: part }) as T
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isRecord = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part)
const isStringList = (part: unknown) => Array.isArray(part) && part.every((word) => typeof word === 'string')
const lengthOf = (part: unknown) => (part as unknown[]).length
