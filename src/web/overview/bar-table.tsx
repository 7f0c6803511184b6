import { DataTable } from '../ui/data-table.tsx'
import classes from './bar-table.module.css'
import { formatCount, formatPercent } from './format-measure.ts'

type Row = { name: string; value: number; share: number | null }
type Props = { label: string; heads: readonly [name: string, count: string, share: string]; rows: readonly Row[] }

/** A bar in each row, next to its numbers: chart and table in one. */
export function BarTable({ label, heads: [name, count, share], rows }: Props) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <DataTable label={label} heads={[name, { label: count, isEnd: true }, { label: share, isEnd: true }]}>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row" className={classes.name}>
            {row.name}
            <svg className={classes.bar} height="8" aria-hidden="true">
              <rect width={`${(row.value / highest) * 100}%`} height="8" />
            </svg>
          </th>
          <td data-end>{formatCount(row.value)}</td>
          <td data-end>{row.share === null ? '–' : formatPercent(row.share)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
