import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand, publicHeader } from '../content.ts'
import { Logo } from '../ui/logo.tsx'
import { PublicFooter } from './public-footer.tsx'
import classes from './public-page.module.css'

/** The public frame: header and footer around a page that needs no sign-in. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <a href={brand.marketingSiteUrl} className={classes.logo}>
            <Logo />
          </a>
          <nav className={classes.nav} aria-label="Public">
            <span className={classes.anchors}>
              {publicHeader.anchors.map(({ label, href }) => (
                <a key={href} href={href} className={classes.link}>
                  {label}
                </a>
              ))}
            </span>
            <Link to={publicHeader.talent.to} className={classes.link} data-wide>
              {publicHeader.talent.label}
            </Link>
            <Link to={publicHeader.login.to} className={classes.link}>
              {publicHeader.login.label}
            </Link>
            <Button component={Link} to={publicHeader.buyers.to} variant="default">
              {publicHeader.buyers.label}
            </Button>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
