import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listInvoices, readLedger } from '#contract/invoices.ts'
import { formatCents } from '#domain/offers/format-terms.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Figure } from '../ui/figure.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import classes from './invoices.module.css'
import { LedgerTable } from './ledger-table.tsx'

/** What a firm was billed and owes. */
export function InvoicesPage() {
  const invoices = useQuery(endpointQuery(listInvoices, {}))
  const ledger = useQuery(endpointQuery(readLedger, {}))
  return (
    <>
      <PageHead title="Invoices" lead="Approved weeks, what you paid for them and what is open." />
      <Loaded
        query={invoices}
        what="invoices"
        skeleton={<Skeleton h={320} />}
        isEmpty={(list) => list.invoices.length === 0}
        empty={<EmptyState title="No invoices yet">The first one comes after your first approved week.</EmptyState>}
      >
        {(list) => (
          <>
            {ledger.data && (
              <dl className={classes.figures}>
                <Figure figure={formatCents(ledger.data.balanceCents)} label="Balance" size="large" />
                <Figure figure={formatCents(ledger.data.overdueCents)} label="Overdue" size="large" />
              </dl>
            )}
            <InvoiceTable invoices={list.invoices} />
            {ledger.data && (
              <div className={classes.section}>
                <div className={classes.heading}>
                  <h2>Ledger</h2>
                  <Anchor href="/api/ledger.csv">Download CSV</Anchor>
                </div>
                <LedgerTable entries={ledger.data.entries} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
