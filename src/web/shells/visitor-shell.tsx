import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './public-page.module.css'
import { PublicPage } from './public-page.tsx'

/** The public frame, for a visitor who reads an open project, and for an applicant who isn't signed in. */
export function VisitorShell({ children }: { children: ReactNode }) {
  const isForApplicants = useLocation({ select: ({ pathname }) => pathname === '/schedule-meeting' })
  return (
    <PublicPage isForApplicants={isForApplicants}>
      <div className={classes.container}>{children}</div>
    </PublicPage>
  )
}
