import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listLeads } from '#contract/leads.ts'
import type { LeadFilter } from '#domain/leads/list.ts'
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
import { LeadTable } from './lead-table.tsx'

const { search, filter, page } = listLeads.input.shape
const listed = z.object({ search: z.catch(search, ''), filter: z.catch(filter, 'open'), page: z.catch(page, 1) })

const filters: Record<LeadFilter, string> = { open: 'Open', handled: 'Handled', all: 'All' }

export function LeadsPage() {
  const { shown, change } = useListAddress(listed)
  const leads = useQuery(pageQuery(listLeads, shown))
  const selection = new URLSearchParams({ search: shown.search, filter: shown.filter })
  return (
    <>
      <PageHead
        title="Leads"
        lead={leadOf(leads, (list) => `${formatTotal(list, 'address', 'addresses')} from “Get Support Now”.`)}
        actions={
          <Button
            component="a"
            variant="default"
            href={`/api/leads.csv?${selection}`}
            download="leads.csv"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          >
            Export CSV
          </Button>
        }
      />
      <FilterBar>
        <SearchBox label="Search email" value={shown.search} delayMs={300} onSearch={(search) => change({ search })} />
        <FilterChips label="Show" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="leads"
        query={leads}
        rowsOf={(list) => list.leads}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={
          <EmptyState title="No leads">
            {shown.search ? 'No address matches your search. Try another one.' : emptyMessages[shown.filter]}
          </EmptyState>
        }
      >
        {(rows, _, isStale) => <LeadTable leads={rows} isStale={isStale} />}
      </ListView>
    </>
  )
}

const emptyMessages: Record<LeadFilter, string> = {
  open: 'No one is waiting for a reply.',
  handled: 'Leads you mark as handled appear here.',
  all: 'Addresses left on the landing page appear here.',
}
