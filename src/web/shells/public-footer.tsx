import { IconBrandLinkedin, IconBrandTwitter } from '@tabler/icons-react'
import { brand } from '#domain/brand.ts'
import { footer, socialLinks } from '../content.ts'
import { site } from '../site.ts'
import { Logo } from '../ui/logo.tsx'
import classes from './public-footer.module.css'

const socialIcons = { LinkedIn: IconBrandLinkedin, Twitter: IconBrandTwitter }

type Props = {
  /** Without it, the reader's clock is used. */
  year?: string | undefined
  /** Someone who has applied isn't invited to. */
  isForApplicants: boolean
}

export function PublicFooter({ year = String(new Date().getFullYear()), isForApplicants }: Props) {
  const social = socialLinks.filter(({ url }) => url)
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div>
            <Logo />
            <p className={classes.tagline}>{brand.tagline}</p>
          </div>
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul>
                {links
                  .filter(({ href }) => !isForApplicants || href !== footer.applying)
                  .map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                {title === footer.support && site.supportEmail && (
                  <li>
                    <a href={`mailto:${site.supportEmail}`} className={classes.address}>
                      {site.supportEmail}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className={classes.close}>
          <p>{footer.copyright(year)}</p>
          {social.length > 0 && (
            <p className={classes.social}>
              {social.map(({ label, url }) => {
                const SocialIcon = socialIcons[label]
                return (
                  <a key={label} href={url} aria-label={label}>
                    <SocialIcon size={20} stroke={1.5} aria-hidden />
                  </a>
                )
              })}
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}
