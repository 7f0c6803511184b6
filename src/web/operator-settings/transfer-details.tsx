import { Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readOperatorSettings, saveOperatorSettings } from '#contract/operator-settings.ts'
import { transferDetails } from '#domain/operator-settings/settings.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './rules-page.module.css'

const check = errorsBy(z.object({ details: z.union([z.literal(''), transferDetails]) }))

/** Where firms that pay by transfer send the money. */
export function TransferDetails({ details }: { details: string | null }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: { details: details ?? '' }, check })
  const saving = useMutation({
    mutationFn: (wanted: string) => call(saveOperatorSettings, { transferDetails: wanted.trim() || null }),
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
      onSubmit={form.submit(({ details: wanted }) => saving.isPending || saving.mutate(wanted))}
    >
      <h2>Payment by transfer</h2>
      <Textarea
        label="Bank details on invoices"
        description="Firms see them on every invoice. An invoice keeps the details that it was issued with."
        autosize
        minRows={3}
        {...form.getInputProps('details')}
      />
      <WorkingButton type="submit" variant="default" mt={16} isWorking={saving.isPending} workingText="Saving...">
        Save Details
      </WorkingButton>
    </form>
  )
}
