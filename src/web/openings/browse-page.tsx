import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listOpenings, listOpeningsByFit } from '#contract/openings.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { ApplyModal } from './apply-modal.tsx'
import classes from './browse.module.css'
import { BrowseFilters } from './browse-filters.tsx'
import { OpeningCard } from './opening-card.tsx'
import { useBrowse } from './use-browse.ts'

type Props = { fitOf: (id: string, ids: readonly string[]) => ReactNode }

export function BrowsePage({ fitOf }: Props) {
  const browse = useBrowse()
  const { sort, ...input } = browse.input
  const openings = useQuery(pageQuery(sort === 'fit' ? listOpeningsByFit : listOpenings, input))
  const { data, isPlaceholderData } = openings
  const { page } = browse.input
  const applying = data?.openings.find(({ id }) => id === browse.applyId)
  // If the project of a kept letter is on another page by now, open its own page with the letter.
  if (browse.applyId && data && !applying && !isPlaceholderData)
    return <Navigate to="/projects-labor/$id" params={{ id: browse.applyId }} search={{ apply: 'yes' }} replace />
  if (data && !isPlaceholderData && page > data.pageCount)
    return <Navigate to="/projects-labor" search={(now) => ({ ...now, page: String(data.pageCount) })} replace />
  return (
    <>
      <PageHead title="Browse Projects" lead="Find your next opportunity" />
      <BrowseFilters browse={browse} length={data} />
      <Loaded
        query={openings}
        what="projects"
        skeleton={
          <div className={classes.grid}>
            {['1', '2', '3', '4', '5', '6'].map((card) => (
              <Skeleton key={card} h={360} />
            ))}
          </div>
        }
        failed={{ message: 'Failed to load projects' }}
        isEmpty={(list) => list.openings.length === 0}
        empty={
          <EmptyState
            title="No projects found"
            action={
              browse.isNarrowed && (
                <Button variant="default" onClick={browse.widen}>
                  Clear Filters
                </Button>
              )
            }
          >
            Try adjusting your search or check back later
          </EmptyState>
        }
      >
        {(list, isStale) => (
          <>
            <ul className={classes.grid} aria-label="Projects" aria-busy={isStale}>
              {list.openings.map((opening) => (
                <li key={opening.id}>
                  <OpeningCard
                    opening={opening}
                    fit={fitOf(
                      opening.id,
                      list.openings.map(({ id }) => id),
                    )}
                    onApply={() => browse.apply(opening.id)}
                  />
                </li>
              ))}
            </ul>
            {list.pageCount > 1 && (
              <Pager page={page} pageCount={list.pageCount} isExact={list.isTotalExact} onPage={browse.goTo} />
            )}
          </>
        )}
      </Loaded>
      {applying && (
        <ApplyModal
          opening={applying}
          isOpen={applying.actions.includes('apply')}
          onClose={() => browse.apply(undefined)}
        />
      )}
    </>
  )
}
