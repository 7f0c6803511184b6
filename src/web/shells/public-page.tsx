import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { applicantHeader, landingHeader, publicHeader, replyPromise } from '../content.ts'
import { Logo } from '../ui/logo.tsx'
import { ownLinks } from './own-links.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicLinks } from './public-links.tsx'
import classes from './public-page.module.css'
import { useSignedIn } from './use-signed-in.ts'

/**
 * The public frame: header and footer around a page that needs no sign-in. It uses no script and no component kit,
 * because pre-rendered pages are made of it, too; those give the year that is to be printed.
 */
export function PublicPage({
  isLanding = false,
  isForApplicants = false,
  year,
  children,
}: {
  isLanding?: boolean
  /** Someone who has applied isn't invited to. */
  isForApplicants?: boolean
  year?: string
  children: ReactNode
}) {
  const signedIn = useSignedIn()
  const links = isLanding ? landingHeader : isForApplicants ? applicantHeader : publicHeader
  const header = { ...links, ...(signedIn && ownLinks(signedIn)) }
  return (
    <div className={classes.page}>
      {isLanding && (
        <aside className={classes.band} aria-label="Tagline">
          <div className={classes.bandText}>
            <p>{brand.tagline}</p>
            <p className={classes.wide}>{replyPromise}</p>
          </div>
        </aside>
      )}
      <header className={classes.header}>
        <div className={classes.bar}>
          <a href={brand.marketingSiteUrl} className={classes.logo}>
            <Logo />
          </a>
          <nav className={classes.nav} aria-label="Site">
            <PublicLinks {...header} />
          </nav>
          <nav className={classes.short} aria-label="Account">
            <PublicLinks {...header} anchors={[]} links={header.links.slice(-1)} />
          </nav>
          <details className={classes.menu} name="menu">
            <summary aria-label="Menu">
              <IconMenu2 size={20} stroke={1.5} aria-hidden />
            </summary>
            <nav aria-label="Site menu">
              <PublicLinks {...header} />
            </nav>
          </details>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter year={year} isForApplicants={isForApplicants} />
    </div>
  )
}
