import { EngagementLines } from './engagements/engagement-lines.tsx'
import { TodayInterviews, UpcomingInterviews } from './interviews/upcoming-interviews.tsx'
import { OverviewPage } from './projects/overview-page.tsx'
import { WaitingList } from './replies/waiting-list.tsx'
import { useMe } from './session.ts'
import { VerificationNotice } from './verification/verification-notice.tsx'

/** A firm's home page: what is next, then its projects. */
export function BuyerHome() {
  const { lacksVerification } = useMe()
  return (
    <OverviewPage>
      {lacksVerification && <VerificationNotice />}
      <WaitingList>
        <TodayInterviews />
      </WaitingList>
      <EngagementLines side="owner" />
      <UpcomingInterviews />
    </OverviewPage>
  )
}
