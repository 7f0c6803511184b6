import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'

const Choice = lazy(async () => ({ default: (await import('./interviews/booking-choice.tsx')).BookingChoice }))

/** What talent choose about interviews, where their account is managed. */
export function BookingSettings() {
  return (
    <Suspense fallback={<Skeleton h={44} />}>
      <Choice />
    </Suspense>
  )
}
