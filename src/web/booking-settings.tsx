import { lazy, Suspense } from 'react'
import { Spinner } from './ui/spinner.tsx'

const Choice = lazy(async () => ({ default: (await import('./interviews/booking-choice.tsx')).BookingChoice }))

/** What talent choose about interviews, where their account is managed. */
export function BookingSettings() {
  return (
    <Suspense fallback={<Spinner />}>
      <Choice />
    </Suspense>
  )
}
