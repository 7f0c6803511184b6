import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Loading } from './loading.tsx'
import { Pager } from './pager.tsx'

type List = { pageCount: number; isTotalExact: boolean }

type Props<L extends List, Row> = {
  /** What is listed, for the words around it: "leads". */
  what: string
  query: UseQueryResult<L>
  rowsOf: (list: L) => Row[]
  page: number
  onPage: (page: number, options?: { replace: boolean }) => void
  empty: ReactNode
  children: (rows: Row[], list: L, isStale: boolean) => ReactNode
}

/** A list in each of its states: on its way, failed, empty, or one page of it. */
export function ListView<L extends List, Row>({ what, query, rowsOf, page, onPage, empty, children }: Props<L, Row>) {
  const { data, error, refetch, isPlaceholderData } = query
  const lastPage = isPlaceholderData ? undefined : data?.pageCount
  useEffect(() => {
    // The list may have become shorter since the address was made.
    if (lastPage && page > lastPage) onPage(lastPage, { replace: true })
  })
  if (!data && error)
    return (
      <EmptyState
        title={`The ${what} could not be loaded`}
        action={
          <Button variant="default" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    )
  if (!data)
    return (
      <Loading label={`Loading ${what}`}>
        <Skeleton h={320} />
      </Loading>
    )
  const rows = rowsOf(data)
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows, data, isPlaceholderData)}
      <Pager page={page} pageCount={data.pageCount} isExact={data.isTotalExact} onPage={onPage} />
    </>
  )
}
