import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '#contract/accounts.ts'
import { call } from './api.ts'
import { forgetDrafts } from './drafts.ts'
import { changeSession } from './session.ts'
import { notifyError } from './ui/notify.ts'

/** Ends the session, clears everything loaded with it or saved on this device, and goes to /login. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: async () => {
      forgetDrafts()
      queryClient.clear()
      changeSession(queryClient, null)
      router.clearCache()
      await router.navigate({ to: '/login' })
    },
    onError: (problem) => notifyError('You’re still signed in', { detail: problem.message }),
  })
}
