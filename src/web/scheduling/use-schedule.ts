import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { IntroCall, Schedule } from '#contract/scheduling.ts'
import { scheduleQuery } from './schedule-query.ts'

/** What the route's guard has found, with the call as it was changed since. A cancelled one makes room for another. */
export function useSchedule(candidate: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey, ...query } = scheduleQuery(candidate)
  const { data } = useSuspenseQuery({ queryKey, ...query })
  if (!data) throw new Error('Nobody books here.')
  const schedule: Schedule = data
  const keep = (call: IntroCall) => {
    const changed: Schedule = { ...schedule, call: call.status === 'booked' ? call : null }
    queryClient.setQueryData(queryKey, changed)
  }
  return { schedule, keep }
}
