import type { Person, PersonEvent } from '#contract/people.ts'
import { brand } from '#domain/brand.ts'
import { type AdminAct, adminActs } from '#domain/record/acts.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './person-page.module.css'

/** The latest of what the record has about the account. */
export function PersonHistory({ history }: Pick<Person, 'history'>) {
  return (
    <section className={classes.panel}>
      <h2>History</h2>
      {history.length === 0 ? (
        <p className={classes.none}>Nothing is recorded yet.</p>
      ) : (
        <DataTable label="History" heads={['When', 'Who', 'What', 'Details']}>
          {history.map((entry) => (
            <tr key={entry.id}>
              <td>{formatTime(entry.happenedAt)}</td>
              <th scope="row">{entry.actorName || brand.name}</th>
              <td>{labelOf(entry)}</td>
              <td>{entry.network ?? entry.reason ?? '–'}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

const labelOf = ({ event }: PersonEvent) =>
  event === 'account.signed-in' ? 'Signed in' : (adminActs[event as AdminAct] ?? event)
