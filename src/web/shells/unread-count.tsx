import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countUnread } from '#contract/unread.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { followNews, useIsCut } from '../news.ts'
import classes from './sidebar.module.css'

const pollMilliseconds = 30_000

/** In how many conversations there is something to read. */
export function UnreadCount() {
  const queryClient = useQueryClient()
  useEffect(() => followNews(queryClient), [queryClient])
  const isCut = useIsCut()
  const { data } = useQuery({ ...endpointQuery(countUnread, {}), refetchInterval: isCut ? pollMilliseconds : false })
  if (!data?.count) return null
  return (
    <span className={classes.count}>
      {data.count > 99 ? '99+' : data.count}
      <span className="g-visually-hidden"> with unread messages</span>
    </span>
  )
}
