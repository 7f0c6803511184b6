import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Me } from '#contract/accounts.ts'
import { deleteAccount } from '#contract/own-data.ts'
import type { Role } from '#domain/accounts/role.ts'
import { ownsFirm } from '#domain/firms/role.ts'
import { call } from '../api.ts'
import { forgetDrafts } from '../drafts.ts'
import { changeSession } from '../session.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'

const consequences: Record<Role, string> = {
  talent:
    'Your profile, resume, photo and cover letters will be deleted. Firms keep their decisions, without your name.',
  buyer: 'Your name is removed from what you did. Your firm’s projects stay with its owners.',
  admin: 'Your decisions on candidates stay, without your name.',
}

/** Without another owner, the firm goes along. */
const closingFirm =
  'If you are the only owner of your firm, it is closed: its open projects will be archived, drafts and notes deleted, and nobody keeps a seat. Approved hours are invoiced; while others wait, it can’t be closed. To prevent that, make someone else an owner first. Applicants keep their applications.'

export function DeleteAccount({ me: { role, firmRole } }: { me: Pick<Me, 'role' | 'firmRole'> }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isOpen, dialog] = useDisclosure()
  const deleting = useMutation({
    mutationFn: (password: string) => call(deleteAccount, { password }),
    onSuccess: async () => {
      forgetDrafts()
      queryClient.clear()
      changeSession(queryClient, null)
      router.clearCache()
      await router.navigate({ to: '/login' })
      notifySuccess('Your account was deleted')
    },
  })
  const close = () => {
    deleting.reset()
    dialog.close()
  }
  return (
    <>
      <Button variant="subtle" color="red" onClick={dialog.open}>
        Delete my account
      </Button>
      <PasswordModal
        isOpen={isOpen}
        title="Delete my account"
        color="red"
        workingText="Deleting..."
        isWorking={deleting.isPending}
        error={deleting.error}
        onConfirm={deleting.mutate}
        onClose={close}
      >
        {ownsFirm(firmRole) ? closingFirm : consequences[role]} This cannot be undone.
      </PasswordModal>
    </>
  )
}
