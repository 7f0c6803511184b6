type Page = { candidates: readonly { id: string }[]; pageCount: number }
type Neighbor = { id: string; page: number }

/** Who stands before and after someone in a list, across its pages; the pages around are needed only at the ends of one. */
export function neighborsIn(
  id: string,
  page: number,
  { list, before, after }: { [key in 'list' | 'before' | 'after']?: Page | undefined },
) {
  const ids = list?.candidates.map((candidate) => candidate.id) ?? []
  const position = ids.indexOf(id)
  const needsBefore = position === 0 && page > 1
  const needsAfter = position >= 0 && position === ids.length - 1 && page < (list?.pageCount ?? 1)
  const at = (found: string | undefined, page: number): Neighbor | undefined =>
    found ? { id: found, page } : undefined
  return {
    needsBefore,
    needsAfter,
    previous: needsBefore ? at(before?.candidates.at(-1)?.id, page - 1) : at(ids[position - 1], page),
    next: needsAfter ? at(after?.candidates[0]?.id, page + 1) : at(position < 0 ? undefined : ids[position + 1], page),
  }
}
