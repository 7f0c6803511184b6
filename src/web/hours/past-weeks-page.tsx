import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listWeeks, type WeekSummary } from '#contract/hours.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { pageQuery } from '../page-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink, BackLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { WeekBadge } from './week-badge.ts'

const listed = z.object({ page: z.catch(listWeeks.input.shape.page, 1) })

/** All weeks with hours, newest first, and where each stands. */
export function PastWeeksPage() {
  const { shown, change } = useListAddress(listed)
  const query = useQuery(pageQuery(listWeeks, shown))
  return (
    <>
      <BackLink to="/hours">Hours</BackLink>
      <PageHead title="Your weeks" lead="Every week you entered hours for, and where it stands." />
      <ListView
        query={query}
        what="weeks"
        skeleton={<Skeleton h={400} />}
        rowsOf={(list) => list.weeks}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No weeks yet">They appear here once you enter hours.</EmptyState>}
      >
        {(weeks, _, isStale) => (
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
      </ListView>
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
        <WeekBadge status={status} />
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
