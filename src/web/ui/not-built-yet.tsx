import { useMatches } from '@tanstack/react-router'
import { EmptyState } from './empty-state.tsx'
import { PageHead } from './page-head.tsx'

/** Stands where a page of later work will be, and says so. */
export function NotBuiltYet() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  return (
    <>
      <PageHead title={page?.title ?? ''} />
      <EmptyState title="Not built yet">{page?.promise}</EmptyState>
    </>
  )
}
