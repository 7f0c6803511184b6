import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Invoice, readInvoice } from '#contract/invoices.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { formatPaymentTerms } from '#domain/invoices/invoicing.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Facts } from '../ui/facts.tsx'
import { Figure } from '../ui/figure.tsx'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { formatDate } from '../ui/time.ts'
import { InvoiceBadge } from './invoice-badge.ts'
import classes from './invoices.module.css'
import { OperatorActions } from './operator-actions.tsx'
import { PayPanel } from './pay-panel.tsx'

/** One invoice, for its firm and for admins. */
export function InvoicePage() {
  const { id } = useParams({ strict: false })
  const invoice = useQuery(endpointQuery(readInvoice, { id: id ?? '' }))
  useShownName(invoice.data && titleOf(invoice.data))
  return (
    <Loaded
      query={invoice}
      what="invoice"
      skeleton={<Skeleton h={480} />}
      missing={<PageHead title="Invoice Not Found" lead="It may have been discarded before it was issued." />}
    >
      {(data) => <InvoiceView invoice={data} />}
    </Loaded>
  )
}

const titleOf = ({ number }: Invoice) => (number ? `Invoice ${number}` : 'Draft of an invoice')

function InvoiceView({ invoice }: { invoice: Invoice }) {
  const me = useMe()
  const { id, status, client } = invoice
  return (
    <>
      <BackLink to={me.role === 'admin' ? '/admin/invoices' : '/invoices'}>Invoices</BackLink>
      <PageHead title={titleOf(invoice)} lead={client} actions={<InvoiceBadge status={status} />} />
      <div className={classes.columns}>
        <aside className={classes.side} aria-label="Payment">
          <dl>
            <Figure
              figure={formatCents(status === 'draft' ? totalOf(invoice) : invoice.openCents)}
              label={status === 'draft' ? 'Total' : 'Open'}
              size="large"
            />
          </dl>
          <PayPanel invoice={invoice} />
          <Facts facts={factsOf(invoice)} />
          <Anchor href={`/api/invoices/${id}/file.pdf`}>Download PDF</Anchor>
        </aside>
        <div className={classes.main}>
          <Lines invoice={invoice} />
          <Documents invoice={invoice} />
          {invoice.actions.length > 0 && <OperatorActions invoice={invoice} />}
        </div>
      </div>
    </>
  )
}

/** A draft has neither date yet. */
function factsOf(invoice: Invoice) {
  const { clientPlace, issuedOn, dueOn, termsDays, creditedCents, paidCents } = invoice
  const facts: (readonly [string, ReactNode])[] = [
    ['Issued', issuedOn && formatDate(issuedOn)],
    ['Due', dueOn && formatDate(dueOn)],
    ['Terms', formatPaymentTerms(termsDays)],
    ['Total', formatCents(totalOf(invoice))],
    ['Credited', creditedCents > 0 && formatCents(creditedCents)],
    ['Paid', paidCents > 0 && formatCents(paidCents)],
    [
      'Address',
      clientPlace && (
        <span key="address" className={classes.address}>
          {clientPlace}
        </span>
      ),
    ],
  ]
  return facts.filter(([, value]) => value)
}

/** A draft has no sums yet. */
const totalOf = ({ lines }: Invoice) => lines.reduce((sum, line) => sum + line.payCents + line.feeCents, 0)

function Lines({ invoice: { lines } }: { invoice: Invoice }) {
  return (
    <DataTable
      label="Weeks"
      heads={[
        'Week',
        { label: 'Hours', isEnd: true },
        { label: 'Rate', isEnd: true },
        { label: 'Work', isEnd: true },
        { label: 'Fee', isEnd: true },
        { label: 'Amount', isEnd: true },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            {formatWeek(line.startsOn)}
            {line.creditNoteId && ' (credited)'}
            <br />
            <span className={classes.quiet}>
              {line.professional}, {line.project}
            </span>
          </td>
          <td data-end data-figure>
            {formatHours(line.minutes)}
          </td>
          <td data-end data-figure>
            {formatCents(line.rateCents)}
          </td>
          <td data-end data-figure>
            {formatCents(line.payCents)}
          </td>
          <td data-end data-figure>
            {formatCents(line.feeCents)}
          </td>
          <td data-end data-figure>
            {formatCents(line.payCents + line.feeCents)}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const paymentLabels = {
  transfer: 'Transfer received',
  stripe: 'Paid by stored method',
  refund: 'Refund',
  refund_failed: 'Refund failed, not sent back',
  dispute: 'Payment disputed',
  dispute_won: 'Dispute won',
} as const

function Documents({ invoice: { creditNotes, payments } }: { invoice: Invoice }) {
  if (creditNotes.length + payments.length === 0) return null
  return (
    <div className={classes.section}>
      <h2>Credit notes and payments</h2>
      <DataTable label="Credit notes and payments" heads={['Date', 'What', { label: 'Amount', isEnd: true }]}>
        {creditNotes.map(({ id, number, reason, issuedOn, totalCents }) => (
          <tr key={id}>
            <td className={classes.date}>{formatDate(issuedOn)}</td>
            <td>
              <Anchor href={`/api/credit-notes/${id}/file.pdf`}>Credit note {number}</Anchor>
              <br />
              <span className={classes.quiet}>{reason}</span>
            </td>
            <td data-end data-figure>
              {formatCents(totalCents)}
            </td>
          </tr>
        ))}
        {payments.map(({ id, kind, reference, receivedOn, amountCents }) => (
          <tr key={id}>
            <td className={classes.date}>{formatDate(receivedOn)}</td>
            <td>
              {paymentLabels[kind]}
              <br />
              <span className={classes.quiet}>{reference}</span>
            </td>
            <td data-end data-figure>
              {formatCents(amountCents)}
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
