import { allIn } from '../invoices/money.ts'

/** Dollars an hour, or a range of them. */
export type Hourly = { from: number; to: number | null }
/** What someone asks, and what a firm pays for it with the operator’s fee: null where there is none. */
export type Price = { rate: Hourly | null; allIn: Hourly | null }

/** What a firm pays for a rate in dollars, as offers compute it. */
const allInDollars = (rate: number, feeBasisPoints: number): number =>
  allIn(Math.round(rate * 100), feeBasisPoints) / 100

type Offer = { rate: number | null; rateTo: number | null }

export function priceOf(offered: Offer | null, feeBasisPoints: number): Price {
  const { rate, rateTo } = offered ?? { rate: null, rateTo: null }
  if (rate === null) return { rate: null, allIn: null }
  const paid = (dollars: number) => allInDollars(dollars, feeBasisPoints)
  return {
    rate: { from: rate, to: rateTo },
    allIn: feeBasisPoints === 0 ? null : { from: paid(rate), to: rateTo === null ? null : paid(rateTo) },
  }
}
