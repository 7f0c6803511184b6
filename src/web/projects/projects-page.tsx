import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listProjects } from '#contract/projects.ts'
import { mayManage } from '#domain/firms/role.ts'
import { Problem } from '#domain/problem.ts'
import { projectPageSize } from '#domain/projects/details.ts'
import type { ProjectFilter } from '#domain/projects/status.ts'
import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { pageQuery } from '../page-query.ts'
import { useMe } from '../session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { projectsFailed } from './failures.ts'
import { NoProjectsYet } from './no-projects-yet.tsx'
import { NotAuthenticated } from './not-authenticated.tsx'
import { ProjectCards, ProjectCardsSkeleton } from './project-cards.tsx'
import { useProjectSearch } from './use-project-search.ts'

const { draft, active, completed, archived } = projectStateLabels
const filters: Record<ProjectFilter, string> = { all: 'All', draft, active, completed, archived }

export function ProjectsPage() {
  const { firmRole } = useMe()
  const { shown, change } = useProjectSearch()
  const projects = useQuery({ ...pageQuery(listProjects, shown), meta: { saysSessionEnded: true } })
  const isFiltered = shown.filter !== 'all' || shown.search !== ''
  const hasSessionEnded = projects.error instanceof Problem && projects.error.code === 'not_signed_in'
  return (
    <>
      <PageHead
        title="Projects"
        actions={mayManage(firmRole) && <ButtonLink to="/projects/new">+ New Project</ButtonLink>}
      />
      <FilterBar>
        <SearchBox label="Search projects" value={shown.search} onSearch={(search) => change({ search })} />
        <FilterChips label="Status" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      {hasSessionEnded ? (
        <NotAuthenticated />
      ) : (
        <ListView
          what="projects"
          query={projects}
          rowsOf={(list) => list.projects}
          page={shown.page}
          onPage={(page, options) => change({ page }, options)}
          skeleton={<ProjectCardsSkeleton count={projectPageSize} />}
          failed={projectsFailed}
          empty={isFiltered ? <NoneFound onClear={() => change({ filter: 'all', search: '' })} /> : <NoProjectsYet />}
        >
          {(rows, _, isStale) => <ProjectCards projects={rows} isStale={isStale} heading="h2" />}
        </ListView>
      )}
    </>
  )
}

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
      No projects match this search and status. Try another search.
    </EmptyState>
  )
}
