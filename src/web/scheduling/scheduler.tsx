import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listSlots } from '#contract/scheduling.ts'
import { formatTimeZone } from '#domain/scheduling/format-time.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import { DayPicker } from './day-picker.tsx'
import classes from './scheduler.module.css'
import { TimePicker } from './time-picker.tsx'
import { type BookingOptions, useBooking } from './use-booking.ts'

const wentWrong = 'Something went wrong. Please try again.'

type Props<Booked> = BookingOptions<Booked> & { onBack?: () => void }

/** The product's own scheduler: time zone, day, time, one click. */
export function Scheduler<Booked>(props: Props<Booked>) {
  const times = useQuery(endpointQuery(listSlots, {}))
  return (
    <Loaded
      query={times}
      what="times"
      skeleton={
        <>
          <Skeleton height={56} mb={24} />
          <Skeleton height={280} />
        </>
      }
      failed={{ message: wentWrong }}
      isEmpty={({ slots }) => slots.length === 0}
      empty={
        <EmptyState title="No times available right now">
          All calls in the next {times.data?.horizonDays} days are taken. Please check back tomorrow.
        </EmptyState>
      }
    >
      {({ slots }) => <Choice slots={slots} {...props} />}
    </Loaded>
  )
}

function Choice<Booked>({ slots, onBack, ...options }: Props<Booked> & { slots: string[] }) {
  const { zone, days, day, chosen, booking, ...choose } = useBooking(slots, options)
  const actions = useRef<HTMLDivElement>(null)
  // On a phone the list of times is longer than the screen.
  useEffect(() => {
    if (chosen) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  if (!day) return null
  const [first = ''] = day.slots
  return (
    <form
      className={classes.scheduler}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) booking.mutate(chosen)
      }}
    >
      <ZoneSelect
        value={zone}
        onChange={choose.changeZone}
        description={`Times are in ${formatTimeZone(new Date(chosen ?? first), zone)}.`}
      />
      <div className={classes.pickers}>
        <DayPicker days={days} value={day.date} onChange={choose.chooseDay} />
        <TimePicker day={day} zone={zone} value={chosen} onChange={choose.chooseSlot} />
      </div>
      {booking.error && <FormAlert>{problemMessage(booking.error, wentWrong)}</FormAlert>}
      <div className={classes.actions} ref={actions}>
        <WorkingButton
          type="submit"
          size="lg"
          disabled={!chosen}
          isWorking={booking.isPending}
          workingText={options.isMoving ? 'Rescheduling...' : 'Booking...'}
        >
          {options.isMoving ? 'Reschedule Call' : 'Book Intro Call'}
        </WorkingButton>
        {onBack && (
          <Button size="lg" variant="default" onClick={onBack}>
            Keep This Time
          </Button>
        )}
      </div>
    </form>
  )
}
