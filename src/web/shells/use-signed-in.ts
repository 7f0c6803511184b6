import { QueryClientContext } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { readSession } from '#contract/accounts.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { markSignedIn, mayBeSignedIn } from '../signed-in-mark.ts'

/** As the session's own, whose module opens a channel to other tabs: a build that renders pages would wait for it forever. */
const sessionQuery = endpointQuery(readSession, {})

/** Who reads a public page; nobody while it is rendered at build time. It asks only where someone may be signed in. */
export function useSignedIn() {
  const queryClient = use(QueryClientContext)
  // Not an observer: one that goes away would cancel the request that a route's guard waits for.
  const me = useSyncExternalStore(
    (listener) => queryClient?.getQueryCache().subscribe(listener) ?? (() => {}),
    () => queryClient?.getQueryData(sessionQuery.queryKey)?.me ?? null,
    () => null,
  )
  useEffect(() => {
    if (!queryClient || !mayBeSignedIn()) return
    queryClient.ensureQueryData(sessionQuery).then(
      ({ me }) => markSignedIn(me),
      () => undefined,
    )
  }, [queryClient])
  return me
}
