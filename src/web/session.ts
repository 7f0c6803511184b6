import { readSession, signOut } from '#contract/accounts.ts'
import { Problem } from '#domain/problem.ts'
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from './api.ts'
import { notifyError } from './ui/notify.ts'

/** Who is signed in, or null. The session itself is a cookie that no script can read. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await call(readSession, {}, { signal })).me,
  staleTime: 60_000,
})

/** The signed-in person, or null for a visitor. */
export const useSession = () => useSuspenseQuery(sessionQuery).data

/** The signed-in person on a page behind a guard. */
export function useMe() {
  const me = useSession()
  if (!me) throw new Problem('not_signed_in', 'Please log in.')
  return me
}

/** Ends the session, forgets everything that was loaded with it, and goes to /login. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: async () => {
      await navigate({ to: '/login' })
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, null)
    },
    onError: (problem) => notifyError('You are still signed in', { detail: problem.message }),
  })
}
