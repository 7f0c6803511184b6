import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listSlots } from '#contract/scheduling.ts'
import { Problem } from '#domain/problem.ts'
import { resourceKey } from '../endpoint-query.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { pageEdits } from '../ui/page-edits.ts'
import { type SlotDay, slotDays } from './slot-days.ts'

export type BookingOptions<Booked> = {
  /** Whether a call that is booked gets another time. */
  isMoving: boolean
  book: (startsAt: string, zone: string) => Promise<Booked>
  onBooked: (booked: Booked) => void
}

/** The chosen time and its booking. A time that was taken in the meantime is removed, so another can be chosen. */
export function useBooking<Booked>(slots: string[], { book, onBooked }: BookingOptions<Booked>) {
  const queryClient = useQueryClient()
  const [zone, setZone] = useState(browserZone)
  const [date, setDate] = useState<string>()
  const [slot, setSlot] = useState<string>()
  const days = slotDays(slots, zone)
  const day: SlotDay | undefined = days.find((one) => one.date === date) ?? days[0]
  const chosen = day?.slots.find((one) => one === slot)

  const booking = useMutation({
    mutationFn: (startsAt: string) => book(startsAt, zone),
    onSuccess: onBooked,
    onError: (error) => {
      if (error instanceof Problem && error.code === 'conflict') setSlot(undefined)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listSlots) }),
  })

  return {
    zone,
    days,
    day,
    chosen,
    booking,
    chooseDay: (wanted: string) => {
      setDate(wanted)
      setSlot(undefined)
    },
    chooseSlot: (wanted: string) => {
      setSlot(wanted)
      booking.reset()
    },
    changeZone: (wanted: string) => {
      pageEdits.note()
      setZone(wanted)
      const next = slot && slotDays(slots, wanted).find((one) => one.slots.includes(slot))
      setDate(next ? next.date : undefined)
    },
  }
}
