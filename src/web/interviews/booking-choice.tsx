import { Skeleton, Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readBookingChoice, setBookingChoice } from '#contract/interviews.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { notifyError } from '../ui/notify.ts'
import { useChoices } from '../ui/use-choices.ts'

const choiceQuery = endpointQuery(readBookingChoice, {})

/** Saved when it is toggled. */
export function BookingChoice() {
  const queryClient = useQueryClient()
  const choice = useQuery(choiceQuery)
  const saving = useMutation({
    scope: { id: 'booking-choice' },
    mutationFn: (takesBookings: boolean) => call(setBookingChoice, { takesBookings }),
    onSuccess: (saved) => queryClient.setQueryData(choiceQuery.queryKey, saved),
    onError: (error) => notifyError('Your choice couldn’t be saved', { detail: error.message }),
  })
  const [ahead, choose] = useChoices<'takesBookings'>((_, isOn) => saving.mutateAsync(isOn))
  return (
    <Loaded query={choice} what="your choice" skeleton={<Skeleton h={44} />}>
      {({ takesBookings }) => (
        <Switch
          label="Firms may book an interview at once"
          description="During your working hours, when you’re free. If this is off, they propose times and you choose."
          checked={ahead.takesBookings ?? takesBookings}
          onChange={({ currentTarget }) => choose('takesBookings', currentTarget.checked)}
        />
      )}
    </Loaded>
  )
}
