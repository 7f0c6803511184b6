import type { InvoiceSummary } from '#contract/invoices.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { DataTable } from '../ui/data-table.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { formatDate } from '../ui/time.ts'
import { InvoiceBadge } from './invoice-badge.ts'

type Props = { invoices: InvoiceSummary[]; withClient?: boolean; isStale: boolean }

/** Invoices with what is left to pay of each. */
export function InvoiceTable({ invoices, withClient, isStale }: Props) {
  return (
    <DataTable
      label="Invoices"
      isStale={isStale}
      heads={[
        'Number',
        ...(withClient ? ['Firm'] : []),
        'Status',
        'Issued',
        'Due',
        { label: 'Hours', isEnd: true },
        { label: 'Total', isEnd: true },
        { label: 'Open', isEnd: true },
      ]}
    >
      {invoices.map(({ id, number, firmId, client, status, issuedOn, dueOn, minutes, totalCents, openCents }) => (
        <tr key={id}>
          <td>
            <AnchorLink to="/invoices/$id" params={{ id }}>
              {number ?? 'Draft'}
            </AnchorLink>
          </td>
          {withClient && (
            <td>
              {firmId ? (
                <AnchorLink to="/admin/firms/$id/invoices" params={{ id: firmId }}>
                  {client}
                </AnchorLink>
              ) : (
                client
              )}
            </td>
          )}
          <td>
            <InvoiceBadge status={status} />
          </td>
          <td>{issuedOn ? formatDate(issuedOn) : '–'}</td>
          <td>{dueOn ? formatDate(dueOn) : '–'}</td>
          <td data-end data-figure>
            {formatHours(minutes)}
          </td>
          <td data-end data-figure>
            {formatCents(totalCents)}
          </td>
          <td data-end data-figure>
            {formatCents(openCents)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
