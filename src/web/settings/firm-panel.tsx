import { Group, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { startFirm } from '#contract/firms.ts'
import { firmRoleLabels, firmRoleSummaries } from '#domain/firms/role.ts'
import { firmSettings } from '#domain/firms/settings.ts'
import { call } from '../api.ts'
import { sessionQuery, useMe } from '../session.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { Facts } from '../ui/facts.tsx'
import { FormFailure } from '../ui/form-failure.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { Panel } from './panel.tsx'

/** Where someone works; for whoever lost their seat, how to get another. */
export function FirmPanel() {
  const { firmRole, secondaryLine } = useMe()
  if (!firmRole)
    return (
      <Panel title="Firm" lead="You don’t have a seat at a firm. Ask an owner to invite you, or start your own.">
        <StartFirm />
      </Panel>
    )
  return (
    <Panel title="Firm" lead="Profile, core hours, seats and roles of your firm.">
      <Facts
        facts={[
          ['Firm', secondaryLine],
          ['Your role', `${firmRoleLabels[firmRole]}. ${firmRoleSummaries[firmRole]}`],
        ]}
      />
      <ButtonLink variant="default" to="/settings/firm" mt={16}>
        Open Firm Settings
      </ButtonLink>
    </Panel>
  )
}

const check = errorsBy(z.object({ name: firmSettings.shape.name }))

function StartFirm() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const form = useCheckedForm({ initialValues: { name: '' }, check })
  const starting = useMutation({
    mutationFn: (values: { name: string }) => call(startFirm, values),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await router.navigate({ to: '/settings/firm' })
      await router.invalidate()
    },
    onError: (error) => form.showProblem(error),
  })
  return (
    <form noValidate onSubmit={form.submit((values) => starting.isPending || starting.mutate(values))}>
      <Stack gap={16}>
        <TextInput label="Firm name" autoComplete="organization" {...form.getInputProps('name')} />
        <FormFailure error={starting.error} fallback="The firm couldn’t be started." />
        <Group justify="end">
          <WorkingButton type="submit" variant="default" isWorking={starting.isPending} workingText="Starting...">
            Start a Firm
          </WorkingButton>
        </Group>
      </Stack>
    </form>
  )
}
