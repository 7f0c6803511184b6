import * as z from 'zod/mini'

/** What changes what a person is owed. The balance is the sum of the amounts: positive is due to them. */
export const payoutKinds = ['work', 'credit', 'adjustment', 'exchange', 'bank_fee', 'payment'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export const payoutLabels: Record<PayoutKind, string> = {
  work: 'Work',
  credit: 'Hours reversed',
  adjustment: 'Adjustment',
  exchange: 'Exchange',
  bank_fee: 'Bank fee',
  payment: 'Paid',
}

const amountMessage = 'Please enter an amount, such as 1,250.00.'
const text = (most: number, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
    )

/** As a statement of work says, unless something else is recorded. */
const currency = z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'Please enter three letters, such as USD.')), 'USD')

/** What an admin records: a payment with its reference, or a line that says what changed the amount. */
export const recordedPayout = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('payment'),
    talentId: z.uuid(),
    currency,
    amountCents: z.int(amountMessage).check(z.minimum(1, amountMessage), z.maximum(2_000_000_000, amountMessage)),
    reference: text(200, 'Please enter the bank’s reference.'),
  }),
  z.strictObject({
    kind: z.enum(['adjustment', 'exchange', 'bank_fee']),
    talentId: z.uuid(),
    currency,
    /** Negative is taken off. */
    amountCents: z.int(amountMessage).check(
      z.minimum(-2_000_000_000, amountMessage),
      z.maximum(2_000_000_000, amountMessage),
      z.refine((amount) => amount !== 0, amountMessage),
    ),
    note: text(1000, 'Please say what it is for.'),
  }),
])
export type RecordedPayout = z.output<typeof recordedPayout>

export const recordedTwice =
  'The same entry was recorded in the last 24 hours. If it really happened twice, give the second one another reference or note.'

/** By a colleague, in another tab or by an invoice, since it was looked at. */
export const owedChanged =
  'A colleague has recorded something for this person since you opened this, or an invoice has changed what they are owed. Nothing was recorded.'

/** As it is stored: what was paid is taken off. */
export const storedAmount = ({ kind, amountCents }: RecordedPayout): number =>
  kind === 'payment' ? -amountCents : amountCents

/** What is due to a person by a day, and what they are owed in all, in one currency; with what is needed to pay them. */
export const personDue = z.strictObject({
  /** Null once the account is deleted. */
  talentId: z.nullable(z.uuid()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Where they live, which says how they are paid. */
  place: z.nullable(z.string()),
  country: z.nullable(z.string()),
  currency: z.string(),
  dueCents: z.int(),
  owedCents: z.int(),
  nextDueOn: z.nullable(z.iso.date()),
  /** The account they are paid into: the country of the bank and the last four characters. Null until they have entered it. */
  accountCountry: z.nullable(z.string()),
  accountLastFour: z.nullable(z.string()),
})
export type PersonDue = z.output<typeof personDue>

/** How much is needed to pay everyone in a country what is due in one currency. */
export const countryDue = z.strictObject({
  /** Null where a profile names no place. */
  country: z.nullable(z.string()),
  currency: z.string(),
  people: z.int(),
  dueCents: z.int(),
})
export type CountryDue = z.output<typeof countryDue>

type Line = { amountCents: number; currency: string; dueOn: string }

export type Owed = { currency: string; owedCents: number; dueCents: number }

/**
 * What a person is owed in all, and what of it is due by a day: once for each currency, since amounts of two are never added. What was paid
 * or taken off counts at once; what was paid ahead isn't due back.
 */
export function owedBy(lines: readonly Line[], day: string): Owed[] {
  const sum = (of: readonly Line[]) => of.reduce((total, { amountCents }) => total + amountCents, 0)
  return [...new Set(lines.map((line) => line.currency))].sort().map((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const owedCents = sum(own)
    const dueCents = Math.max(sum(own.filter(({ dueOn }) => dueOn <= day)), Math.min(0, owedCents))
    return { currency, owedCents, dueCents }
  })
}

/** "$1,250.00", and "EUR 1,250.00": only dollars go without their code. */
export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'USD' ? 'symbol' : 'code',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
