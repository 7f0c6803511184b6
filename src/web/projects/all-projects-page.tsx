import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listAllProjects } from '#contract/all-projects.ts'
import type { AllProjectsSort, StateFilter } from '#domain/projects/all-projects.ts'
import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { leadOf } from '../ui/lead-of.ts'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { AllProjectsTable } from './all-projects-table.tsx'

const { search, state, sort, page } = listAllProjects.input.shape
const listed = z.object({
  search: z.catch(search, ''),
  state: z.catch(state, 'all'),
  sort: z.catch(sort, 'newest'),
  page: z.catch(page, 1),
})

const states: Record<StateFilter, string> = { all: 'All', ...projectStateLabels }
const sorts: Record<AllProjectsSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'most-applicants': 'Most applicants first',
}

/** Every firm's projects, for admins. */
export function AllProjectsPage() {
  const { shown, change } = useListAddress(listed)
  const projects = useQuery(pageQuery(listAllProjects, shown))
  return (
    <>
      <PageHead title="Projects" lead={leadOf(projects, (list) => `${formatTotal(list, 'project')} of all firms.`)} />
      <FilterBar>
        <SearchBox
          label="Search title or firm"
          value={shown.search}
          delayMs={300}
          onSearch={(search) => change({ search })}
        />
        <NativeSelect
          aria-label="Sort projects"
          value={shown.sort}
          data={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
          onChange={(event) => change({ sort: event.currentTarget.value as AllProjectsSort })}
        />
        <FilterChips label="Status" options={states} value={shown.state} onChange={(state) => change({ state })} />
      </FilterBar>
      <ListView
        what="projects"
        query={projects}
        rowsOf={(list) => list.projects}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No projects found">No project matches. Try another search or status.</EmptyState>}
      >
        {(rows, _, isStale) => <AllProjectsTable projects={rows} isStale={isStale} />}
      </ListView>
    </>
  )
}
