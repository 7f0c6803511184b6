import { useState } from 'react'
import { comparedLimit } from '#contract/shortlists.ts'

/** Whom to put side by side, in the order in which they were chosen. */
export function useComparing() {
  const [chosen, setChosen] = useState<string[]>([])
  return {
    chosen,
    isFull: chosen.length >= comparedLimit,
    isChosen: (id: string) => chosen.includes(id),
    toggle: (id: string) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
  }
}
export type Comparing = ReturnType<typeof useComparing>
