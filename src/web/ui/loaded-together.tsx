import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { type Loadable, Loaded } from './loaded.tsx'
import { loadingWhile } from './loading-while.ts'

const unanswered = { predicate: ({ state }: Query) => state.status === 'pending' }

type Props<T> = ComponentProps<typeof Loaded<T>> & { above: ReactNode }

/** Loaded content below parts that load by themselves, all shown at once when everything the page first asked for is answered. */
export function LoadedTogether<T>({ above, query, ...loaded }: Props<T>) {
  const isSettled = useIsSettled(query)
  return (
    <>
      <div hidden={!isSettled}>{above}</div>
      <Loaded {...loaded} query={loadingWhile(!isSettled, query)} />
    </>
  )
}

/** Stays so: what is asked for later, by a dialog for instance, hides nothing again. */
function useIsSettled({ data }: Loadable<unknown>): boolean {
  const queryClient = useQueryClient()
  useIsFetching(unanswered)
  const [isSettled, setSettled] = useState(data !== undefined)
  useEffect(() => {
    // Asked anew, because the parts above have begun to load only just before this.
    if (queryClient.isFetching(unanswered) === 0) setSettled(true)
  })
  return isSettled
}
