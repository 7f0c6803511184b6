import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { EngagementLines } from './engagements/engagement-lines.tsx'
import { TodayInterviews, UpcomingInterviews } from './interviews/upcoming-interviews.tsx'
import { OpenInvitations } from './invitations/open-invitations.tsx'
import { WaitingList } from './replies/waiting-list.tsx'

/** The home page of talent: what is next, then the application. */
export function TalentHome() {
  return (
    <DashboardPage>
      <WaitingList>
        <TodayInterviews />
      </WaitingList>
      <OpenInvitations />
      <EngagementLines side="talent" />
      <UpcomingInterviews />
    </DashboardPage>
  )
}
