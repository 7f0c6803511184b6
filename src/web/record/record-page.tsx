import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listActs } from '#contract/record.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { RecordFilters } from './record-filters.tsx'
import { RecordTable } from './record-table.tsx'
import { recordSelection, useRecord } from './use-record.ts'

export function RecordPage() {
  const { shown, change } = useRecord()
  const { data, error, isPlaceholderData, refetch } = useQuery(
    pageQuery(listActs, { ...recordSelection(shown), page: shown.page }),
  )
  const list = () => {
    if (!data && error)
      return (
        <Stack align="start">
          <FormAlert>{error.message}</FormAlert>
          <Button variant="default" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Stack>
      )
    if (!data)
      return (
        <Loading label="Loading the record">
          <Skeleton h={320} />
        </Loading>
      )
    if (data.acts.length === 0)
      return <EmptyState title="Nothing was recorded">Nothing that fits these filters was done.</EmptyState>
    return (
      <>
        <RecordTable acts={data.acts} isStale={isPlaceholderData} onAdmin={(admin) => change({ admin })} />
        <Pager
          page={shown.page}
          pageCount={data.pageCount}
          isExact={data.isTotalExact}
          onPage={(page) => change({ page })}
        />
      </>
    )
  }
  return (
    <>
      <PageHead
        title="Record"
        lead="What admins did, newest first. Entries are written with the act itself and cannot be changed."
      />
      <RecordFilters shown={shown} onChange={change} admins={data?.admins ?? []} />
      {list()}
    </>
  )
}
