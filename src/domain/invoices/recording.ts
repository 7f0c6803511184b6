import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'
import { reason } from '../reason.ts'

const amountMessage = 'Please enter an amount in dollars and cents.'
const cents = z.int(amountMessage).check(z.minimum(1, amountMessage), z.maximum(2_000_000_000, amountMessage))
const reference = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter the bank’s reference.'),
    z.maxLength(200, 'Please use at most 200 characters.'),
  )

/** Money that came, or went back, by bank transfer. */
export const recordedPayment = z.strictObject({
  kind: z.enum(['transfer', 'refund']),
  amountCents: cents,
  reference,
  receivedOn: givenDay(),
})

/** Lines that are credited. With `returnsHours` they go back to the talent to be corrected. */
export const credit = z.strictObject({
  lines: z.array(z.uuid()).check(z.minLength(1, 'Please choose what is credited.'), z.maxLength(1000)),
  reason,
  returnsHours: z.boolean(),
})

export const invoiceMessages = {
  notFound: 'Invoice Not Found',
  nothingToBill: 'This firm has no approved weeks to bill.',
  tooMuch: 'This is more than the open balance.',
  notPaid: 'This is more than has been paid.',
  twice: 'A payment with this reference has already been recorded.',
  paidMeanwhile: 'A payment of this invoice came in or was recorded since you opened this. Nothing was recorded.',
  openChanged:
    'The open balance has changed since you opened this page. Nothing was charged. You can pay the balance shown now.',
  cannotCredit: 'These lines can’t be credited now.',
  cannotCorrect:
    'Some of these hours can’t be corrected anymore, because their project, firm or talent account was deleted. They can be credited without returning them.',
  cannotIssue: 'A week on this draft is no longer approved. Discard it and draft another.',
  noMethod: 'Please add a payment method first.',
  notCharged: 'The payment couldn’t be started. Please try again.',
} as const
