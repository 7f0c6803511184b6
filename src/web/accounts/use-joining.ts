import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { acceptInvitation } from '#contract/firms.ts'
import type { NewMember } from '#domain/firms/seat.ts'
import { call } from '../api.ts'
import { changeSession } from '../session.ts'
import { checkMe } from './check-me.ts'

/** Takes the seat, after which the firm's pages open. */
export function useJoining(token: string, { onError }: { onError?: (error: Error) => void } = {}) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async (account: NewMember | undefined) => {
      const { me } = await call(acceptInvitation, { token, account })
      return checkMe(me)
    },
    onSuccess: async (me) => {
      changeSession(queryClient, me)
      router.clearCache()
      await router.navigate({ to: '/homepage' })
    },
    ...(onError && { onError }),
  })
}
