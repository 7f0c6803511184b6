import type { CuratedShortlist } from '#contract/curation.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './curation.module.css'

const labels: Record<CuratedShortlist['changes'][number]['change'], string> = {
  held: 'Held for review',
  moved: 'Moved',
  added: 'Added',
  removed: 'Removed',
  returned: 'Reset to the rule',
  released: 'Released',
}

/** Everything that happened to the shortlist, newest first. */
export function CurationLog({ changes }: Pick<CuratedShortlist, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className={classes.title}>
        Changes
      </h2>
      <DataTable label="Changes" heads={['When', 'What', 'Reason', 'By']}>
        {changes.map(({ id, change, name, position, reason, by, at }) => (
          <tr key={id}>
            <td>{formatTime(at)}</td>
            <td>
              {labels[change]}
              {name && `: ${name}`}
              {position && `, to place ${position}`}
            </td>
            <td className={classes.reason}>{reason ?? '–'}</td>
            <td>{change === 'held' ? '–' : (by ?? 'Someone who has left')}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
