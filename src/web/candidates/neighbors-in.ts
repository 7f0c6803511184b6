type Page = { candidates: readonly { id: string }[]; pageCount: number }
type Neighbor = { id: string; page: number; position: number }

const idsOf = (page: Page | undefined) => page?.candidates.map(({ id }) => id) ?? []

/** Where someone stands in a page of a list; -1 when they aren't in it. */
export const positionIn = (id: string, list: Page | undefined): number =>
  list?.candidates.findIndex((candidate) => candidate.id === id) ?? -1

/**
 * Who stands before and after someone in a list, across its pages; the pages around are needed only at the ends of one. Someone
 * whom a decision took out of the list is followed by whoever moved up to the position they had; where that isn't known, by the first of
 * the page.
 */
export function neighborsIn(
  id: string,
  page: number,
  { list, before, after }: { [key in 'list' | 'before' | 'after']?: Page | undefined },
  hadPosition = 0,
) {
  const [ids, earlier] = [idsOf(list), idsOf(before)]
  const found = positionIn(id, list)
  const position = found >= 0 ? found : list ? hadPosition : -1
  const following = found >= 0 ? position + 1 : position
  const needsBefore = position === 0 && page > 1
  const needsAfter = position >= 0 && following >= ids.length && page < (list?.pageCount ?? 1)
  const at = (ids: readonly string[], position: number, page: number): Neighbor | undefined => {
    const id = ids[position]
    return id ? { id, page, position } : undefined
  }
  return {
    needsBefore,
    needsAfter,
    previous: needsBefore ? at(earlier, earlier.length - 1, page - 1) : at(ids, position - 1, page),
    next: needsAfter ? at(idsOf(after), 0, page + 1) : position < 0 ? undefined : at(ids, following, page),
  }
}
