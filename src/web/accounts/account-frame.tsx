import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { Logo } from '../ui/logo.tsx'
import { ViewHeading } from '../ui/view-heading.tsx'
import classes from './account-frame.module.css'
import { LedgerDrawing } from './ledger-drawing.tsx'

/** The frame around sign-in, sign-up and password pages: one column, with a ledger drawing next to it. */
export function AccountFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.page}>
      <main id="main" tabIndex={-1} className={classes.main}>
        <a href={brand.marketingSiteUrl} className={classes.logo}>
          <Logo />
        </a>
        <div className={classes.view}>
          <ViewHeading>{title}</ViewHeading>
          {lead && (
            <Text c="dimmed" fz={16} lh="24px" mt={8}>
              {lead}
            </Text>
          )}
          {children}
        </div>
      </main>
      <div className={classes.picture}>
        <LedgerDrawing />
      </div>
    </div>
  )
}
