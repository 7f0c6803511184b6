import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listSlots, readIntroCallHours, setIntroCallHours } from '#contract/scheduling.ts'
import type { IntroCallHours } from '#domain/scheduling/hours.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkHours } from './check-hours.ts'

export function useHours(saved: IntroCallHours) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: saved, check: checkHours })
  const saving = useMutation({
    mutationFn: (hours: IntroCallHours) => call(setIntroCallHours, hours),
    onSuccess: async (kept) => {
      queryClient.setQueryData(endpointQuery(readIntroCallHours, {}).queryKey, kept)
      await queryClient.invalidateQueries({ queryKey: resourceKey(listSlots) })
      notifySuccess('Hours saved', { detail: 'They’re available for booking now.' })
    },
    onError: (error) => [
      form.showProblem(error),
      notifyError('The hours couldn’t be saved', { detail: error.message }),
    ],
  })
  return { form, saving, submit: form.submit((hours) => saving.isPending || saving.mutate(hours)) }
}

export type HoursForm = ReturnType<typeof useHours>['form']
