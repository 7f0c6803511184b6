import { lazy, Suspense } from 'react'
import { DashboardPage } from './dashboard/dashboard-page.tsx'

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

const Invitations = lazy(async () => ({
  default: (await import('./invitations/open-invitations.tsx')).OpenInvitations,
}))

/** The home page of talent: what is next, then the application. */
export function TalentHome() {
  return (
    <DashboardPage>
      <Suspense>
        <Waiting>
          <Today />
        </Waiting>
        <Invitations />
        <Engagements side="talent" />
        <Interviews />
      </Suspense>
    </DashboardPage>
  )
}
