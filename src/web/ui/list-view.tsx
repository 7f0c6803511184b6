import { Skeleton } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { Failure } from './failed.tsx'
import { type Loadable, Loaded } from './loaded.tsx'
import { notLoaded } from './not-loaded.ts'
import { Pager } from './pager.tsx'

type List = { pageCount: number; isTotalExact?: boolean }

type Props<L extends List, Row> = {
  /** What is listed, for messages about it: "leads". */
  what: string
  query: Loadable<L>
  rowsOf: (list: L) => Row[]
  page: number
  onPage: (page: number, options?: { replace: boolean }) => void
  skeleton?: ReactNode
  failed?: Failure
  empty: ReactNode
  children: (rows: Row[], list: L, isStale: boolean) => ReactNode
}

/** A list in each of its states, with a pager. */
export function ListView<L extends List, Row>(props: Props<L, Row>) {
  const { what, query, rowsOf, page, onPage, empty, children } = props
  const lastPage = query.isPlaceholderData ? undefined : query.data?.pageCount
  useEffect(() => {
    // The list may have become shorter since the link was made.
    if (lastPage && page > lastPage) onPage(lastPage, { replace: true })
  })
  return (
    <Loaded
      query={query}
      what={what}
      skeleton={props.skeleton ?? <Skeleton h={320} />}
      failed={props.failed ?? { title: notLoaded(what) }}
      isEmpty={(list) => rowsOf(list).length === 0}
      empty={empty}
    >
      {(list, isStale) => (
        <>
          {children(rowsOf(list), list, isStale)}
          <Pager page={page} pageCount={list.pageCount} isExact={list.isTotalExact} onPage={onPage} />
        </>
      )}
    </Loaded>
  )
}
