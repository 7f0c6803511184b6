import { IconAlertTriangle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { publicAddress } from '../page-address.ts'
import classes from './not-authenticated.module.css'

/** The session ended while the list was open. Logging in returns to the same list. */
export function NotAuthenticated() {
  const { href } = useLocation()
  return (
    <div role="alert" className={classes.warning}>
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <p>
        <span className="g-visually-hidden">⚠️ </span>
        You are not authenticated. Please log in to see your projects.{' '}
        <Link to="/login" search={{ redirect: publicAddress(href) }}>
          Log in
        </Link>
      </p>
    </div>
  )
}
