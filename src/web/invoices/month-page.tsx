import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type OperatorMonth, readMonth } from '#contract/invoices.ts'
import { formatHours, totalsOf } from '#domain/invoices/money.ts'
import { agingBuckets, agingLabels } from '#domain/invoices/periods.ts'
import { formatCents } from '#domain/money.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Figure } from '../ui/figure.tsx'
import { BackLink, ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import classes from './invoices.module.css'

const monthOf = (date: Date) => date.toISOString().slice(0, 7)
const shifted = (month: string, by: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)))
}
const nameOf = (month: string) =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What a month brought, and what is open now. */
export function MonthPage() {
  const asked = (useSearch({ strict: false }) as { month?: string }).month
  const month = readMonth.input.shape.month.safeParse(asked).data ?? monthOf(new Date())
  const found = useQuery(endpointQuery(readMonth, { month }))
  return (
    <>
      <BackLink to="/admin/invoices">Invoices</BackLink>
      <PageHead
        title={nameOf(month)}
        lead="What was billed, credited and received. Open amounts are as of now."
        actions={
          <>
            <ButtonLink to="/admin/invoices/month" search={{ month: shifted(month, -1) }} variant="default">
              {nameOf(shifted(month, -1))}
            </ButtonLink>
            {month < monthOf(new Date()) && (
              <ButtonLink to="/admin/invoices/month" search={{ month: shifted(month, 1) }} variant="default">
                {nameOf(shifted(month, 1))}
              </ButtonLink>
            )}
            <Button component="a" href={`/api/months/${month}/file.csv`} variant="default">
              Download CSV
            </Button>
          </>
        }
      />
      <Loaded query={found} what="month" skeleton={<Skeleton h={480} />}>
        {(data) => <MonthView month={data} />}
      </Loaded>
    </>
  )
}

function MonthView({
  month: { billed, credited, receivedCents, openCents, overdueCents, aging, firms, people },
}: {
  month: OperatorMonth
}) {
  return (
    <>
      <dl className={classes.figures}>
        <Figure figure={formatCents(billed.totalCents - credited.totalCents)} label="Revenue" />
        <Figure figure={formatCents(billed.feeCents - credited.feeCents)} label="Fees" />
        <Figure figure={formatCents(receivedCents)} label="Received" />
        <Figure figure={formatCents(openCents)} label="Open" />
        <Figure figure={formatCents(overdueCents)} label="Overdue" />
      </dl>
      <Bars
        label="A/R aging"
        heads={['Age', 'Open']}
        rows={agingBuckets.map((bucket) => ({
          name: agingLabels[bucket],
          value: aging[bucket],
          shown: [formatCents(aging[bucket])],
        }))}
        total={[formatCents(openCents)]}
      />
      <Sums label="By firm" rows={firms} />
      <Sums label="By person" rows={people} />
    </>
  )
}

type Sum = OperatorMonth['firms'][number]

const Sums = ({ label, rows }: { label: string; rows: Sum[] }) => (
  <Bars
    label={label}
    heads={['Name', 'Hours', 'Work', 'Fee', 'Total']}
    rows={rows.map((row) => ({ name: row.name, value: row.payCents + row.feeCents, shown: shownOf(row) }))}
    total={shownOf(totalsOf(rows))}
  />
)

const shownOf = ({ minutes, payCents, feeCents }: Omit<Sum, 'name'>) => [
  formatHours(minutes),
  ...[payCents, feeCents, payCents + feeCents].map(formatCents),
]

type Row = { name: string; value: number; shown: string[] }

type Chart = { label: string; heads: [string, ...string[]]; rows: Row[]; total: string[] }

/** A bar in each row, next to its numbers. */
function Bars({ label, heads, rows, total }: Chart) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  const [first, ...others] = heads
  return (
    <div className={classes.section}>
      <h2>{label}</h2>
      {rows.length === 0 ? (
        <p className={classes.quiet}>Nothing this month.</p>
      ) : (
        <DataTable label={label} heads={[first, ...others.map((head) => ({ label: head, isEnd: true as const }))]}>
          {rows.map(({ name, value, shown }) => (
            <tr key={`${name} ${shown.join()}`}>
              <th scope="row">
                {name}
                <svg className={classes.bar} height="8" aria-hidden="true">
                  <rect width={`${(Math.max(0, value) / highest) * 100}%`} height="8" />
                </svg>
              </th>
              {shown.map((figure, index) => (
                <td key={heads[index + 1]} data-end data-figure>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">Total</th>
            {total.map((figure, index) => (
              <td key={heads[index + 1]} data-end data-figure>
                {figure}
              </td>
            ))}
          </tr>
        </DataTable>
      )}
    </div>
  )
}
