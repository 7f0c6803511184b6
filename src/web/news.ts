import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Longer than the server stays silent: then something in between holds the stream back. */
const silenceMilliseconds = 45_000

let isCut = false
const watchers = new Set<() => void>()
const setCut = (next: boolean) => {
  if (isCut === next) return
  isCut = next
  for (const watch of watchers) watch()
}

/** Whether the stream doesn't get through, so that pages have to ask from time to time. */
export const useIsCut = () =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => isCut,
  )

let followers = 0
let unfollow = () => {}

/** One stream for each page, however many parts of it follow. */
export function followNews(queryClient: QueryClient): () => void {
  if (followers++ === 0) unfollow = openStream(queryClient)
  return () => {
    if (--followers === 0) unfollow()
  }
}

/** While someone looks at the page, it hears what is new: a hidden tab would take a connection from the others. */
function openStream(queryClient: QueryClient): () => void {
  let stream: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    for (const queryKey of [['threads'], ['unread-threads'], ['notices'], ['unread-notices']])
      void queryClient.invalidateQueries({ queryKey })
  }
  const hear = () => {
    setCut(false)
    clearTimeout(silence)
    silence = setTimeout(() => setCut(true), silenceMilliseconds)
  }
  const close = () => {
    clearTimeout(silence)
    stream?.close()
    stream = undefined
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') return close()
    if (stream) return
    stream = new EventSource('/api/news')
    stream.addEventListener('beat', hear)
    stream.addEventListener('thread', () => {
      hear()
      refresh()
    })
    stream.addEventListener('error', () => {
      setCut(true)
      // A refusal ends the stream for good; the page tries again when someone comes back to it.
      if (stream?.readyState === EventSource.CLOSED) close()
    })
    refresh()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
