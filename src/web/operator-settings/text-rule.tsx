import { Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint.ts'
import { readOperatorSettings, saveOperatorSettings } from '#contract/operator-settings.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { type InputProps, useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './rules-page.module.css'

type Props = {
  title: string
  action: string
  text: string
  schema: z.ZodMiniType<unknown, string>
  toSettings: (text: string) => InputOf<typeof saveOperatorSettings>
  children: (input: InputProps<string>) => ReactNode
}

/** A rule that is written rather than switched on, saved by its own button. */
export function TextRule({ title, action, text, schema, toSettings, children }: Props) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: { text }, check: errorsBy(z.object({ text: schema })) })
  const saving = useMutation({
    mutationFn: (written: string) => call(saveOperatorSettings, toSettings(written)),
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
      onSubmit={form.submit(({ text: written }) => saving.isPending || saving.mutate(written))}
    >
      <h2>{title}</h2>
      <Stack gap={16}>
        <FormFailure error={saving.error} fallback="The rules couldn’t be saved." />
        {children(form.getInputProps('text'))}
      </Stack>
      <WorkingButton type="submit" variant="default" mt={16} isWorking={saving.isPending} workingText="Saving...">
        {action}
      </WorkingButton>
    </form>
  )
}
