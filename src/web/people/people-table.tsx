import { Link } from '@tanstack/react-router'
import type { ListedPerson } from '#contract/people.ts'
import { roleLabels } from '../role-labels.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatDay, formatTime } from '../ui/time.ts'
import classes from './people-table.module.css'
import { PersonBadge } from './person-badge.ts'

const heads = ['Name', 'Role', 'State', 'Since', 'Last sign-in'] as const

export function PeopleTable({ people, isStale }: { people: ListedPerson[]; isStale: boolean }) {
  return (
    <DataTable label="People" heads={heads} isStale={isStale}>
      {people.map(({ id, name, email, role, state, createdAt, lastSignInAt }) => (
        <tr key={id}>
          <th scope="row">
            <Link to="/admin/people/$id" params={{ id }} className="g-link" preload={false}>
              {name || email}
            </Link>
            {name && <span className={classes.under}>{email}</span>}
          </th>
          <td>{roleLabels[role]}</td>
          <td>
            <PersonBadge status={state} />
          </td>
          <td>{formatDay(createdAt)}</td>
          <td>{lastSignInAt ? formatTime(lastSignInAt) : 'Never'}</td>
        </tr>
      ))}
    </DataTable>
  )
}
