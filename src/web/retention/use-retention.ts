import { useMutation, useQueryClient } from '@tanstack/react-query'
import { previewRetention, readRetention, saveRetention } from '#contract/retention.ts'
import { type Retention, retention } from '#domain/retention/retention.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'

/** The preview shows what the values in the form would do, saved or not. */
export function useRetention(saved: Retention) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: saved, check: errorsBy(retention) })
  const saving = useMutation({
    mutationFn: (values: Retention) => call(saveRetention, values),
    onSuccess: (kept) => {
      queryClient.setQueryData(endpointQuery(readRetention, {}).queryKey, kept)
      notifySuccess('Retention saved')
    },
    onError: (error) => [
      form.showProblem(error),
      notifyError('Retention couldn’t be saved', { detail: error.message }),
    ],
  })
  const previewing = useMutation({
    mutationFn: (values: Retention) => call(previewRetention, values),
    onError: (error) => notifyError('The preview couldn’t be loaded', { detail: error.message }),
  })
  return {
    form,
    saving,
    previewing,
    submit: form.submit((values) => saving.isPending || saving.mutate(values)),
    preview: form.submit((values) => previewing.isPending || previewing.mutate(values)),
  }
}
