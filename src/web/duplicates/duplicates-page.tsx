import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { listDuplicates } from '#contract/duplicates.ts'
import type { PairFilter } from '#domain/duplicates/merge.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { MergeDialog, type PlannedMerge } from './merge-dialog.tsx'
import { PairCard } from './pair-card.tsx'

const { candidate, filter, page } = listDuplicates.input.shape
const listed = z.object({
  candidate: z.catch(candidate, undefined),
  filter: z.catch(filter, 'open'),
  page: z.catch(page, 1),
})

const filters: Record<PairFilter, string> = { open: 'To decide', dismissed: 'Not duplicates' }

export function DuplicatesPage() {
  const { shown, change } = useListAddress(listed)
  const [planned, setPlanned] = useState<PlannedMerge>()
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
      <ListView
        what="duplicates"
        query={useQuery(pageQuery(listDuplicates, shown))}
        rowsOf={(list) => list.pairs}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No duplicates">{emptyMessages[shown.filter]}</EmptyState>}
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
