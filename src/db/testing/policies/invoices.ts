import { charges, creditNotes, firms, invoiceLines, invoices, payments, payoutLines, people } from '../world.ts'
import { noOne, system, type TablePolicies } from './line.ts'

export const invoicesPolicies: Record<string, TablePolicies> = {
  invoices: {
    rows: { i: invoices.issued, d: invoices.draft, x: invoices.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     idx   idx    - | i i i x x x .',
    insert: [
      [
        noOne,
        `(firm_id, client, client_place, terms_days, through) values ('${firms.buyer}', 'x', '', 7, '2020-01-05')`,
      ],
    ],
    update: [
      ['- - - - - - idx -', 'reminded_day = 1'],
      ['- - - - - d - -', `status = 'issued' where current_user = 'app_admin'`],
    ],
    delete: '- - - - - d - -',
  },

  invoice_lines: {
    // An approved week, so that no rule but the policies refuses.
    arrange: `do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      insert into weeks (id, firm_id, starts_on, status, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at, decided_at)
      values ('${invoices.draft}', '${firms.buyer}', '2019-12-30', 'approved', 60, 60, 4000, 0, now(), now());
      perform set_config('session_replication_role', 'origin', true);
    end $$`,
    rows: { i: invoiceLines.own, x: invoiceLines.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     ix    ix     - | i i i x x x .',
    insert: [[noOne, `(invoice_id, week_id) values ('${invoices.draft}', '${invoices.draft}')`]],
    update: [[noOne, `credit_note_id = '${creditNotes.others}'`]],
    delete: noOne,
  },

  credit_notes: {
    rows: { x: creditNotes.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     .     x     x     x      - | . . . x x x .',
    insert: [
      [
        noOne,
        `(number, invoice_id, reason, issued_on, minutes, pay_cents, fee_cents, total_cents)
         values ('CN-1', '${invoices.issued}', 'x', '2020-01-07', 1, 1, 1, 2)`,
      ],
    ],
    update: [[noOne, `reason = 'y'`]],
    delete: noOne,
  },

  charges: {
    rows: { i: charges.own, x: charges.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     ix    ix     - | i i i x x x .',
    insert: [
      [
        system('+'),
        `(invoice_id, attempt, amount_cents, customer_id, method_id) values ('${invoices.issued}', 2, 1, 'cus_1', 'pm_1')`,
      ],
    ],
    update: [[system('ix'), `failure_code = 'x'`]],
    delete: noOne,
  },

  payments: {
    rows: { i: payments.own, x: payments.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     i     x     ix    ix     - | i i i x x x .',
    insert: [
      // What a bank statement says comes from an admin, what Stripe says from Stripe alone.
      [
        '- - - - - + - -',
        `(invoice_id, kind, amount_cents, reference) values ('${invoices.issued}', 'transfer', 1, 'x')`,
      ],
      [
        system('+'),
        `(invoice_id, charge_id, kind, amount_cents, reference) values ('${invoices.issued}', '${charges.own}', 'stripe', 1, 'x')`,
      ],
      [
        noOne,
        `(invoice_id, kind, amount_cents, reference, recorded_by) values ('${invoices.issued}', 'transfer', 1, 'x', '${people.talent}')`,
      ],
    ],
    update: [[noOne, `reference = 'y'`]],
    delete: noOne,
  },

  credit_refunds: {
    label: 'credit_note_id',
    rows: { x: creditNotes.others },
    select: system('x'),
    insert: [[noOne, `values ('${creditNotes.others}', '${charges.own}', 1)`]],
    update: [[noOne, 'amount_cents = 1']],
    delete: noOne,
  },

  payout_lines: {
    rows: { t: payoutLines.talent, o: payoutLines.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      o     -     -     to    to     -',
    insert: [
      ['- - - - - + - -', `(talent_id, kind, amount_cents, reference) values ('${people.talent}', 'payment', -1, 'x')`],
      [
        noOne,
        `(talent_id, kind, amount_cents, invoice_line_id, due_on) values ('${people.talent}', 'credit', -1, '${invoiceLines.own}', '2020-01-13')`,
      ],
      [
        noOne,
        `(talent_id, kind, amount_cents, reference, recorded_by) values ('${people.talent}', 'payment', -1, 'x', '${people.talent}')`,
      ],
    ],
    update: [[noOne, `note = 'y'`]],
    delete: noOne,
  },

  payout_balances: {
    label: 'payee',
    rows: { t: people.talent, o: people.otherTalent },
    select: noOne,
    insert: [[noOne, `values ('${people.admin}', 'USD', 1, 1, 'now', null, null)`]],
    update: [[noOne, 'owed_cents = 1']],
    delete: noOne,
  },

  payout_accounts: {
    label: 'user_id',
    rows: { t: people.talent, o: people.otherTalent },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      o     -     -     -     -      -',
    insert: [
      [
        '- t o - - - - -',
        `(country, last_four, sealed_account) values ('DE', '3000', '') on conflict (user_id) do update set country = 'DE', last_four = '3000', sealed_account = ''`,
      ],
      [noOne, `(user_id, country, last_four, sealed_account) values ('${people.rejectedTalent}', 'DE', '3000', '')`],
    ],
    update: [
      ['- t o - - - - -', `sealed_account = ''`],
      [noOne, `user_id = '${people.rejectedTalent}'`],
    ],
    delete: '- t o - - - - -',
  },

  document_numbers: {
    label: 'kind',
    rows: { i: 'INV', c: 'CN' },
    select: noOne,
    insert: [[noOne, `values ('INV', 2021, 1)`]],
    update: [[noOne, 'last = 9']],
    delete: noOne,
  },
}
