import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type ListedFirm, listFirms } from '#contract/verification.ts'
import { type FirmFilter, firmStateLabels } from '#domain/verification/verification.ts'
import { pageQuery } from '../page-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { leadOf } from '../ui/lead-of.ts'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDay } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { FirmBadge } from './firm-badge.ts'
import { firmName } from './firm-name.ts'

const { filter, page } = listFirms.input.shape
const listed = z.object({ filter: z.catch(filter, 'waiting'), page: z.catch(page, 1) })

const filters: Record<FirmFilter, string> = { ...firmStateLabels, all: 'All' }

/** Firms for admins to verify. */
export function FirmsPage() {
  const { shown, change } = useListAddress(listed)
  const firms = useQuery(pageQuery(listFirms, shown))
  return (
    <>
      <PageHead
        title="Firms"
        lead={leadOf(
          firms,
          (list) => `${formatTotal(list, 'firm')}, newest first. Only verified firms open original resumes.`,
        )}
      />
      <FilterBar>
        <FilterChips label="Show" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="firms"
        query={firms}
        rowsOf={(list) => list.firms}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No firms">{emptyMessages[shown.filter]}</EmptyState>}
      >
        {(rows, _, isStale) => <FirmsTable firms={rows} isStale={isStale} />}
      </ListView>
    </>
  )
}

const emptyMessages: Record<FirmFilter, string> = {
  waiting: 'Every firm is verified.',
  verified: 'Firms you verify appear here.',
  all: 'Firms appear here when someone registers.',
}

function FirmsTable({ firms, isStale }: { firms: ListedFirm[]; isStale: boolean }) {
  return (
    <DataTable label="Firms" heads={['Firm', 'State', 'Website', 'Owner', 'Since']} isStale={isStale}>
      {firms.map(({ id, name, state, website, ownerEmail, createdAt }) => (
        <tr key={id}>
          <th scope="row">
            <Link to="/admin/firms/$id" params={{ id }} className="g-link" preload={false}>
              {firmName(name)}
            </Link>
          </th>
          <td>
            <FirmBadge status={state} />
          </td>
          <td>{website ?? '–'}</td>
          <td>{ownerEmail ?? '–'}</td>
          <td>{formatDay(createdAt)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
