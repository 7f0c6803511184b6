/**
 * Money is whole cents, and each rounding is done once, half a cent up: an hour's rate to the pay of a week, and that pay to the
 * fee. Sums are sums of what was rounded, so lines always add up to their total. The database computes the same
 * (`app.week_pay`, `app.fee_on`).
 */
const roundedHalfUp = (numerator: number, denominator: number): number =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

/** What a person gets for minutes of work. */
export const payFor = (minutes: number, rateCents: number): number => roundedHalfUp(minutes * rateCents, 60)

/** What the operator adds. Basis points: 1,500 are 15%. */
export const feeOn = (payCents: number, feeBasisPoints: number): number =>
  roundedHalfUp(payCents * feeBasisPoints, 10_000)

/** What a firm pays: “all in”. */
export const allIn = (payCents: number, feeBasisPoints: number): number => payCents + feeOn(payCents, feeBasisPoints)

export type BilledWeek = { minutes: number; rateCents: number; feeBasisPoints: number }
export type LineCents = { minutes: number; payCents: number; feeCents: number }

export const lineOf = ({ minutes, rateCents, feeBasisPoints }: BilledWeek): LineCents => {
  const payCents = payFor(minutes, rateCents)
  return { minutes, payCents, feeCents: feeOn(payCents, feeBasisPoints) }
}

export type Totals = LineCents & { totalCents: number }

export const totalsOf = (lines: readonly LineCents[]): Totals => {
  const sum = (of: (line: LineCents) => number) => lines.reduce((total, line) => total + of(line), 0)
  const [payCents, feeCents] = [sum((line) => line.payCents), sum((line) => line.feeCents)]
  return { minutes: sum((line) => line.minutes), payCents, feeCents, totalCents: payCents + feeCents }
}

/** Hours with two decimals, as they stand on invoices: quarter hours are exact. */
export const formatHours = (minutes: number): string => (minutes / 60).toFixed(2)

export const formatFee = (feeBasisPoints: number): string => `${feeBasisPoints / 100}%`
