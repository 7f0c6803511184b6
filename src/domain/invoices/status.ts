import { defineLifeCycle, type StatusOf, statusesBefore } from '../life-cycle.ts'

/**
 * People draft, issue and discard. Everything after that follows from rows that nobody changes: charges, payments and credit
 * notes, so the product makes those moves.
 */
export const invoiceLifeCycle = defineLifeCycle({
  subject: 'invoice',
  statuses: ['draft', 'issued', 'processing', 'paid', 'overdue', 'failed', 'credited'],
  starts: {
    draft: { to: 'draft', by: ['admin', 'system'], event: 'invoice.drafted' },
  },
  moves: {
    issue: {
      from: ['draft'],
      to: 'issued',
      by: ['admin', 'system'],
      event: 'invoice.issued',
      notify: { owner: 'invoice-issued' },
    },
    // Nobody but the operator has seen it, and it has no number yet.
    discard: { from: ['draft'], to: 'deleted', by: ['admin'], event: 'invoice.discarded' },
    charge: { from: ['issued', 'overdue'], to: 'processing', by: ['system'], event: 'invoice.charged' },
    fail: {
      from: ['processing'],
      to: 'failed',
      by: ['system'],
      event: 'invoice.failed',
      notify: { owner: 'invoice-failed' },
    },
    retry: { from: ['failed'], to: 'issued', by: ['system'], event: 'invoice.retried' },
    pay: {
      from: ['issued', 'overdue', 'processing', 'failed'],
      to: 'paid',
      by: ['system'],
      event: 'invoice.paid',
      notify: { owner: 'invoice-paid' },
    },
    lapse: {
      from: ['issued', 'failed'],
      to: 'overdue',
      by: ['system'],
      event: 'invoice.overdue',
      notify: { owner: 'invoice-overdue' },
    },
    // A payment was taken back: refunded without a credit note, or disputed.
    reopen: { from: ['paid'], to: 'issued', by: ['system'], event: 'invoice.reopened' },
    credit: {
      from: ['issued', 'overdue', 'failed', 'paid'],
      to: 'credited',
      by: ['system'],
      event: 'invoice.credited',
      notify: { owner: 'invoice-credited' },
    },
  },
  refusal: ({ now }) => statusSentences[now],
})

const statusSentences = {
  draft: 'This invoice hasn’t been issued yet.',
  issued: 'This invoice has been issued.',
  processing: 'A payment of this invoice is being processed.',
  paid: 'This invoice has been paid.',
  overdue: 'This invoice is overdue.',
  failed: 'The last payment of this invoice failed.',
  credited: 'This invoice has been credited.',
} as const

export type InvoiceStatus = StatusOf<typeof invoiceLifeCycle>

type Money = { totalCents: number; creditedCents: number; paidCents: number }

/** What a firm still has to pay of an invoice; never less than nothing. */
export const openCents = ({ totalCents, creditedCents, paidCents }: Money): number =>
  Math.max(0, totalCents - creditedCents - paidCents)

/** A payment is still expected, or being made. */
export const openStatuses = statusesBefore(invoiceLifeCycle, 'paid', 'system')
export const isOpen = (status: InvoiceStatus): boolean => openStatuses.includes(status)

/** One charge at a time. */
export const chargeableStatuses: readonly InvoiceStatus[] = openStatuses.filter((status) => status !== 'processing')
export const canBeCharged = (status: InvoiceStatus): boolean => chargeableStatuses.includes(status)

const creditableStatuses = statusesBefore(invoiceLifeCycle, 'credited', 'system')
export const canBeCredited = (status: InvoiceStatus): boolean => creditableStatuses.includes(status)
