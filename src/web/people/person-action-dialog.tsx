import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endPersonSessions, listPeople, type Person, restorePerson, suspendPerson } from '#contract/people.ts'
import type { PersonAction } from '#domain/people/person.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

type Label = { action: string; working: string; done: string; failed: string; consequence: string }

export const personActionLabels: Record<PersonAction, Label> = {
  suspend: {
    action: 'Suspend',
    working: 'Suspending...',
    done: 'Account suspended',
    failed: 'The account couldn’t be suspended.',
    consequence:
      'They will be signed out everywhere and can’t log in. Links they have stop working. Nothing is deleted, and you can restore the account at any time.',
  },
  restore: {
    action: 'Restore',
    working: 'Restoring...',
    done: 'Account restored',
    failed: 'The account couldn’t be restored.',
    consequence: 'They can log in again, and everything is as it was.',
  },
  'end-sessions': {
    action: 'End Sessions',
    working: 'Ending...',
    done: 'Sessions ended',
    failed: 'The sessions couldn’t be ended.',
    consequence: 'They will be signed out everywhere right away. They can log in again.',
  },
}

type Props = { person: Person; action: PersonAction | undefined; onClose: () => void }

/** Asks before an action; where they will be told, asks for the reason as well. */
export function PersonActionDialog({ person: { id, name, email }, action, onClose }: Props) {
  const queryClient = useQueryClient()
  const acting = useMutation({
    mutationFn: async ({ action, reason }: { action: PersonAction; reason: string }) => {
      if (action === 'end-sessions') await call(endPersonSessions, { id })
      else await call(action === 'suspend' ? suspendPerson : restorePerson, { id, reason })
    },
    onSuccess: (_, { action }) => {
      notifySuccess(personActionLabels[action].done, { detail: name || email })
      onClose()
    },
    onError: (error, { action }) => {
      if (action === 'end-sessions') notifyError(problemMessage(error, personActionLabels[action].failed))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listPeople) }),
  })
  const close = () => {
    acting.reset()
    onClose()
  }
  if (!action) return null
  const { action: title, working, failed, consequence } = personActionLabels[action]
  const shared = { isOpen: true, title, workingText: working, isWorking: acting.isPending, onClose: close }
  if (action === 'end-sessions')
    return (
      <ConfirmModal {...shared} onConfirm={() => acting.mutate({ action, reason: '' })}>
        {consequence}
      </ConfirmModal>
    )
  return (
    <ReasonDialog
      {...shared}
      description={`${name || email} will read it in an email.`}
      isRed={action === 'suspend'}
      error={acting.error ? problemMessage(acting.error, failed) : undefined}
      onConfirm={(reason) => acting.mutate({ action, reason })}
    >
      {consequence}
    </ReasonDialog>
  )
}
