/** A list's address after a change: only what differs from the usual. Another search, filter or order begins at page 1. */
export function listAddress<S extends { page: number }>(
  usual: S,
  shown: S,
  changes: Partial<S>,
): { [key in keyof S]?: string } {
  const next = Object.entries({ ...shown, page: 1, ...changes })
  const differing = next.filter(
    ([key, value]) => value !== undefined && String(value) !== String(usual[key as keyof S]),
  )
  return Object.fromEntries(differing.map(([key, value]) => [key, String(value)])) as { [key in keyof S]?: string }
}
