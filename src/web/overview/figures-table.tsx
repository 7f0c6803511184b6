import { DataTable } from '../ui/data-table.tsx'
import { formatCount } from './format-measure.ts'
import classes from './overview-page.module.css'

type Props = { label: string; heads: readonly [string, string]; rows: readonly { name: string; value: number }[] }

/** The numbers behind a chart, as a table. */
export function FiguresTable({ label, heads: [name, count], rows }: Props) {
  return (
    <details className={classes.figures}>
      <summary>{label}</summary>
      <DataTable label={label} heads={[name, { label: count, isEnd: true }]}>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-end>{formatCount(row.value)}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  )
}
