import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inviteAdmin, listAdmins } from '#contract/admins.ts'
import { adminInvitation, invitationDays } from '#domain/admins/seat.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Invite Admin">
      <InviteForm onClose={onClose} />
    </Modal>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: { name: '', email: '' }, check: errorsBy(adminInvitation) })
  const inviting = useMutation({
    mutationFn: (values: { name: string; email: string }) => call(inviteAdmin, values),
    onSuccess: async (_, { email }) => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(listAdmins) })
      notifySuccess('Invitation sent', { detail: `We emailed ${email} a link to choose a password.` })
      onClose()
    },
    onError: (error) => form.showProblem(error),
  })
  return (
    <form onSubmit={form.submit((values) => inviting.isPending || inviting.mutate(values))} noValidate>
      <Stack gap={16}>
        <p>The link in the email works for {invitationDays} days. They can’t sign in until they’ve used it.</p>
        <FormFailure error={inviting.error} fallback="The invitation couldn’t be sent." />
        <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps('email')} />
        <Group justify="end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <WorkingButton type="submit" isWorking={inviting.isPending} workingText="Sending...">
            Send Invitation
          </WorkingButton>
        </Group>
      </Stack>
    </form>
  )
}
