import { EngagementLines } from './engagements/engagement-lines.tsx'
import { PlatformPage } from './platform/platform-page.tsx'

/** The platform, beginning with where each engagement stands. */
export const PlatformWithEngagements = () => (
  <PlatformPage>
    <EngagementLines side="talent" title="Where things stand" />
  </PlatformPage>
)
