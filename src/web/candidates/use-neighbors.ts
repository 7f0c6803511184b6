import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { neighborsIn } from './neighbors-in.ts'
import { type CandidateList, candidateListQuery, listSearch } from './use-candidate-list.ts'

/** The previous and next candidate in the list the admin came from, across pages. J goes forward and K goes back. */
export function useNeighbors(id: string, shown: CandidateList, tab: string | undefined, isPaused: boolean) {
  const navigate = useNavigate()
  const pageQuery = (page: number) => ({ ...candidateListQuery({ ...shown, page }), placeholderData: undefined })
  const { data: list } = useQuery(pageQuery(shown.page))
  const { needsBefore, needsAfter } = neighborsIn(id, shown.page, { list })
  const { data: before } = useQuery({ ...pageQuery(shown.page - 1), enabled: needsBefore })
  const { data: after } = useQuery({ ...pageQuery(shown.page + 1), enabled: needsAfter })
  const neighbors = neighborsIn(id, shown.page, { list, before, after })

  const goTo = (neighbor: typeof neighbors.next) =>
    neighbor &&
    (() =>
      void navigate({
        to: '/admin/candidates/$id',
        params: { id: neighbor.id },
        search: { ...listSearch({ ...shown, page: neighbor.page }), tab },
      }))
  const previous = goTo(neighbors.previous)
  const next = goTo(neighbors.next)

  useEffect(() => {
    if (isPaused) return
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'j') next?.()
      if (event.key === 'k') previous?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return { previous, next }
}
