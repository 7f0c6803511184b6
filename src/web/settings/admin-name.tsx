import { Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { renameAdmin } from '#contract/admins.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { useFreshAccount } from '../profiles/use-fresh-account.ts'
import { useMe } from '../session.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { TransientMessage } from '../ui/transient-message.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useTransientMessage } from '../ui/use-transient-message.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const successMilliseconds = 2500

/** What others see of an admin: the name beside what they did. */
export function AdminName() {
  const { name } = useMe()
  const refreshAccount = useFreshAccount()
  const [success, say] = useTransientMessage(successMilliseconds)
  const form = useCheckedForm({ initialValues: { name }, check: errorsBy(renameAdmin.input) })
  const saving = useMutation({
    mutationFn: (values: { name: string }) => call(renameAdmin, values),
    onSuccess: () => {
      say('Saved')
      return refreshAccount()
    },
  })
  return (
    <form noValidate onSubmit={form.submit((values) => saving.isPending || saving.mutate(values))}>
      <TextInput label="Name" autoComplete="name" required maw={360} {...form.getInputProps('name')} />
      {saving.error && <FormAlert>{problemMessage(saving.error, 'Failed to save')}</FormAlert>}
      <Group gap={16} mt={16}>
        <WorkingButton type="submit" variant="default" isWorking={saving.isPending} workingText="Saving...">
          Save
        </WorkingButton>
        <TransientMessage message={success} />
      </Group>
    </form>
  )
}
