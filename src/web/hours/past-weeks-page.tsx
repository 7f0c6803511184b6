import { Button, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listWeeks, type WeekSummary } from '#contract/hours.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/offers/format-terms.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink, BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import classes from './approval.module.css'

/** All weeks with hours, newest first, and where each stands. */
export function PastWeeksPage() {
  const page = Number((useSearch({ strict: false }) as { page?: string }).page) || 1
  const navigate = useNavigate()
  const query = useQuery({ ...endpointQuery(listWeeks, { page }), placeholderData: keepPreviousData })
  const go = (to: number) => void navigate({ to: '/hours/weeks', search: to > 1 ? { page: String(to) } : {} })
  const hasMore = query.data?.hasMore ?? false
  return (
    <>
      <BackLink to="/hours">Hours</BackLink>
      <PageHead title="Your weeks" lead="Every week you wrote hours for, and where it stands." />
      <Loaded
        query={query}
        what="weeks"
        skeleton={<Skeleton h={400} />}
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={<EmptyState title="No weeks yet">They appear here once you write hours.</EmptyState>}
      >
        {({ weeks }, isStale) => (
          <DataTable
            label="Weeks"
            isStale={isStale}
            heads={['Week', 'Engagement', 'Status', { label: 'Hours', isEnd: true }, { label: 'Pay', isEnd: true }]}
          >
            {weeks.map((week) => (
              <Row key={week.id} week={week} />
            ))}
          </DataTable>
        )}
      </Loaded>
      {(page > 1 || hasMore) && (
        <div className={classes.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => go(page - 1)}>
            Previous
          </Button>
          <Button variant="default" disabled={!hasMore} onClick={() => go(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ week: { id, startsOn, title, firm, status, minutes, payCents } }: { week: WeekSummary }) {
  return (
    <tr>
      <td>
        <AnchorLink to="/hours" search={{ week: id }}>
          {formatWeek(startsOn)}
        </AnchorLink>
      </td>
      <td>{[title, firm].filter(Boolean).join(', ') || '–'}</td>
      <td>
        <StatusBadge kind="week" status={status} />
      </td>
      <td data-end data-figure>
        {formatHours(minutes)}
      </td>
      <td data-end data-figure>
        {formatCents(payCents)}
      </td>
    </tr>
  )
}
