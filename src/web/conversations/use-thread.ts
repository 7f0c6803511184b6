import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listMessages, listThreads, type Message, markThreadRead, readThread } from '#contract/conversations.ts'
import { countUnread } from '#contract/unread.ts'
import { call } from '../api.ts'
import { endpointKey, endpointQuery, resourceKey } from '../endpoint-query.ts'
import { useIsCut } from '../news.ts'

const pollMilliseconds = 2000

/** A conversation with its messages, oldest first. What was new on entering stays marked until one leaves. */
export function useThread(id: string) {
  const isCut = useIsCut()
  const refetchInterval = isCut ? pollMilliseconds : false
  const thread = useQuery({ ...endpointQuery(readThread, { id }), refetchInterval })
  const pages = useInfiniteQuery({
    queryKey: [...endpointKey(listMessages, { id }), 'pages'],
    queryFn: ({ pageParam, signal }) => call(listMessages, { id, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.hasEarlier ? page.messages[0]?.number : undefined),
    refetchInterval,
  })
  const newest = pages.data?.pages[0]
  const messages = pages.data ? inOrder(pages.data.pages.flatMap((page) => page.messages)) : undefined
  const [readOnEntering, setReadOnEntering] = useState<number>()
  if (newest && readOnEntering === undefined) setReadOnEntering(newest.readByMe)
  useMarkRead(id, messages, thread.data?.side ?? null, newest?.readByMe ?? 0)
  return { thread, pages, messages, readByOther: newest?.readByOther ?? 0, readOnEntering: readOnEntering ?? 0 }
}

/** Pages that were read at different times may overlap by a message. */
export const inOrder = (messages: Message[]): Message[] =>
  [...new Map(messages.map((message) => [message.number, message])).values()].sort((a, b) => a.number - b.number)

/** What is on a screen that someone looks at counts as read. */
function useMarkRead(id: string, messages: Message[] | undefined, side: string | null, readByMe: number) {
  const queryClient = useQueryClient()
  const through = messages?.findLast((message) => message.side !== side)?.sideNumber ?? 0
  useEffect(() => {
    if (side === null || through <= readByMe) return
    const mark = async () => {
      if (document.visibilityState !== 'visible') return
      await call(markThreadRead, { id, through }).catch(() => {})
      await Promise.all(
        [endpointKey(listThreads), resourceKey(countUnread)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    }
    void mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, side, through, readByMe, queryClient])
}
