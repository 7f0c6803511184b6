import { lazy } from 'react'
import { useMe } from '../session.ts'
import { OwnHoursPage } from './own-hours-page.tsx'

const ApprovalPage = lazy(async () => ({ default: (await import('./approval-page.tsx')).ApprovalPage }))

/** One address for both sides: talent write their week, firms decide on those they were sent. */
export function HoursPage() {
  return useMe().role === 'talent' ? <OwnHoursPage /> : <ApprovalPage />
}
