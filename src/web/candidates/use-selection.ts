import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedCandidate } from '#contract/candidates.ts'
import { selectCandidates } from '#contract/many-candidates.ts'
import { call } from '../api.ts'
import { notifyError } from '../ui/notify.ts'
import { pageEdits } from '../ui/page-edits.ts'
import { currentOf, inSightOf, type Selected, selectedFrom, withSelected } from './selected.ts'
import { type CandidateList, filterOf } from './use-candidate-list.ts'

/** The selected candidates, on any page, or everyone the filter finds. */
export function useSelection(shown: CandidateList, listed: ListedCandidate[]) {
  const [kept, setKept] = useState<Selected>(new Map())
  const inSight = inSightOf(kept, listed)
  const selecting = useMutation({
    mutationFn: () => call(selectCandidates, filterOf(shown)),
    onSuccess: ({ candidates }) => setKept(selectedFrom(candidates)),
    onError: (error) => notifyError('The candidates couldn’t be selected', { detail: error.message }),
  })
  const isWhole = selecting.data?.isWhole ?? true
  return {
    selected: currentOf(kept, listed),
    /** How many of them stand on another page, or are hidden by a search or filter since. */
    outOfSight: kept.size - inSight.size,
    keepInSight: () => setKept(inSight),
    has: (id: string) => kept.has(id),
    select: (candidates: ListedCandidate[], isSelected: boolean) => setKept(withSelected(kept, candidates, isSelected)),
    selectAll: () => {
      pageEdits.note()
      selecting.mutate()
    },
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
