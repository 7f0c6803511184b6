import type { ReactNode } from 'react'
import classes from './public-page.module.css'
import { PublicPage } from './public-page.tsx'

/** The public frame, for a visitor who reads an open project. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return (
    <PublicPage>
      <div className={classes.container}>{children}</div>
    </PublicPage>
  )
}
