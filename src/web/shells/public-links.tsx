import { PageButton } from '../ui/page-button.tsx'
import classes from './public-links.module.css'

type PageLink = { label: string; href: string }
export type HeaderLinks = { anchors: PageLink[]; links: PageLink[]; action: PageLink }

/** The links of a public header, in a row or in the menu of a phone. Plain ones: the landing page has no router. */
export function PublicLinks({ anchors, links, action }: HeaderLinks) {
  const linkTo = ({ label, href }: PageLink) => (
    <a key={href} href={href} className={classes.link}>
      {label}
    </a>
  )
  return (
    <>
      {anchors.map(linkTo)}
      <span className={classes.gap} />
      {links.map(linkTo)}
      <PageButton {...action} />
    </>
  )
}
