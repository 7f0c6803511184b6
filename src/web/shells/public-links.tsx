import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicHeader } from '../content.ts'
import classes from './public-links.module.css'

const { anchors, talent, login, buyers } = publicHeader

/** The links of the public header, in a row or in the menu of a phone. */
export function PublicLinks() {
  return (
    <>
      {anchors.map(({ label, href }) => (
        <a key={href} href={href} className={classes.link}>
          {label}
        </a>
      ))}
      <span className={classes.gap} />
      <Link to={talent.to} className={classes.link}>
        {talent.label}
      </Link>
      <Link to={login.to} className={classes.link}>
        {login.label}
      </Link>
      <Button component={Link} to={buyers.to} variant="default">
        {buyers.label}
      </Button>
    </>
  )
}
