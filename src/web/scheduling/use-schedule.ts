import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type IntroCall, readSchedule, type Schedule } from '#contract/scheduling.ts'
import { endpointQuery } from '../endpoint-query.ts'

/** What the route's guard loaded, with the call as changed since. After canceling, another one can be booked. */
export function useSchedule() {
  const queryClient = useQueryClient()
  const query = endpointQuery(readSchedule, {})
  // The link to the resume is valid for five minutes.
  const { data } = useSuspenseQuery({ ...query, refetchInterval: 4 * 60_000 })
  if (!data.schedule) throw new Error('Booking isn’t available.')
  const schedule: Schedule = data.schedule
  const keep = (call: IntroCall) =>
    queryClient.setQueryData(query.queryKey, {
      schedule: { ...schedule, call: call.status === 'booked' ? call : null },
    })
  return { schedule, keep }
}
