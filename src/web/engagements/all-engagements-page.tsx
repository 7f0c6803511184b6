import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type AnyEngagement, listAllEngagements } from '#contract/all-engagements.ts'
import { type EngagementFilter, troubleLabels } from '#domain/engagements/list.ts'
import { pageQuery } from '../page-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { leadOf } from '../ui/lead-of.ts'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { EngagementBadge } from './engagement-badge.ts'
import classes from './engagements.module.css'

const { filter, page } = listAllEngagements.input.shape
const listed = z.object({ filter: z.catch(filter, 'current'), page: z.catch(page, 1) })

const filters: Record<EngagementFilter, string> = {
  current: 'Current',
  'day-ten': 'Day-ten check due',
  unsigned: 'Not signed',
  hours: 'Hours overdue',
  invoice: 'Invoice overdue',
  over: 'Ended',
}

const orders: Record<EngagementFilter, string> = {
  current: 'newest first',
  'day-ten': 'longest due first',
  unsigned: 'longest waiting first',
  hours: 'longest overdue first',
  invoice: 'longest overdue first',
  over: 'latest first',
}

/** Everyone's engagements for admins: who does the day-ten check here, and finds what is stuck. */
export function AllEngagementsPage() {
  const { shown, change } = useListAddress(listed)
  const engagements = useQuery(pageQuery(listAllEngagements, shown))
  return (
    <>
      <PageHead
        title="Engagements"
        lead={leadOf(engagements, (list) => `${formatTotal(list, 'engagement')}, ${orders[shown.filter]}.`)}
      />
      <FilterBar>
        <FilterChips label="Show" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="engagements"
        query={engagements}
        rowsOf={(list) => list.engagements}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No engagements">{emptyMessages[shown.filter]}</EmptyState>}
      >
        {(rows, _, isStale) => <EngagementTable engagements={rows} isStale={isStale} />}
      </ListView>
    </>
  )
}

const emptyMessages: Record<EngagementFilter, string> = {
  current: 'They appear here when a firm accepts an application.',
  'day-ten': 'No check is due.',
  unsigned: 'No engagement is still unsigned more than a week after acceptance.',
  hours: 'All hours from weeks that ended more than a week ago have been approved.',
  invoice: 'No invoice is overdue.',
  over: 'No engagement has ended yet.',
}

function EngagementTable({ engagements, isStale }: { engagements: AnyEngagement[]; isStale: boolean }) {
  return (
    <DataTable
      label="Engagements"
      heads={['Talent', 'Firm', 'Project', 'Status', 'Start', 'Attention']}
      isStale={isStale}
    >
      {engagements.map(({ id, talent, firm, title, status, startsOn, troubles }) => (
        <tr key={id}>
          <th scope="row">
            <Link to="/engagements/$id" params={{ id }} className="g-link" preload={false}>
              {talent ?? 'Someone who left'}
            </Link>
          </th>
          <td>{firm ?? '–'}</td>
          <td>{title ?? '–'}</td>
          <td>
            <EngagementBadge status={status} />
          </td>
          <td className={classes.day}>{startsOn ? formatDate(startsOn) : '–'}</td>
          <td>
            {troubles.length === 0 ? (
              '–'
            ) : (
              <ul className={classes.troubles}>
                {troubles.map(({ kind, since }) => (
                  <li key={kind}>{troubleLabels[kind](formatDate(since))}</li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
