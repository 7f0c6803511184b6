import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { previewRetention } from '#contract/retention.ts'
import { type RetentionReason, warningDays } from '#domain/retention/retention.ts'
import { roleLabels } from '../role-labels.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { formatDay } from '../ui/time.ts'
import classes from './retention.module.css'

const reasons: Record<RetentionReason, string> = {
  unconfirmed: 'Unconfirmed',
  rejected: 'Rejected',
  inactive: 'Inactive',
}

export function RetentionPreview({ preview }: { preview: OutputOf<typeof previewRetention> }) {
  const { people, total } = preview
  return (
    <section className={classes.preview} aria-labelledby="retention-preview">
      <h2 id="retention-preview">Preview</h2>
      <p role="status">
        {total === 0
          ? 'No account would be deleted now.'
          : `${formatTotal(preview, 'account')} would be deleted, each of them ${warningDays} days after a warning.`}
        {total > people.length && ` These are the ${people.length} that expired first.`}
      </p>
      {people.length > 0 && (
        <DataTable label="Accounts that would be deleted" heads={['Name', 'Role', 'Why', 'Since']}>
          {people.map(({ id, name, email, role, reason, since }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/admin/people/$id" params={{ id }} className="g-link" preload={false}>
                  {name || email}
                </Link>
                {name && <span className={classes.under}>{email}</span>}
              </th>
              <td>{roleLabels[role]}</td>
              <td>{reasons[reason]}</td>
              <td>{formatDay(since)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}
