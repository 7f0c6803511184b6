import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { type Me, readSession, signOut } from '#contract/accounts.ts'
import { notSignedIn } from '#domain/problem.ts'
import { call } from './api.ts'
import { notifyError } from './ui/notify.ts'

/** Who is signed in, or null. The session itself is a cookie that no script can read. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await call(readSession, {}, { signal })).me,
  staleTime: 60_000,
})

/** The person whom the route's guard has let in. */
export function useMe(): Me {
  const { me } = useRouteContext({ strict: false })
  if (!me) throw notSignedIn()
  return me
}

/** Ends the session, forgets everything that was loaded with it, and goes to /login. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: async () => {
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, null)
      router.clearCache()
      await router.navigate({ to: '/login' })
    },
    onError: (problem) => notifyError('You are still signed in', { detail: problem.message }),
  })
}
