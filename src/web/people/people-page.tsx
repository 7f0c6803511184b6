import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listPeople } from '#contract/people.ts'
import { personStateLabels, type RoleFilter, type StateFilter } from '#domain/people/person.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { leadOf } from '../ui/lead-of.ts'
import { ButtonLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { PeopleTable } from './people-table.tsx'

const { search, role, state, page } = listPeople.input.shape
const listed = z.object({
  search: z.catch(search, ''),
  role: z.catch(role, 'all'),
  state: z.catch(state, 'all'),
  page: z.catch(page, 1),
})

const roles: Record<RoleFilter, string> = { all: 'Everyone', talent: 'Talent', buyer: 'Buyers', admin: 'Admins' }
const states: Record<StateFilter, string> = { all: 'Any state', ...personStateLabels }

export function PeoplePage() {
  const { shown, change } = useListAddress(listed)
  const people = useQuery(pageQuery(listPeople, shown))
  return (
    <>
      <PageHead
        title="People"
        actions={
          <ButtonLink variant="default" to="/admin/people/retention">
            Retention
          </ButtonLink>
        }
        lead={leadOf(people, (list) => `${formatTotal(list, 'account')}, newest first.`)}
      />
      <FilterBar>
        <SearchBox
          label="Search name or email"
          value={shown.search}
          delayMs={300}
          onSearch={(search) => change({ search })}
        />
        <FilterChips label="Role" options={roles} value={shown.role} onChange={(role) => change({ role })} />
        <FilterChips label="State" options={states} value={shown.state} onChange={(state) => change({ state })} />
      </FilterBar>
      <ListView
        what="people"
        query={people}
        rowsOf={(list) => list.people}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No one found">No account matches. Try another search or filter.</EmptyState>}
      >
        {(rows, _, isStale) => <PeopleTable people={rows} isStale={isStale} />}
      </ListView>
    </>
  )
}
