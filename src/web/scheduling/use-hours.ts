import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listSlots, readIntroCallHours, setIntroCallHours } from '#contract/scheduling.ts'
import { type IntroCallHours, introCallHours } from '#domain/scheduling/hours.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** Field by field, the first thing that is wrong; `weekly.2` is the third range. */
function errorsOf(hours: IntroCallHours): Record<string, string> {
  const { error } = introCallHours.safeParse(hours)
  const found = error?.issues.map(({ path, message }) => [path.slice(0, 2).join('.'), message] as const) ?? []
  return Object.fromEntries(found.toReversed())
}

export function useHours(saved: IntroCallHours) {
  const queryClient = useQueryClient()
  const [hours, setHours] = useState(saved)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const saving = useMutation({
    mutationFn: () => call(setIntroCallHours, hours),
    onSuccess: async (kept) => {
      queryClient.setQueryData(endpointQuery(readIntroCallHours, {}).queryKey, kept)
      await queryClient.invalidateQueries({ queryKey: resourceKey(listSlots) })
      notifySuccess('Hours saved', { detail: 'They’re available for booking now.' })
    },
    onError: (error) => notifyError('The hours couldn’t be saved', { detail: error.message }),
  })
  const change = (changes: Partial<IntroCallHours>) => {
    setHours({ ...hours, ...changes })
    setErrors({})
  }
  return {
    hours,
    errors,
    saving,
    change,
    submit: () => {
      const wrong = errorsOf(hours)
      setErrors(wrong)
      if (Object.keys(wrong).length === 0) saving.mutate()
    },
  }
}

export type HoursState = ReturnType<typeof useHours>
