import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type Billable, draftInvoices, listBillable, listInvoices } from '#contract/invoices.ts'
import { formatPaymentTerms } from '#domain/invoices/invoicing.ts'
import { invoiceStatusLabels } from '#domain/invoices/status-labels.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { pageQuery } from '../page-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import classes from './invoices.module.css'
import { useInvoiceChange } from './use-invoice-change.ts'

const { page, status } = listInvoices.input.shape
const listed = z.object({ status: z.catch(status, undefined), page: z.catch(page, 1) })

const all = 'all'
/** Two are shorter than on the invoices themselves. */
const filters = { all: 'All', ...invoiceStatusLabels, draft: 'Drafts', failed: 'Failed' }

/** What is to be billed, and everything that was. */
export function OperatorInvoicesPage() {
  const billable = useQuery(endpointQuery(listBillable, {}))
  const { shown, change } = useListAddress(listed)
  const invoices = useQuery(pageQuery(listInvoices, shown))
  return (
    <>
      <PageHead
        title="Invoices"
        lead="Closed weeks and months are invoiced automatically. Drafts can be made before that."
        actions={
          <>
            <ButtonLink to="/admin/invoices/month" variant="default">
              Month
            </ButtonLink>
            <ButtonLink to="/admin/invoices/payouts" variant="default">
              Payouts
            </ButtonLink>
          </>
        }
      />
      {billable.data && billable.data.firms.length > 0 && <BillableFirms firms={billable.data.firms} />}
      <FilterBar>
        <FilterChips
          label="Show"
          options={filters}
          value={shown.status ?? all}
          onChange={(chosen) => change({ status: chosen === all ? undefined : chosen })}
        />
      </FilterBar>
      <ListView
        what="invoices"
        query={invoices}
        rowsOf={(list) => list.invoices}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={
          <EmptyState title="No invoices">
            {shown.status ? 'No invoices have this status.' : 'The first one follows the first approved week.'}
          </EmptyState>
        }
      >
        {(rows, _, isStale) => <InvoiceTable invoices={rows} withClient isStale={isStale} />}
      </ListView>
    </>
  )
}

const rhythmLabels = { week: 'Weekly', month: 'Monthly' } as const

function BillableFirms({ firms }: { firms: Billable[] }) {
  const navigate = useNavigate()
  const drafting = useInvoiceChange(
    (firm: Billable) => call(draftInvoices, { firm: firm.id, through: new Date().toISOString().slice(0, 10) }),
    ({ ids }) => ids[0] && void navigate({ to: '/invoices/$id', params: { id: ids[0] } }),
  )
  return (
    <div className={classes.toBill}>
      <h2>To be billed</h2>
      {drafting.error && <FormAlert>{problemMessage(drafting.error, 'It couldn’t be drafted.')}</FormAlert>}
      <DataTable
        label="To be billed"
        heads={['Firm', 'Terms', 'Oldest week', { label: 'Weeks', isEnd: true }, 'Draft']}
      >
        {firms.map((firm) => (
          <tr key={firm.id}>
            <td>
              <AnchorLink to="/admin/firms/$id/invoices" params={{ id: firm.id }}>
                {firm.name ?? 'A firm'}
              </AnchorLink>
            </td>
            <td>
              {rhythmLabels[firm.rhythm]} · {formatPaymentTerms(firm.termsDays)}
            </td>
            <td>ended {formatDate(firm.firstEndsOn)}</td>
            <td data-end data-figure>
              {firm.weeks}
            </td>
            <td>
              <WorkingButton
                variant="light"
                isWorking={drafting.isPending && drafting.variables.id === firm.id}
                workingText="Drafting..."
                onClick={() => drafting.isPending || drafting.mutate(firm)}
              >
                Draft
              </WorkingButton>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
