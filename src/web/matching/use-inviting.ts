import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inviteToProject } from '#contract/invitations.ts'
import { readProject } from '#contract/projects.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifySuccess } from '../ui/notify.ts'
import type { Invitee } from './invite-window.tsx'

type Invitation = { people: readonly Invitee[]; note: string }

export function useInviting(projectId: string, onInvited: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ people, note }: Invitation) =>
      call(inviteToProject, { id: projectId, candidateIds: people.map(({ id }) => id), note }),
    onSuccess: ({ invited, passedOver }) => {
      notifySuccess(invited.length === 1 ? 'Invitation sent' : `${invited.length} invitations sent`, {
        detail: passedOver > 0 ? `${passedOver} had been invited or applied before.` : 'We’ll email them.',
      })
      onInvited()
    },
    // Whoever is invited is marked in each list of the project's people.
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(readProject, { id: projectId }) }),
  })
}
