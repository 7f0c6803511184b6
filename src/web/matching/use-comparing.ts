import { useState } from 'react'
import type { Match } from '#contract/matching.ts'
import { comparedLimit } from '#contract/shortlists.ts'

/** Whom to put side by side, in the order in which they were chosen, from whichever page of a list. */
export function useComparing() {
  const [chosen, setChosen] = useState<Match[]>([])
  const isChosen = ({ talent }: Match) => chosen.some((one) => one.talent.id === talent.id)
  return {
    chosen,
    isFull: chosen.length >= comparedLimit,
    isChosen,
    toggle: (match: Match) =>
      setChosen(isChosen(match) ? chosen.filter(({ talent }) => talent.id !== match.talent.id) : [...chosen, match]),
    drop: (ids: readonly string[]) => setChosen((now) => now.filter(({ talent }) => !ids.includes(talent.id))),
  }
}
export type Comparing = ReturnType<typeof useComparing>
