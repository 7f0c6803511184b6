import type { Person } from '#contract/people.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './person-page.module.css'

export function PersonSessions({ sessions }: Pick<Person, 'sessions'>) {
  return (
    <section className={classes.panel}>
      <h2>Sessions</h2>
      {sessions.length === 0 ? (
        <p className={classes.none}>Not signed in anywhere.</p>
      ) : (
        <DataTable label="Sessions" heads={['Device', 'Network', 'Since']}>
          {sessions.map(({ id, device, networkAddress, createdAt }) => (
            <tr key={id}>
              <th scope="row">{device}</th>
              <td>{networkAddress ?? 'Unknown'}</td>
              <td>{formatTime(createdAt)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}
