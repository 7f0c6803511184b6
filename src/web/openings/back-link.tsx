import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Role } from '#domain/accounts/role.ts'
import { useMe } from '../session.ts'
import classes from './opening.module.css'

/** The list that the reader has. */
const lists = {
  talent: { to: '/projects-labor', words: 'Back to Projects' },
  buyer: { to: '/projects', words: 'Back to Projects' },
  admin: { to: '/admin', words: 'Back to Candidates' },
} as const satisfies Record<Role, object>

export function BackLink() {
  const { to, words } = lists[useMe().role]
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden />
      {words}
    </Link>
  )
}
