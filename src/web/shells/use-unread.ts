import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { countNotices, countUnread } from '#contract/unread.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { followNews, useIsCut } from '../news.ts'

const pollMilliseconds = 30_000

/** How much is unread, as it changes. */
export function useUnread(endpoint: typeof countNotices | typeof countUnread): number {
  const queryClient = useQueryClient()
  useEffect(() => followNews(queryClient), [queryClient])
  const refetchInterval = useIsCut() ? pollMilliseconds : false
  return useQuery({ ...endpointQuery(endpoint, {}), refetchInterval }).data?.count ?? 0
}

export const shownCount = (count: number) => (count > 99 ? '99+' : count)
