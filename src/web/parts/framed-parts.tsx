import { Button } from '@mantine/core'
import { Problem } from '#domain/problem.ts'
import { Checking } from '../ui/checking.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPage } from '../ui/error-page.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import type { PartStates } from './part-states.ts'

const noop = () => {}
const refetch = async () => {}
const list = (data: { leads: string[]; pageCount: number } | undefined, error: Error | null) => (
  <ListView
    what="leads"
    query={{ data, error, refetch }}
    rowsOf={({ leads }) => leads}
    page={1}
    onPage={noop}
    empty={<EmptyState title="No leads">They appear here as they come.</EmptyState>}
  >
    {(leads) => <p>{leads.join(', ')}</p>}
  </ListView>
)

/** What a page has once: each state stands in a page of its own. */
export const framedParts: PartStates = {
  Checking: { 'While the session is read': <Checking /> },
  ErrorPage: {
    Refused: <ErrorPage error={new Problem('forbidden', 'You don’t have permission to do this.')} reset={noop} />,
    Broken: <ErrorPage error={new Error('x is undefined')} reset={noop} />,
  },
  PageHead: {
    Whole: (
      <PageHead
        title="Projects"
        over="Hollis"
        lead="Everything you have posted."
        actions={<Button>New Project</Button>}
      />
    ),
    'Title alone': <PageHead title="Settings" />,
  },
  FilterBar: {
    'With a search': (
      <FilterBar>
        <SearchBox label="Search projects" value="" onSearch={noop} />
      </FilterBar>
    ),
  },
  Pager: {
    First: <Pager page={1} pageCount={3} onPage={noop} />,
    Last: <Pager page={3} pageCount={3} onPage={noop} />,
    'Not counted to the end': <Pager page={2} pageCount={40} isExact={false} onPage={noop} />,
  },
  ListView: {
    Loading: list(undefined, null),
    Failed: list(undefined, new Problem('unavailable', 'The service is not available right now.')),
    Empty: list({ leads: [], pageCount: 1 }, null),
    There: list({ leads: ['ana@example.com', 'ben@example.com'], pageCount: 2 }, null),
  },
}
