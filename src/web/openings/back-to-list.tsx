import type { Role } from '#domain/accounts/role.ts'
import { useMe } from '../session.ts'
import { BackLink } from '../ui/links.tsx'

/** The list that belongs to the reader's role. */
const lists = {
  talent: { to: '/projects-labor', label: 'Back to Projects' },
  buyer: { to: '/projects', label: 'Back to Projects' },
  admin: { to: '/admin', label: 'Back to Candidates' },
} as const satisfies Record<Role, object>

export function BackToList() {
  const { to, label } = lists[useMe().role]
  return <BackLink to={to}>{label}</BackLink>
}
