import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { site } from '../site.ts'
import type { NextStep } from '../ui/next-steps.tsx'

/** What follows the first step of applying. Where no calls are booked, none is promised. */
export const stepsAfter = (first: NextStep): NextStep[] => [
  first,
  ...(site.hasIntroCalls
    ? [{ title: 'You book an intro call', text: `${introCallMinutes} minutes, in your time zone.` }]
    : []),
  { title: 'We review your application', text: 'You can follow it on your dashboard.' },
]
