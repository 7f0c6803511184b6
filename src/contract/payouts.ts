import * as z from 'zod/mini'
import { enteredPassword } from '#domain/accounts/password.ts'
import { givenDay } from '#domain/given-day.ts'
import { enteredAccount } from '#domain/payouts/account.ts'
import { countryDue, payoutKinds, personDue, recordedPayout } from '#domain/payouts/payout.ts'
import { endpoint, nothing } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const date = z.iso.date()

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  access: 'admin',
  summary: 'What is due to whom by a day, in each currency',
  input: z.strictObject({ by: z.optional(givenDay()), page: pageNumber }),
  output: z.strictObject({
    by: date,
    payouts: z.array(personDue),
    countries: z.array(countryDue),
    ...listLength,
  }),
})

const payoutLine = z.strictObject({
  id: z.uuid(),
  kind: z.enum(payoutKinds),
  amountCents: z.int(),
  currency: z.string(),
  dueOn: date,
  /** The week that was worked, and for whom. */
  startsOn: z.nullable(date),
  minutes: z.nullable(z.int()),
  rateCents: z.nullable(z.int()),
  client: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type PayoutLine = z.output<typeof payoutLine>

export const readPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts/lines',
  access: ['talent', 'admin'],
  summary: 'What the signed-in person is owed and was paid, line by line; of one person for admins',
  input: z.strictObject({ talent: z.optional(z.uuid()), page: pageNumber }),
  output: z.strictObject({
    today: date,
    /** Of all lines, in each currency. */
    owed: z.array(z.strictObject({ currency: z.string(), owedCents: z.int(), dueCents: z.int() })),
    /** Of one page, newest first. */
    lines: z.array(payoutLine),
    ...listLength,
  }),
})

export const recordPayout = endpoint({
  method: 'POST',
  path: '/api/payouts',
  access: 'admin',
  summary: 'Record a payment to a person with its reference, or what a bank or an exchange changed',
  input: z.strictObject({
    line: recordedPayout,
    /** What the person was owed in this currency when the admin last looked: nothing is recorded over what came since. */
    expectedOwedCents: z.optional(z.int()),
  }),
  output: z.strictObject({ owedCents: z.int() }),
})

/** What people see of the account they are paid into. */
const shownAccount = z.strictObject({
  account: z.nullable(
    z.strictObject({
      country: z.string(),
      lastFour: z.string(),
      updatedAt: z.iso.datetime({ offset: true }),
    }),
  ),
})

export const readPayoutAccount = endpoint({
  method: 'GET',
  path: '/api/payout-account',
  access: 'talent',
  summary: 'The account that the signed-in person is paid into: its country and last four characters',
  input: nothing,
  output: shownAccount,
})

export const savePayoutAccount = endpoint({
  method: 'PUT',
  path: '/api/payout-account',
  access: 'talent',
  summary: 'Enter the account to be paid into, with what banks of its country ask for; it replaces an earlier one',
  input: enteredAccount,
  output: shownAccount,
})

export const removePayoutAccount = endpoint({
  method: 'POST',
  path: '/api/payout-account/remove',
  access: 'talent',
  summary: 'Remove the account to be paid into',
  input: z.strictObject({ password: enteredPassword }),
  output: shownAccount,
})
