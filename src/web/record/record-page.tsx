import { useQuery } from '@tanstack/react-query'
import { listActs } from '#contract/record.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RecordFilters } from './record-filters.tsx'
import { RecordTable } from './record-table.tsx'
import { recordSelection, useRecord } from './use-record.ts'

export function RecordPage() {
  const { shown, change } = useRecord()
  const record = useQuery(pageQuery(listActs, { ...recordSelection(shown), page: shown.page }))
  return (
    <>
      <PageHead
        title="Record"
        lead="What admins did, newest first. Each entry is recorded with the action itself and can’t be changed."
      />
      <RecordFilters shown={shown} onChange={change} admins={record.data?.admins ?? []} />
      <ListView
        what="record"
        query={record}
        rowsOf={({ acts }) => acts}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No entries">Nothing matches these filters.</EmptyState>}
      >
        {(acts, _, isStale) => <RecordTable acts={acts} isStale={isStale} onAdmin={(admin) => change({ admin })} />}
      </ListView>
    </>
  )
}
