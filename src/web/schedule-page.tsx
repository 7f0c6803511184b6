import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Checking } from './ui/checking.tsx'

const IntroCall = lazy(async () => ({
  default: (await import('./scheduling/schedule-meeting-page.tsx')).ScheduleMeetingPage,
}))
const Interview = lazy(async () => ({ default: (await import('./interviews/arrange-page.tsx')).ArrangePage }))

/** An applicant's intro call, or a firm's interview with someone: one address, as the specification has it. */
export function SchedulePage() {
  const { candidate, project } = useSearch({ strict: false })
  return (
    <Suspense fallback={<Checking />}>
      {candidate ? <Interview candidate={candidate} project={project} /> : <IntroCall />}
    </Suspense>
  )
}
