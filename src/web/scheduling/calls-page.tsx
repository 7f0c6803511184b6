import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { type ListedCall, listIntroCalls } from '#contract/scheduling.ts'
import type { CallFilter } from '#domain/scheduling/list.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { CallTable } from './call-table.tsx'
import { CancelCallDialog } from './cancel-call-dialog.tsx'
import { useMarkCall } from './use-mark-call.ts'

const MoveCallDialog = lazy(async () => ({ default: (await import('./move-call-dialog.tsx')).MoveCallDialog }))

const { filter, page } = listIntroCalls.input.shape
const listed = z.object({ filter: z.catch(filter, 'upcoming'), page: z.catch(page, 1) })

const filters: Record<CallFilter, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Canceled' }

export function CallsPage() {
  const { shown, change } = useListAddress(listed)
  const calls = useQuery(pageQuery(listIntroCalls, shown))
  const [asked, setAsked] = useState<{ call: ListedCall; action: 'move' | 'cancel' }>()
  const mark = useMarkCall()
  return (
    <>
      <PageHead
        title="Intro calls"
        lead="30-minute calls booked by candidates."
        actions={
          <>
            <ButtonLink to="/admin/interviews" variant="default">
              Interviews of Firms
            </ButtonLink>
            <ButtonLink to="/admin/hours" variant="default">
              Call Hours
            </ButtonLink>
          </>
        }
      />
      <FilterBar>
        <FilterChips label="Show" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="calls"
        query={calls}
        rowsOf={(list) => list.calls}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No calls">{emptyMessages[shown.filter]}</EmptyState>}
      >
        {(rows, { joinUrl }, isStale) => (
          <CallTable
            calls={rows}
            joinUrl={joinUrl}
            isStale={isStale}
            onAction={(call, action) =>
              action === 'move' || action === 'cancel'
                ? setAsked({ call, action })
                : mark.mutate({ call, outcome: action })
            }
          />
        )}
      </ListView>
      <CancelCallDialog
        call={asked?.action === 'cancel' ? asked.call : undefined}
        onClose={() => setAsked(undefined)}
      />
      {asked?.action === 'move' && (
        <Suspense>
          <MoveCallDialog call={asked.call} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const emptyMessages: Record<CallFilter, string> = {
  upcoming: 'No upcoming calls are booked.',
  past: 'Past calls appear here.',
  cancelled: 'No calls were canceled.',
}
