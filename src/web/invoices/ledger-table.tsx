import type { LedgerLine } from '#contract/invoices.ts'
import { ledgerLabels, ledgerSigns } from '#domain/invoices/ledger.ts'
import { formatCents } from '#domain/money.ts'
import { DataTable } from '../ui/data-table.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { formatDate } from '../ui/time.ts'

/** Newest first, each with the balance after it. */
export function LedgerTable({ entries }: { entries: LedgerLine[] }) {
  return (
    <DataTable
      label="Ledger"
      heads={['Date', 'Kind', 'Document', { label: 'Amount', isEnd: true }, { label: 'Balance', isEnd: true }]}
    >
      {entries.map(({ day, kind, invoiceId, label, amountCents, balanceCents }) => (
        <tr key={`${kind} ${invoiceId} ${label}`}>
          <td>{formatDate(day)}</td>
          <td>{ledgerLabels[kind]}</td>
          <td>
            <AnchorLink to="/invoices/$id" params={{ id: invoiceId }}>
              {label}
            </AnchorLink>
          </td>
          <td data-end data-figure>
            {formatCents(ledgerSigns[kind] * amountCents)}
          </td>
          <td data-end data-figure>
            {formatCents(balanceCents)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
