import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Role } from '#domain/accounts/role.ts'
import { useMe } from '../session.ts'
import classes from './opening.module.css'

/** The list that belongs to the reader's role. */
const lists = {
  talent: { to: '/projects-labor', label: 'Back to Projects' },
  buyer: { to: '/projects', label: 'Back to Projects' },
  admin: { to: '/admin', label: 'Back to Candidates' },
} as const satisfies Record<Role, object>

export function BackLink() {
  const { to, label } = lists[useMe().role]
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden />
      {label}
    </Link>
  )
}
