import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listMails } from '#contract/mail.ts'
import { type MailFilter, mailStatusLabels } from '#domain/mail/list.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { MailTable } from './mail-table.tsx'

const { search, filter, page } = listMails.input.shape
const listed = z.object({ search: z.catch(search, ''), filter: z.catch(filter, 'all'), page: z.catch(page, 1) })

const filters: Record<MailFilter, string> = { all: 'All', ...mailStatusLabels }

export function MailPage() {
  const { shown, change } = useListAddress(listed)
  return (
    <>
      <PageHead
        title="Emails"
        lead="Emails from the last 30 days. Only the recipient sees an email’s contents, since its links open accounts."
      />
      <FilterBar>
        <SearchBox
          label="Search recipient"
          value={shown.search}
          delayMs={300}
          onSearch={(search) => change({ search })}
        />
        <FilterChips label="Status" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="emails"
        query={useQuery({ ...pageQuery(listMails, shown), refetchInterval: 30_000 })}
        rowsOf={(list) => list.mails}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={
          <EmptyState title="No emails">
            {shown.search ? 'No recipient matches your search. Try another one.' : emptyMessages[shown.filter]}
          </EmptyState>
        }
      >
        {(mails, _, isStale) => <MailTable mails={mails} isStale={isStale} />}
      </ListView>
    </>
  )
}

const emptyMessages: Record<MailFilter, string> = {
  all: 'No emails were sent in the last 30 days.',
  queued: 'All emails have been sent.',
  sent: 'No emails were sent in the last 30 days.',
  failed: 'Every email reached its mail server.',
  dropped: 'Nobody was sent more emails than the limit allows.',
}
