import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type CandidateList, candidateListQuery, listSearch } from './use-candidate-list.ts'

/** The previous and next candidate in the list the admin came from, across pages. J goes forward and K goes back. */
export function useNeighbors(id: string, shown: CandidateList, tab: string | undefined, isPaused: boolean) {
  const navigate = useNavigate()
  const pageQuery = (page: number) => ({ ...candidateListQuery({ ...shown, page }), placeholderData: undefined })
  const { data: list } = useQuery(pageQuery(shown.page))
  const position = list ? list.candidates.findIndex((candidate) => candidate.id === id) : -1
  const isFirst = position === 0 && shown.page > 1
  const isLast = position >= 0 && position === (list?.candidates.length ?? 0) - 1 && shown.page < (list?.pageCount ?? 1)
  const { data: before } = useQuery({ ...pageQuery(shown.page - 1), enabled: isFirst })
  const { data: after } = useQuery({ ...pageQuery(shown.page + 1), enabled: isLast })

  const goTo = (neighbor: { id: string } | undefined, page: number) =>
    neighbor &&
    (() =>
      void navigate({
        to: '/admin/candidates/$id',
        params: { id: neighbor.id },
        search: { ...listSearch({ ...shown, page }), tab },
      }))
  const previous = isFirst
    ? goTo(before?.candidates.at(-1), shown.page - 1)
    : goTo(list?.candidates[position - 1], shown.page)
  const next = isLast
    ? goTo(after?.candidates[0], shown.page + 1)
    : position < 0
      ? undefined
      : goTo(list?.candidates[position + 1], shown.page)

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
