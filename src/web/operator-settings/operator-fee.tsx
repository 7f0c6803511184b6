import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readOperatorSettings, saveOperatorSettings } from '#contract/operator-settings.ts'
import { feeBasisPoints } from '#domain/operator-settings/settings.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './rules-page.module.css'

const pointsOf = (percent: string) => (percent.trim() === '' ? Number.NaN : Math.round(Number(percent) * 100))
const check = errorsBy(z.object({ percent: z.pipe(z.pipe(z.string(), z.transform(pointsOf)), feeBasisPoints) }))

/** What is added to the pay of each hour. Firms see it with every offer before they commit. */
export function OperatorFee({ points }: { points: number }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: { percent: String(points / 100) }, check })
  const saving = useMutation({
    mutationFn: (percent: string) => call(saveOperatorSettings, { feeBasisPoints: pointsOf(percent) }),
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
      onSubmit={form.submit(({ percent }) => saving.isPending || saving.mutate(percent))}
    >
      <h2>Fee</h2>
      <TextInput
        label="Fee on the rate, in percent"
        description="Firms see it with each offer and pay it on each invoice. Offers keep the fee that they were made with."
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('percent')}
      />
      <WorkingButton type="submit" variant="default" mt={16} isWorking={saving.isPending} workingText="Saving...">
        Save Fee
      </WorkingButton>
    </form>
  )
}
