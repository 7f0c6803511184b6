/** Leads to the first of these fields that is drawn; a field inside one that is drawn as a whole leads to that. */
export function focusField(paths: readonly string[], within: ParentNode = document) {
  const drawn = paths.flatMap(withParents).map((path) => within.querySelector<HTMLElement>(`[data-path="${path}"]`))
  drawn.find(Boolean)?.focus()
}

/** `a.b.c`, `a.b`, `a` */
const withParents = (path: string): string[] =>
  path.split('.').map((_, index, keys) => keys.slice(0, keys.length - index).join('.'))
