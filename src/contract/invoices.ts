import * as z from 'zod/mini'
import { firmRoles, owningRoles } from '#domain/firms/role.ts'
import { givenDay } from '#domain/given-day.ts'
import { invoiceRhythms, invoiceScopes, invoicing } from '#domain/invoices/invoicing.ts'
import { ledgerKinds } from '#domain/invoices/ledger.ts'
import { credit, recordedPayment } from '#domain/invoices/recording.ts'
import { invoiceLifeCycle } from '#domain/invoices/status.ts'
import { endpoint, nothing, steps } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const status = z.enum(invoiceLifeCycle.statuses)
const date = z.iso.date()
const id = z.strictObject({ id: z.uuid() })

const summary = {
  id: z.uuid(),
  /** Null while it is a draft. */
  number: z.nullable(z.string()),
  status,
  firmId: z.nullable(z.uuid()),
  client: z.string(),
  issuedOn: z.nullable(date),
  dueOn: z.nullable(date),
  minutes: z.int(),
  totalCents: z.int(),
  /** What is left to pay. */
  openCents: z.int(),
}
const summarized = z.strictObject(summary)
export type InvoiceSummary = z.output<typeof summarized>

const invoice = z.strictObject({
  ...summary,
  clientPlace: z.string(),
  termsDays: z.int(),
  /** Where to transfer the money to; null while it is a draft, or where the operator doesn't say. */
  transferDetails: z.nullable(z.string()),
  payCents: z.int(),
  feeCents: z.int(),
  creditedCents: z.int(),
  paidCents: z.int(),
  lines: z.array(
    z.strictObject({
      id: z.uuid(),
      professional: z.string(),
      project: z.string(),
      startsOn: date,
      minutes: z.int(),
      rateCents: z.int(),
      feeBasisPoints: z.int(),
      payCents: z.int(),
      feeCents: z.int(),
      creditNoteId: z.nullable(z.uuid()),
    }),
  ),
  creditNotes: z.array(
    z.strictObject({ id: z.uuid(), number: z.string(), reason: z.string(), issuedOn: date, totalCents: z.int() }),
  ),
  payments: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: z.enum(['transfer', 'stripe', 'refund', 'refund_failed', 'dispute', 'dispute_won']),
      amountCents: z.int(),
      reference: z.string(),
      receivedOn: date,
    }),
  ),
  /** How the latest charge of the stored method went. */
  charge: z.nullable(
    z.strictObject({
      outcome: z.enum(['started', 'processing', 'action', 'failed', 'succeeded']),
      failureCode: z.nullable(z.string()),
    }),
  ),
  /** Whether the firm can be charged here. */
  canPay: z.boolean(),
  actions: z.array(z.enum(['issue', 'discard', 'credit-note', 'record'])),
})
export type Invoice = z.output<typeof invoice>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: ['buyer', 'admin'],
  firmRoles,
  summary: 'Invoices of the firm, or of all firms for admins, newest first',
  input: z.strictObject({ firm: z.optional(z.uuid()), status: z.optional(status), page: pageNumber }),
  output: z.strictObject({ invoices: z.array(summarized), ...listLength }),
})

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:id',
  access: ['buyer', 'admin'],
  firmRoles,
  summary: 'An invoice with its weeks, credit notes and payments',
  input: id,
  output: invoice,
})

const ledgerEntry = z.strictObject({
  day: date,
  kind: z.enum(ledgerKinds),
  invoiceId: z.uuid(),
  /** The number of a document, or the reference of a payment. */
  label: z.string(),
  amountCents: z.int(),
  balanceCents: z.int(),
})
export type LedgerLine = z.output<typeof ledgerEntry>

export const readLedger = endpoint({
  method: 'GET',
  path: '/api/ledger',
  access: ['buyer', 'admin'],
  firmRoles,
  summary: 'What a firm was invoiced, credited and paid, with the balance after each; the newest 200',
  input: z.strictObject({ firm: z.optional(z.uuid()) }),
  output: z.strictObject({ balanceCents: z.int(), overdueCents: z.int(), entries: z.array(ledgerEntry) }),
})

const billable = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  rhythm: z.enum(invoiceRhythms),
  scope: z.enum(invoiceScopes),
  termsDays: z.int(),
  weeks: z.int(),
  /** When the oldest of those weeks ended. */
  firstEndsOn: date,
})
export type Billable = z.output<typeof billable>

export const listBillable = endpoint({
  method: 'GET',
  path: '/api/billable',
  access: 'admin',
  summary: 'Firms with approved weeks that are on no invoice yet, and how each is invoiced',
  input: nothing,
  output: z.strictObject({ firms: z.array(billable) }),
})

export const draftInvoices = endpoint({
  method: 'POST',
  path: '/api/invoices',
  access: 'admin',
  summary: 'Draft what a firm is to be invoiced for, up to a day: one invoice, or one for each engagement',
  makes: [steps(invoiceLifeCycle, 'admin', 'draft')],
  input: z.strictObject({ firm: z.uuid(), through: givenDay() }),
  output: z.strictObject({ ids: z.array(z.uuid()) }),
})

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/issue',
  access: 'admin',
  summary: 'Give a draft its number and send it to the firm',
  makes: [steps(invoiceLifeCycle, 'admin', 'issue')],
  input: id,
  output: invoice,
})

export const discardInvoice = endpoint({
  method: 'DELETE',
  path: '/api/invoices/:id',
  access: 'admin',
  summary: 'Discard a draft, so that its weeks can be billed anew',
  makes: [steps(invoiceLifeCycle, 'admin', 'discard')],
  input: id,
  output: nothing,
})

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/credit',
  access: 'admin',
  summary: 'Credit lines of an issued invoice by a credit note with a reason',
  input: z.extend(credit, { id: z.uuid() }),
  output: invoice,
})

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/payments',
  access: 'admin',
  summary: 'Record a bank transfer from the firm, or one back to it',
  input: z.extend(recordedPayment, {
    id: z.uuid(),
    /** What had been paid when the admin last looked: nothing is recorded over a payment that came since. */
    expectedPaidCents: z.optional(z.int()),
  }),
  output: invoice,
})

export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/pay',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Charge the stored payment method for what is open; the answer may be a page of the bank',
  input: z.extend(id, {
    /** The open amount that the page showed: nothing else is charged. */
    expectedOpenCents: z.optional(z.int()),
  }),
  output: z.strictObject({ redirect: z.nullable(z.string()) }),
})

export const saveInvoicing = endpoint({
  method: 'PUT',
  path: '/api/firms/:id/invoicing',
  access: 'admin',
  summary: 'How often a firm is invoiced, for what, and when it pays',
  input: z.extend(invoicing, {
    id: z.uuid(),
    /** How it was when it was read: what a colleague has saved since isn’t overwritten. */
    expected: z.optional(invoicing),
  }),
  output: nothing,
})

const named = { minutes: z.int(), payCents: z.int(), feeCents: z.int() }

const month = z.strictObject({
  month: z.string(),
  billed: z.strictObject({ ...named, totalCents: z.int(), invoices: z.int() }),
  credited: z.strictObject({ ...named, totalCents: z.int(), notes: z.int() }),
  receivedCents: z.int(),
  /** As of now, over all months. */
  openCents: z.int(),
  overdueCents: z.int(),
  aging: z.strictObject({
    current: z.int(),
    to30: z.int(),
    to60: z.int(),
    to90: z.int(),
    older: z.int(),
  }),
  /** What was billed less what was credited in the month. */
  firms: z.array(z.strictObject({ name: z.string(), ...named })),
  people: z.array(z.strictObject({ name: z.string(), ...named })),
})
export type OperatorMonth = z.output<typeof month>

export const readMonth = endpoint({
  method: 'GET',
  path: '/api/months/:month',
  access: 'admin',
  summary: 'What was billed, credited and received in a month, and what is open now',
  input: z.strictObject({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  output: month,
})
