import type { ListedCandidate } from '#contract/candidates.ts'

/** The selected candidates by id, as they were when they were selected. */
export type Selected = ReadonlyMap<string, ListedCandidate>

export const selectedFrom = (candidates: ListedCandidate[]): Selected =>
  new Map(candidates.map((candidate) => [candidate.id, candidate]))

export function withSelected(kept: Selected, candidates: ListedCandidate[], isSelected: boolean): Selected {
  const next = new Map(kept)
  for (const candidate of candidates) isSelected ? next.set(candidate.id, candidate) : next.delete(candidate.id)
  return next
}

export const inSightOf = (kept: Selected, listed: ListedCandidate[]): Selected =>
  selectedFrom(listed.filter(({ id }) => kept.has(id)))

/** Visible ones as the list shows them now. */
export const currentOf = (kept: Selected, listed: ListedCandidate[]): ListedCandidate[] => [
  ...new Map([...kept, ...inSightOf(kept, listed)]).values(),
]
