import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type Me, readSession } from '#contract/accounts.ts'
import { notSignedIn } from '#domain/problem.ts'
import { caller } from './api.ts'
import { endedSession } from './ended-session.ts'
import { endpointQuery } from './endpoint-query.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** Who is signed in, or nobody. The session itself is a cookie that no script can read. */
export const sessionQuery = queryOptions({ ...endpointQuery(readSession, {}), staleTime: 60_000 })

/** Who is signed in has changed: everything loaded before is dropped, and the other tabs follow. */
export function changeSession(queryClient: QueryClient, me: Me | null) {
  caller.id = me?.id
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(sessionQuery.queryKey, { me })
  tellOtherTabs(me?.id ?? '')
}

/** The person whose session had ended is signed in again: their page goes on, and what it could not load is loaded. */
export async function resumeSession(queryClient: QueryClient) {
  endedSession.forget()
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** The person whom the route's guard has let in. */
export function useMe(): Me {
  const { me } = useRouteContext({ strict: false })
  if (!me) throw notSignedIn()
  return me
}
