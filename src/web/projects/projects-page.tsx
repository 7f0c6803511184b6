import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listProjects } from '#contract/projects.ts'
import { Problem } from '#domain/problem.ts'
import { projectPageSize } from '#domain/projects/details.ts'
import type { ProjectFilter } from '#domain/projects/status.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { NoProjectsYet } from './no-projects-yet.tsx'
import { NotAuthenticated } from './not-authenticated.tsx'
import { ProjectCards, ProjectCardsWaiting } from './project-cards.tsx'
import { ProjectsFailed } from './projects-failed.tsx'
import { useProjectSearch } from './use-project-search.ts'

const filters: Record<ProjectFilter, string> = {
  all: 'All',
  draft: 'Draft',
  active: 'Active',
  completed: 'Completed',
  archived: 'Archived',
}

export function ProjectsPage() {
  const { shown, change } = useProjectSearch()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...pageQuery(listProjects, shown),
    meta: { saysSessionEnded: true },
  })
  const isFiltered = shown.filter !== 'all' || shown.search !== ''
  const lastPage = isPlaceholderData ? undefined : data?.pageCount
  useEffect(() => {
    // Projects may have gone since the address was made.
    if (lastPage && shown.page > lastPage) change({ page: lastPage }, { replace: true })
  })
  const hasSessionEnded = error instanceof Problem && error.code === 'not_signed_in'

  const list = () => {
    if (hasSessionEnded) return <NotAuthenticated />
    if (!data) return error ? <ProjectsFailed error={error} onRetry={refetch} /> : <Waiting />
    if (data.total === 0 && !isFiltered) return <NoProjectsYet />
    if (data.total === 0) return <NoneFound onClear={() => change({ filter: 'all', search: '' })} />
    return (
      <>
        <ProjectCards projects={data.projects} isStale={isPlaceholderData} heading="h2" />
        <Pager page={shown.page} pageCount={data.pageCount} onPage={(page) => change({ page })} />
      </>
    )
  }
  return (
    <>
      <PageHead title="Projects" actions={<ButtonLink to="/projects/new">+ New Project</ButtonLink>} />
      <FilterBar>
        <SearchBox label="Search projects" value={shown.search} onSearch={(search) => change({ search })} />
        <FilterChips label="Status" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      {list()}
    </>
  )
}

const Waiting = () => <ProjectCardsWaiting count={projectPageSize} />

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No projects found"
      action={
        <Button variant="default" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      No project has this in its title and status. Try another search.
    </EmptyState>
  )
}
