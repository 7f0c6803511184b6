import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listOwnApplications } from '#contract/applications.ts'
import { listOwnInvitations } from '#contract/invitations.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifySuccess } from '../ui/notify.ts'

/** What was answered shows at once wherever the invitation is listed. */
export function useAnswering<Given>(
  answer: (given: Given) => Promise<unknown>,
  message: string,
  onAnswered: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: answer,
    onSuccess: () => {
      notifySuccess(message)
      onAnswered()
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: resourceKey(listOwnInvitations) }),
        queryClient.invalidateQueries({ queryKey: resourceKey(listOwnApplications) }),
      ]),
  })
}
