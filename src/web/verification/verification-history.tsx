import type { VerificationEvent } from '#contract/verification.ts'
import { brand } from '#domain/brand.ts'
import { adminActs } from '#domain/record/acts.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './firm-page.module.css'

/** What was checked, by whom and when, with the name and website that were checked. */
export function VerificationHistory({ history }: { history: VerificationEvent[] }) {
  return (
    <section className={classes.panel}>
      <h2>History</h2>
      {history.length === 0 ? (
        <p className={classes.none}>Nothing is recorded yet.</p>
      ) : (
        <DataTable label="History" heads={['When', 'Who', 'What', 'Checked', 'Details']}>
          {history.map(({ id, happenedAt, actorName, event, checked, reason, name, website }) => (
            <tr key={id}>
              <td>{formatTime(happenedAt)}</td>
              <th scope="row">{actorName || brand.name}</th>
              <td>{adminActs[event]}</td>
              <td>{checked || '–'}</td>
              <td>{[reason, name, website].filter(Boolean).join(' · ') || '–'}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}
