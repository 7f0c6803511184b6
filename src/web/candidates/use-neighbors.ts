import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isTyping } from '../ui/is-typing.ts'
import { neighborsIn, positionIn } from './neighbors-in.ts'
import { type CandidateList, candidateListQuery, listSearch } from './use-candidate-list.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where in the list the candidate of this page stood when they were opened. */
    listPosition?: number | undefined
  }
}

/** The previous and next candidate in the list the admin came from, across pages. Unless they are off, J goes forward and K goes back. */
export function useNeighbors(id: string, shown: CandidateList, tab: string | undefined, areKeysOff: boolean) {
  const navigate = useNavigate()
  const pageQuery = (page: number) => ({ ...candidateListQuery({ ...shown, page }), placeholderData: undefined })
  const { data: list } = useQuery(pageQuery(shown.page))
  const had = useLastPosition(id, list)
  const { needsBefore, needsAfter } = neighborsIn(id, shown.page, { list }, had)
  const { data: before } = useQuery({ ...pageQuery(shown.page - 1), enabled: needsBefore })
  const { data: after } = useQuery({ ...pageQuery(shown.page + 1), enabled: needsAfter })
  const neighbors = neighborsIn(id, shown.page, { list, before, after }, had)

  const goTo = (neighbor: typeof neighbors.next) =>
    neighbor &&
    (() =>
      void navigate({
        to: '/admin/candidates/$id',
        params: { id: neighbor.id },
        search: { ...listSearch({ ...shown, page: neighbor.page }), tab },
        state: { listPosition: neighbor.position },
      }))
  const previous = goTo(neighbors.previous)
  const next = goTo(neighbors.next)

  useEffect(() => {
    if (areKeysOff) return
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'j') next?.()
      if (key === 'k') previous?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return { previous, next }
}

/** Where someone was last seen in the list, for when a decision takes them out of it. The history keeps where they were opened. */
function useLastPosition(id: string, list: Parameters<typeof positionIn>[1]): number {
  const opened = useLocation({ select: ({ state }) => state.listPosition })
  const position = positionIn(id, list)
  const last = useRef({ id, position })
  if (position >= 0 || last.current.id !== id) last.current = { id, position }
  return last.current.position < 0 ? (opened ?? 0) : last.current.position
}
