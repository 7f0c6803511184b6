import { Group, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inviteMember, readFirm } from '#contract/firms.ts'
import { type FirmRole, firmRoleLabels, firmRoleSummaries, firmRoles } from '#domain/firms/role.ts'
import { seatInvitation } from '#domain/firms/seat.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

type Values = { email: string; firmRole: FirmRole }

const roles = firmRoles.map((value) => ({ value, label: firmRoleLabels[value] }))
const initialValues: Values = { email: '', firmRole: 'manager' }

export function InviteForm() {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues, check: errorsBy(seatInvitation) })
  const inviting = useMutation({
    mutationFn: (values: Values) => call(inviteMember, values),
    onSuccess: async (_, { email }) => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(readFirm) })
      notifySuccess('Invitation sent', { detail: `We emailed ${email.trim()} a link.` })
      form.reset()
    },
    onError: (error) => form.showProblem(error),
  })
  return (
    <form noValidate onSubmit={form.submit((values) => inviting.isPending || inviting.mutate(values))}>
      <Stack gap={16} mb={24}>
        <Group gap={16} align="start" grow preventGrowOverflow={false}>
          <TextInput label="Email" type="email" autoComplete="off" miw={240} {...form.getInputProps('email')} />
          <Select
            label="Role"
            data={roles}
            allowDeselect={false}
            maw={240}
            description={firmRoleSummaries[form.values.firmRole]}
            value={form.values.firmRole}
            onChange={(role) => role && form.setValue('firmRole', role)}
          />
        </Group>
        <FormFailure error={inviting.error} fallback="The invitation couldn’t be sent." />
        <Group justify="end">
          <WorkingButton type="submit" variant="default" isWorking={inviting.isPending} workingText="Sending...">
            Send Invitation
          </WorkingButton>
        </Group>
      </Stack>
    </form>
  )
}
