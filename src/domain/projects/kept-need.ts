import type { ProjectNeed } from './need.ts'

/** Whether the texts say all that is asked; a need that only weighs says nothing else. */
export const isAsRead = (need: ProjectNeed | null): boolean =>
  need === null || (need.readsTerms && need.hoursPerWeek === null && need.weeks === null && need.overlap === null)

/** A need as it is kept: what is read each time isn't, and one that says nothing is none. */
export function keptNeed(need: ProjectNeed): ProjectNeed | null {
  if (!need.readsTerms) return need
  const kept = { ...need, must: [], nice: [], not: [] }
  return isAsRead(kept) && Object.keys(kept.emphasis).length === 0 ? null : kept
}

/** The same weights, and everything else as the texts say it. */
export const readAgain = ({ emphasis }: Pick<ProjectNeed, 'emphasis'>): ProjectNeed => ({
  readsTerms: true,
  must: [],
  nice: [],
  not: [],
  hoursPerWeek: null,
  weeks: null,
  overlap: null,
  emphasis,
})
