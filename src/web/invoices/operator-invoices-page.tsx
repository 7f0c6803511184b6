import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Billable, draftInvoices, listBillable, listInvoices } from '#contract/invoices.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDate } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import classes from './invoices.module.css'
import { useInvoiceChange } from './use-invoice-change.ts'

/** What is to be billed, and everything that was. */
export function OperatorInvoicesPage() {
  const billable = useQuery(endpointQuery(listBillable, {}))
  const invoices = useQuery(endpointQuery(listInvoices, {}))
  return (
    <>
      <PageHead
        title="Invoices"
        lead="Closed weeks and months are invoiced on their own. Drafts can be made before that."
        actions={
          <>
            <AnchorLink to="/admin/invoices/month">Month</AnchorLink>
            <AnchorLink to="/admin/invoices/payouts">Payouts</AnchorLink>
          </>
        }
      />
      {billable.data && billable.data.firms.length > 0 && <BillableFirms firms={billable.data.firms} />}
      <Loaded
        query={invoices}
        what="invoices"
        skeleton={<Skeleton h={320} />}
        isEmpty={(list) => list.invoices.length === 0}
        empty={<EmptyState title="No invoices yet">The first one follows the first approved week.</EmptyState>}
      >
        {(list) => (
          <section className={classes.section} aria-label="All invoices">
            <InvoiceTable invoices={list.invoices} withClient />
          </section>
        )}
      </Loaded>
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
    <div>
      <h2>To be billed</h2>
      {drafting.error && <FormAlert>{problemMessage(drafting.error, 'It couldn’t be drafted.')}</FormAlert>}
      <DataTable
        label="To be billed"
        heads={['Firm', 'Terms', 'Oldest week ended', { label: 'Weeks', isEnd: true }, 'Draft']}
      >
        {firms.map((firm) => (
          <tr key={firm.id}>
            <td>
              <Anchor href={`/api/ledger.csv?firm=${firm.id}`}>{firm.name ?? 'A firm'}</Anchor>
            </td>
            <td>
              {rhythmLabels[firm.rhythm]}, due in {firm.termsDays} days
            </td>
            <td>{formatDate(firm.firstEndsOn)}</td>
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
