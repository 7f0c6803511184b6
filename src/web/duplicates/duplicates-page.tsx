import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { listDuplicates } from '#contract/duplicates.ts'
import { type PairFilter, pairFilters } from '#domain/duplicates/merge.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { MergeDialog, type PlannedMerge } from './merge-dialog.tsx'
import { PairCard } from './pair-card.tsx'
import { RecentMerges } from './recent-merges.tsx'

const { candidate, page } = listDuplicates.input.shape
const listed = z.object({
  candidate: z.catch(candidate, undefined),
  filter: z.catch(z.enum([...pairFilters, 'merged']), 'open'),
  page: z.catch(page, 1),
})

const filters = { open: 'To decide', dismissed: 'Not duplicates', merged: 'Recently merged' } as const

export function DuplicatesPage() {
  const { shown, change } = useListAddress(listed)
  const { filter, ...selection } = shown
  const onPage = (page: number, options?: { replace: boolean }) => change({ page }, options)
  return (
    <>
      <PageHead
        title="Duplicates"
        lead="Candidates who share a phone number, a resume, or a name with a similar email."
      />
      <FilterBar>
        <FilterChips label="Show" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
        {shown.candidate && (
          <Button size="xs" variant="default" onClick={() => change({ candidate: undefined })}>
            Show All Candidates
          </Button>
        )}
      </FilterBar>
      {filter === 'merged' ? (
        <RecentMerges selection={selection} onPage={onPage} />
      ) : (
        <Pairs selection={{ ...selection, filter }} onPage={onPage} />
      )}
    </>
  )
}

type PairsProps = {
  selection: { candidate?: string | undefined; filter: PairFilter; page: number }
  onPage: (page: number, options?: { replace: boolean }) => void
}

function Pairs({ selection, onPage }: PairsProps) {
  const [planned, setPlanned] = useState<PlannedMerge>()
  return (
    <>
      <ListView
        what="duplicates"
        query={useQuery(pageQuery(listDuplicates, selection))}
        rowsOf={(list) => list.pairs}
        page={selection.page}
        onPage={onPage}
        empty={<EmptyState title="No duplicates">{emptyMessages[selection.filter]}</EmptyState>}
      >
        {(pairs) => pairs.map((pair) => <PairCard key={pair.id} pair={pair} onMerge={setPlanned} />)}
      </ListView>
      <MergeDialog planned={planned} onClose={() => setPlanned(undefined)} />
    </>
  )
}

const emptyMessages: Record<PairFilter, string> = {
  open: 'No one seems to have applied twice.',
  dismissed: 'Pairs you mark as not duplicates stay here and aren’t flagged again.',
}
