import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

const { filter, page } = listIntroCalls.input.shape
const listed = z.object({ filter: z.catch(filter, 'upcoming'), page: z.catch(page, 1) })

const filters: Record<CallFilter, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Canceled' }

export function CallsPage() {
  const { shown, change } = useListAddress(listed)
  const calls = useQuery(pageQuery(listIntroCalls, shown))
  const [cancelled, setCancelled] = useState<ListedCall>()
  return (
    <>
      <PageHead
        title="Intro calls"
        lead="30-minute calls booked by candidates, and by firms about a candidate."
        actions={
          <ButtonLink to="/admin/hours" variant="default">
            Call Hours
          </ButtonLink>
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
        {(rows, _, isStale) => <CallTable calls={rows} isStale={isStale} onCancel={setCancelled} />}
      </ListView>
      <CancelCallDialog call={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  )
}

const emptyMessages: Record<CallFilter, string> = {
  upcoming: 'No upcoming calls are booked.',
  past: 'Past calls appear here.',
  cancelled: 'No calls were canceled.',
}
