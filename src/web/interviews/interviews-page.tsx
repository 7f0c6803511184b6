import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listInterviews } from '#contract/interviews.ts'
import type { InterviewFilter } from '#domain/interviews/list.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { InterviewRows } from './interview-rows.tsx'
import classes from './interviews.module.css'

const { filter, page } = listInterviews.input.shape
const listed = z.object({ filter: z.catch(filter, 'upcoming'), page: z.catch(page, 1) })

const filters: Record<InterviewFilter, string> = { upcoming: 'Upcoming', past: 'Past' }

/** All interviews, for either side. */
export function InterviewsPage() {
  const { shown, change } = useListAddress(listed)
  const query = useQuery(pageQuery(listInterviews, shown))
  return (
    <>
      <PageHead title="Interviews" lead="Upcoming interviews, soonest first, and past ones." />
      <FilterBar>
        <FilterChips
          label="Show"
          options={filters}
          value={shown.filter}
          onChange={(next) => change({ filter: next })}
        />
      </FilterBar>
      <ListView
        what="interviews"
        query={query}
        rowsOf={({ interviews }) => interviews}
        page={shown.page}
        onPage={(next, options) => change({ page: next }, options)}
        empty={
          shown.filter === 'upcoming' ? (
            <EmptyState title="No upcoming interviews">Booked and proposed interviews appear here.</EmptyState>
          ) : (
            <EmptyState title="No past interviews">Interviews that are over or canceled appear here.</EmptyState>
          )
        }
      >
        {(interviews, _, isStale) => (
          <div className={classes.listed}>
            <InterviewRows interviews={interviews} isStale={isStale} />
          </div>
        )}
      </ListView>
    </>
  )
}
