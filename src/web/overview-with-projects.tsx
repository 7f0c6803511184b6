import { UnfilledProjects } from './matching/unfilled-projects.tsx'
import { OverviewPage } from './overview/overview-page.tsx'

/** The admins' overview, with the projects that nobody was found for yet. */
export const OverviewWithProjects = () => (
  <OverviewPage>
    <UnfilledProjects />
  </OverviewPage>
)
