import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { type ListedCallOf, listCalls } from '#contract/calls.ts'
import { type CallFilter, type CallKind, callKinds } from '#domain/calls/list.ts'
import { CallTable } from './calls/call-table.tsx'
import { CancelInterviewDialog } from './calls/cancel-interview-dialog.tsx'
import { pageQuery } from './page-query.ts'
import { CancelCallDialog } from './scheduling/cancel-call-dialog.tsx'
import { useMarkCall } from './scheduling/use-mark-call.ts'
import { EmptyState } from './ui/empty-state.tsx'
import { FilterBar } from './ui/filter-bar.tsx'
import { FilterChips } from './ui/filter-chips.tsx'
import { ButtonLink } from './ui/links.tsx'
import { ListView } from './ui/list-view.tsx'
import { PageHead } from './ui/page-head.tsx'
import { useListAddress } from './ui/use-list-address.ts'

const MoveCallDialog = lazy(async () => ({
  default: (await import('./scheduling/move-call-dialog.tsx')).MoveCallDialog,
}))

const { filter, page } = listCalls.input.shape
const listed = z.object({
  filter: z.catch(filter, 'upcoming'),
  kind: z.catch(z.enum(['all', ...callKinds]), 'all'),
  page: z.catch(page, 1),
})

const filters: Record<CallFilter, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Canceled' }
const kinds: Record<CallKind | 'all', string> = {
  all: 'All',
  intro: 'Intro calls',
  interview: 'Firm interviews',
  set: 'Set by admins',
}

type Asked = { call: ListedCallOf<'intro'>; action: 'move' | 'cancel' }

/** Every call there is, for admins: with Glide, and between firms and talent. */
export function CallsPage() {
  const { shown, change } = useListAddress(listed)
  const { kind, ...list } = shown
  const calls = useQuery(pageQuery(listCalls, { ...list, ...(kind !== 'all' && { kind }) }))
  const [asked, setAsked] = useState<Asked>()
  const [interview, setInterview] = useState<ListedCallOf<'interview'>>()
  const mark = useMarkCall()
  const close = () => setAsked(undefined)
  return (
    <>
      <PageHead
        title="Calls"
        lead="Intro calls with candidates, interviews between firms and talent, and interviews that admins set."
        actions={
          <ButtonLink to="/admin/calls/hours" variant="default">
            Call Hours
          </ButtonLink>
        }
      />
      <FilterBar>
        <FilterChips label="When" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
        <FilterChips label="Kind" options={kinds} value={kind} onChange={(kind) => change({ kind })} />
      </FilterBar>
      <ListView
        what="calls"
        query={calls}
        rowsOf={(found) => found.calls}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No calls">{emptyMessages[shown.filter]}</EmptyState>}
      >
        {(rows, { joinUrl }, isStale) => (
          <CallTable
            calls={rows}
            joinUrl={joinUrl}
            isStale={isStale}
            onAction={(call, action) => {
              if (call.kind === 'interview') return setInterview(call)
              return action === 'move' || action === 'cancel'
                ? setAsked({ call, action })
                : mark.mutate({ call, outcome: action })
            }}
          />
        )}
      </ListView>
      <CancelInterviewDialog interview={interview} onClose={() => setInterview(undefined)} />
      <CancelCallDialog call={asked?.action === 'cancel' ? asked.call : undefined} onClose={close} />
      {asked?.action === 'move' && (
        <Suspense>
          <MoveCallDialog call={asked.call} onClose={close} />
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
