import { Button } from '@mantine/core'
import type { ShownRun } from '#contract/matching-runs.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTime } from '../ui/time.ts'
import { formatPlace } from './format-place.ts'

const count = new Intl.NumberFormat('en-US')

type Props = { runs: ShownRun[]; hasPerson: boolean; isStale: boolean; onOpen: (id: string) => void }

/** Each list that a firm was shown. The same one, shown again on the same day, is one. */
export function RunTable({ runs, hasPerson, isStale, onOpen }: Props) {
  return (
    <DataTable
      label="Shown shortlists"
      heads={['When', 'Shown to', 'Rule', 'Fit', hasPerson ? 'Place' : 'Shown', 'Why']}
      isStale={isStale}
    >
      {runs.map(({ id, madeAt, by, engine, considered, counts, shown, place }) => (
        <tr key={id}>
          <td>{formatTime(madeAt)}</td>
          <td>{by ?? 'Someone who has left'}</td>
          <td>{engine}</td>
          <td>
            {count.format(counts.fits)} of {count.format(considered)}
          </td>
          <td>{hasPerson ? formatPlace(place) : count.format(shown)}</td>
          <td>
            <Button size="xs" variant="default" onClick={() => onOpen(id)}>
              View<span className="g-visually-hidden"> what was shown on {formatTime(madeAt)}</span>
            </Button>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
