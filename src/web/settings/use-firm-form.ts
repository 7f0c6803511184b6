import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Firm, saveFirm } from '#contract/firms.ts'
import { firmMessages, firmSettings } from '#domain/firms/settings.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { useFreshAccount } from '../profiles/use-fresh-account.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { type FirmValues, firmValuesOf } from './firm-values.ts'

/** Saves over the version that the form began with. What someone else saved meanwhile is loaded only when asked for. */
export function useFirmForm(firm: Firm, onReload: () => Promise<void>) {
  const [begun] = useState(firm)
  const refreshAccount = useFreshAccount()
  const form = useCheckedForm({
    initialValues: firmValuesOf(begun, browserZone()),
    check: errorsBy(firmSettings),
  })
  const saving = useMutation({
    mutationFn: (values: FirmValues) => call(saveFirm, { ...values, expectedUpdatedAt: begun.updatedAt }),
    onSuccess: async () => {
      await onReload()
      await refreshAccount()
      notifySuccess(firmMessages.saved)
    },
    onError: (error) => form.showProblem(error),
  })
  const { error } = saving
  const hasField = error instanceof Problem && error.field !== undefined
  return {
    form,
    isSaving: saving.isPending,
    submit: form.submit((values) => saving.isPending || saving.mutate(values)),
    failure: error && !hasField ? problemMessage(error, 'It couldn’t be saved. Please try again.') : undefined,
    isStale: error instanceof Problem && error.code === 'conflict',
  }
}
