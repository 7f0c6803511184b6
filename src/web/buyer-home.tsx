import { lazy, Suspense } from 'react'
import { OverviewPage } from './projects/overview-page.tsx'
import { useMe } from './session.ts'

const Waiting = lazy(async () => ({ default: (await import('./replies/waiting-list.tsx')).WaitingList }))
const Interviews = lazy(async () => ({
  default: (await import('./interviews/upcoming-interviews.tsx')).UpcomingInterviews,
}))
const Today = lazy(async () => ({
  default: (await import('./interviews/upcoming-interviews.tsx')).TodayInterviews,
}))
const Engagements = lazy(async () => ({
  default: (await import('./engagements/engagement-lines.tsx')).EngagementLines,
}))

const Verification = lazy(async () => ({
  default: (await import('./verification/verification-notice.tsx')).VerificationNotice,
}))

/** A firm's home page: what is next, then its projects. */
export function BuyerHome() {
  const { lacksVerification } = useMe()
  return (
    <OverviewPage>
      <Suspense>
        {lacksVerification && <Verification />}
        <Waiting>
          <Today />
        </Waiting>
        <Engagements side="owner" />
        <Interviews />
      </Suspense>
    </OverviewPage>
  )
}
