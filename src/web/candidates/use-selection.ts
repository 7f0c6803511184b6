import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedCandidate } from '#contract/candidates.ts'
import { selectCandidates } from '#contract/many-candidates.ts'
import { call } from '../api.ts'
import { notifyError } from '../ui/notify.ts'
import { type CandidateList, filterOf } from './use-candidate-list.ts'

/** The selected candidates, on any page, or everyone the filter finds. Visible rows are as the list shows them now. */
export function useSelection(shown: CandidateList, listed: ListedCandidate[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, ListedCandidate>>(new Map())
  const inSight = new Map(listed.map((candidate) => [candidate.id, candidate]))
  const selecting = useMutation({
    mutationFn: () => call(selectCandidates, filterOf(shown)),
    onSuccess: ({ candidates }) => setKept(new Map(candidates.map((candidate) => [candidate.id, candidate]))),
    onError: (error) => notifyError('The candidates couldn’t be selected', { detail: error.message }),
  })
  const isWhole = selecting.data?.isWhole ?? true
  return {
    selected: [...kept.values()].map((candidate) => inSight.get(candidate.id) ?? candidate),
    /** How many of them stand on another page, or are hidden by a search or filter since. */
    outOfSight: [...kept.keys()].filter((id) => !inSight.has(id)).length,
    keepInSight: () => setKept(new Map([...kept].filter(([id]) => inSight.has(id)))),
    has: (id: string) => kept.has(id),
    select: (candidates: ListedCandidate[], isSelected: boolean) => {
      const next = new Map(kept)
      for (const candidate of candidates) isSelected ? next.set(candidate.id, candidate) : next.delete(candidate.id)
      setKept(next)
    },
    selectAll: () => selecting.mutate(),
    isSelecting: selecting.isPending,
    /** The filter finds more than the bulk limit. */
    isCut: !isWhole && kept.size === selecting.data?.candidates.length,
    clear: () => {
      setKept(new Map())
      selecting.reset()
    },
  }
}
export type Selection = ReturnType<typeof useSelection>
