import { Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { saveCandidateView } from '#contract/candidate-views.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { candidateView, viewNameLimit } from '#domain/candidates/view.ts'
import { call } from '../api.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const check = errorsBy(z.object({ name: candidateView.shape.name }))

type NameViewProps = {
  address: string
  onClose: () => void
  onSaved: (answer: OutputOf<typeof saveCandidateView>) => void
}

/** Asks for the name under which a view is kept. */
export function NameView({ address, onClose, onSaved }: NameViewProps) {
  useFocusBack()
  const form = useCheckedForm({ initialValues: { name: '' }, check })
  const saving = useMutation({
    mutationFn: ({ name }: { name: string }) => call(saveCandidateView, { name, address }),
    onSuccess: onSaved,
    onError: (error) => form.showProblem(error),
  })
  return (
    <Modal opened onClose={onClose} title="Save This View">
      <form noValidate onSubmit={form.submit((values) => saving.isPending || saving.mutate(values))}>
        <Stack gap={16}>
          <FormFailure error={saving.error} fallback="The view couldn’t be saved." />
          <TextInput
            label="Name"
            description="Keeps the search, the filters and the order. A view with the same name is replaced."
            data-autofocus
            autoComplete="off"
            maxLength={viewNameLimit}
            {...form.getInputProps('name')}
          />
        </Stack>
        <Group justify="end" mt={24}>
          <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
            Save View
          </WorkingButton>
        </Group>
      </form>
    </Modal>
  )
}
