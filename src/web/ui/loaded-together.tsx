import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { type Loadable, Loaded } from './loaded.tsx'
import { loadingWhile } from './loading-while.ts'

/** A part that failed is tried again, but the page doesn't wait for it. */
const unanswered = { predicate: ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0 }

/** Whoever comes back to a page finds it where they left it: all of it is known, and nothing has to wait. */
const shownBefore = new Set<string>()

type Props<T> = ComponentProps<typeof Loaded<T>> & { above: ReactNode }

/** Loaded content below parts that load by themselves, all shown at once when everything the page first asked for is answered. */
export function LoadedTogether<T>({ above, query, ...loaded }: Props<T>) {
  const isSettled = useIsSettled(loaded.what, query)
  return (
    <>
      <div hidden={!isSettled}>{above}</div>
      <Loaded {...loaded} query={loadingWhile(!isSettled, query)} />
    </>
  )
}

/** Stays so: what is asked for later, by a dialog for instance, hides nothing again. */
function useIsSettled(what: string, { data }: Loadable<unknown>): boolean {
  const queryClient = useQueryClient()
  useIsFetching(unanswered)
  const [isSettled, setSettled] = useState(data !== undefined && shownBefore.has(what))
  useEffect(() => {
    // Asked again, because the parts above have begun to load only just before this.
    if (queryClient.isFetching(unanswered) > 0) return
    shownBefore.add(what)
    setSettled(true)
  })
  return isSettled
}
