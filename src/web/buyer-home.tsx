import { lazy, Suspense } from 'react'
import { OverviewPage } from './projects/overview-page.tsx'

const Interviews = lazy(async () => ({
  default: (await import('./interviews/upcoming-interviews.tsx')).UpcomingInterviews,
}))

/** A firm's home page: what is next, then its projects. */
export function BuyerHome() {
  return (
    <OverviewPage>
      <Suspense>
        <Interviews />
      </Suspense>
    </OverviewPage>
  )
}
