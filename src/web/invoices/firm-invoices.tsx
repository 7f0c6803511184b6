import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listInvoices, readLedger } from '#contract/invoices.ts'
import { formatCents } from '#domain/money.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Figure } from '../ui/figure.tsx'
import { ListView } from '../ui/list-view.tsx'
import { isUnanswered, loadingWhile } from '../ui/loading-while.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { InvoiceTable } from './invoice-table.tsx'
import classes from './invoices.module.css'
import { LedgerTable } from './ledger-table.tsx'

const listed = z.object({ page: z.catch(listInvoices.input.shape.page, 1) })

/** The reader's own firm, or the one that an admin looks at. */
type Of = { firm?: string }

/** What a firm was billed and owes: its balance, its invoices, its ledger. */
export function FirmInvoices({ firm }: Of) {
  const { shown, change } = useListAddress(listed)
  const of: Of = firm === undefined ? {} : { firm }
  const invoices = useQuery(pageQuery(listInvoices, { ...of, ...shown }))
  const ledger = useQuery(endpointQuery(readLedger, of))
  return (
    <ListView
      what="invoices"
      query={loadingWhile(isUnanswered(ledger), invoices)}
      rowsOf={(list) => list.invoices}
      page={shown.page}
      onPage={(page, options) => change({ page }, options)}
      empty={<EmptyState title="No invoices yet">The first one comes after the first approved week.</EmptyState>}
    >
      {(rows, _, isStale) => (
        <>
          {ledger.data && (
            <dl className={classes.figures}>
              <Figure figure={formatCents(ledger.data.balanceCents)} label="Balance" size="large" />
              <Figure figure={formatCents(ledger.data.overdueCents)} label="Overdue" size="large" />
            </dl>
          )}
          <InvoiceTable invoices={rows} isStale={isStale} />
        </>
      )}
    </ListView>
  )
}

const most = 200

/** The newest entries; the file has all of them. */
export function Ledger({ firm }: Of) {
  const { data } = useQuery(endpointQuery(readLedger, firm === undefined ? {} : { firm }))
  if (!data || data.entries.length === 0) return null
  return (
    <div className={classes.section}>
      <div className={classes.heading}>
        <h2>Ledger</h2>
        <Anchor href={firm === undefined ? '/api/ledger.csv' : `/api/ledger.csv?firm=${firm}`}>Download CSV</Anchor>
      </div>
      <LedgerTable entries={data.entries} />
      {data.entries.length === most && (
        <p className={classes.quiet}>These are the newest {most} entries. The file has all of them.</p>
      )}
    </div>
  )
}
