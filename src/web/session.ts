import { queryOptions } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type Me, readSession } from '#contract/accounts.ts'
import { notSignedIn } from '#domain/problem.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Who is signed in, or nobody. The session itself is a cookie that no script can read. */
export const sessionQuery = queryOptions({ ...endpointQuery(readSession, {}), staleTime: 60_000 })

/** The person whom the route's guard has let in. */
export function useMe(): Me {
  const { me } = useRouteContext({ strict: false })
  if (!me) throw notSignedIn()
  return me
}
