import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readOperatorSettings, saveOperatorSettings } from '#contract/operator-settings.ts'
import { meetingTemplate } from '#domain/interviews/interview.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './rules-page.module.css'

const check = errorsBy(z.object({ template: z.union([z.literal(''), meetingTemplate]) }))

/** Where interviews of firms take place. Empty, the firm gives a link for each. */
export function MeetingRooms({ template }: { template: string | null }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: { template: template ?? '' }, check })
  const saving = useMutation({
    mutationFn: (wanted: string) => call(saveOperatorSettings, { meetingTemplate: wanted.trim() || null }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: resourceKey(readOperatorSettings) })
      notifySuccess('Rules saved')
    },
    onError: (error) => form.showProblem(error),
  })
  return (
    <form
      noValidate
      className={classes.scan}
      onSubmit={form.submit(({ template: wanted }) => saving.isPending || saving.mutate(wanted))}
    >
      <h2>Interviews</h2>
      <TextInput
        label="Link to meeting rooms"
        description="Each interview gets a room of its own: {room} becomes a name that nobody can guess. Without a link, firms add one to each interview."
        placeholder="https://meet.example/{room}"
        {...form.getInputProps('template')}
      />
      <WorkingButton type="submit" variant="default" mt={16} isWorking={saving.isPending} workingText="Saving...">
        Save Link
      </WorkingButton>
    </form>
  )
}
