import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type OperatorMonth, readMonth } from '#contract/invoices.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { agingBuckets, agingLabels } from '#domain/invoices/periods.ts'
import { formatCents } from '#domain/offers/format-terms.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Figure } from '../ui/figure.tsx'
import { AnchorLink } from '../ui/links.tsx'
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
  const { month = monthOf(new Date()) } = useSearch({ strict: false }) as { month?: string }
  const found = useQuery(endpointQuery(readMonth, { month }))
  return (
    <>
      <PageHead
        title={nameOf(month)}
        lead="What was billed, credited and received. Open amounts are as of now."
        actions={
          <>
            <AnchorLink to="/admin/invoices/month" search={{ month: shifted(month, -1) }}>
              {nameOf(shifted(month, -1))}
            </AnchorLink>
            <AnchorLink to="/admin/invoices/month" search={{ month: shifted(month, 1) }}>
              {nameOf(shifted(month, 1))}
            </AnchorLink>
            <Anchor href={`/api/months/${month}/file.csv`}>Download CSV</Anchor>
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
        label="Open by age"
        heads={['Age', 'Open']}
        rows={agingBuckets.map((bucket) => ({
          name: agingLabels[bucket],
          value: aging[bucket],
          shown: [formatCents(aging[bucket])],
        }))}
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
    heads={['Name', 'Hours', 'Work', 'Fee']}
    rows={rows.map(({ name, minutes, payCents, feeCents }) => ({
      name,
      value: payCents,
      shown: [formatHours(minutes), formatCents(payCents), formatCents(feeCents)],
    }))}
  />
)

type Row = { name: string; value: number; shown: string[] }

/** A bar in each row, next to its numbers. */
function Bars({ label, heads, rows }: { label: string; heads: [string, ...string[]]; rows: Row[] }) {
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
        </DataTable>
      )}
    </div>
  )
}
