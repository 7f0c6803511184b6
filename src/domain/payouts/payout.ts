import * as z from 'zod/mini'

/** What changes what a person is owed. The balance is the sum of the amounts: positive is due to them. */
export const payoutKinds = ['work', 'credit', 'adjustment', 'exchange', 'bank_fee', 'payment'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export const payoutLabels: Record<PayoutKind, string> = {
  work: 'Work',
  credit: 'Hours taken back',
  adjustment: 'Adjustment',
  exchange: 'Exchange',
  bank_fee: 'Bank fee',
  payment: 'Paid',
}

const amountMessage = 'Please enter an amount in dollars and cents.'
const text = (most: number, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
    )

/** What an admin records: a payment with its reference, or a line that says what changed the amount. */
export const recordedPayout = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('payment'),
    talentId: z.uuid(),
    amountCents: z.int(amountMessage).check(z.minimum(1, amountMessage), z.maximum(2_000_000_000, amountMessage)),
    reference: text(200, 'Please enter the bank’s reference.'),
  }),
  z.strictObject({
    kind: z.enum(['adjustment', 'exchange', 'bank_fee']),
    talentId: z.uuid(),
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

/** As it is stored: what was paid is taken off. */
export const storedAmount = ({ kind, amountCents }: RecordedPayout): number =>
  kind === 'payment' ? -amountCents : amountCents

type Line = { amountCents: number; dueOn: string }

/** What a person is owed in all, and what of it is due by a day. What was paid or taken off counts at once; what was paid ahead isn't due back. */
export function owedBy(lines: readonly Line[], day: string): { owedCents: number; dueCents: number } {
  const sum = (of: readonly Line[]) => of.reduce((total, { amountCents }) => total + amountCents, 0)
  const owedCents = sum(lines)
  const dueCents = Math.max(sum(lines.filter(({ dueOn }) => dueOn <= day)), Math.min(0, owedCents))
  return { owedCents, dueCents }
}
