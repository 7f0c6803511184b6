import { sql } from 'kysely'
import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

const booked = 'Books are kept as the law asks, without the account of whoever left.'
const ownFirm = sql<string>`app.firm_id()`
const withInvoice = { stays: 'With its invoice.' } as const

export const invoices = {
  invoices: {
    exported: {
      as: 'invoices',
      for: ['buyer'],
      query: () =>
        query
          .selectFrom('invoices')
          .where('firm_id', '=', ownFirm)
          .select(['number', 'status', 'client', 'issued_on', 'due_on', 'minutes', 'total_cents']),
    },
    forgotten: { by: 'app.forget_invoices', stays: booked },
    merged: { stays: 'Only candidates are merged.' },
  },
  invoice_lines: {
    exported: { withheld: 'What was worked is among the weeks, and what was earned among the payouts.' },
    forgotten: { by: 'app.forget_invoices', stays: booked },
    merged: { by: 'app.merge_invoices' },
  },
  credit_notes: {
    exported: {
      as: 'credit_notes',
      for: ['buyer'],
      query: () =>
        query
          .selectFrom('credit_notes')
          .where('firm_id', '=', ownFirm)
          .select(['number', 'reason', 'issued_on', 'total_cents']),
    },
    forgotten: { stays: booked },
    merged: withInvoice,
  },
  payments: {
    exported: {
      as: 'payments',
      for: ['buyer'],
      query: () =>
        query
          .selectFrom('payments')
          .where('firm_id', '=', ownFirm)
          .select(['kind', 'amount_cents', 'reference', 'received_on']),
    },
    forgotten: { stays: booked },
    merged: withInvoice,
  },
  charges: {
    exported: { withheld: 'Attempts of the product to collect an invoice; what was paid is among the payments.' },
    forgotten: { stays: booked },
    merged: withInvoice,
  },
  credit_refunds: {
    exported: { withheld: 'What the product asks Stripe to send back; what was sent is among the payments.' },
    forgotten: { stays: booked },
    merged: withInvoice,
  },
  payout_lines: {
    exported: {
      as: 'payouts',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('payout_lines')
          .where('talent_id', '=', userId)
          .orderBy('due_on')
          .orderBy('number')
          .select(['kind', 'amount_cents', 'currency', 'due_on', 'reference', 'note']),
    },
    forgotten: { stays: booked },
    merged: { by: 'app.merge_invoices' },
  },
  payout_balances: {
    exported: { withheld: 'Sums of the payouts, which the file has.' },
    forgotten: { stays: 'Nothing of it: triggers move the sums with the payouts.' },
    merged: { stays: 'Nothing of it: triggers move the sums with the payouts.' },
  },
  payout_accounts: {
    exported: {
      as: 'payoutAccount',
      for: ['talent'],
      // The rest is encrypted: a file that is left lying around must not say where someone's money goes.
      query: (userId) =>
        query
          .selectFrom('payout_accounts')
          .where('user_id', '=', userId)
          .select(['country', 'last_four', 'updated_at']),
    },
    forgotten: 'goes with the account',
    // Whoever goes on with the other account enters it again.
    merged: keptByMergedAccount,
  },
  document_numbers: { impersonal: 'The last number that was given.' },
} satisfies FeatureRules
