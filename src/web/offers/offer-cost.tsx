import { brand } from '#domain/brand.ts'
import { counted } from '#domain/counted.ts'
import { allIn, feeOn, formatFee } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { type CostTerms, costOf, weeksOf } from '#domain/offers/terms.ts'
import { formatDate } from '../ui/time.ts'
import classes from './offers.module.css'

/** A round that was sent, or the one being typed: without terms while they can't be read. */
type Priced = { number: number; terms: CostTerms | undefined }

type Props = {
  side: 'owner' | 'talent' | null
  round: Priced
  before: Priced | undefined
  /** Null for the talent, who doesn’t pay it. */
  feeBasisPoints: number | null
}

/** At the usual hours: an hour, a week, and all of it on the double rule. Both rounds side by side. */
export function OfferCost({ side, round, before, feeBasisPoints }: Props) {
  const fee = feeBasisPoints ?? 0
  const [now, old] = [priceOf(round.terms, fee), priceOf(before?.terms, fee)]
  const lines = [
    { label: fee ? 'Rate, per hour' : 'Per hour', of: 'rate' },
    ...(fee
      ? ([
          { label: `${brand.name} fee, ${formatFee(fee)}`, of: 'fee' },
          { label: 'All in, per hour', of: 'allIn' },
        ] as const)
      : []),
    { label: weekLabel(round.terms, before?.terms), of: 'weekCents' },
  ] as const
  const [total, was] = now?.totalCents === null ? [now.weekCents, old?.weekCents] : [now?.totalCents, old?.totalCents]
  return (
    <section className={classes.cost} aria-labelledby="cost">
      <h2 id="cost">{side === 'talent' ? 'What you earn' : 'What it costs'}</h2>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">
              <span className="g-visually-hidden">For</span>
            </th>
            {before && <th scope="col">Round {before.number}</th>}
            <th scope="col">Round {round.number}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, of }) => (
            <tr key={of}>
              <th scope="row">{label}</th>
              {before && <td>{formatPrice(old?.[of])}</td>}
              <td>{formatPrice(now?.[of])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet}>{round.terms ? formatSpan(round.terms) : 'Fill in the terms to see the total'}</p>
      <p className={`${classes.total} g-double-rule`}>{formatPrice(total)}</p>
      {before && typeof total === 'number' && typeof was === 'number' && (
        <p className={classes.quiet}>{compared(total - was, before.number)}</p>
      )}
    </section>
  )
}

const priceOf = (terms: CostTerms | undefined, fee: number) =>
  terms && {
    rate: terms.rateCents,
    fee: feeOn(terms.rateCents, fee),
    allIn: allIn(terms.rateCents, fee),
    ...costOf(terms, fee),
  }

const formatPrice = (cents: number | null | undefined) => (typeof cents === 'number' ? formatCents(cents) : '–')

/** "25 h a week", and "20 → 25 h a week" where the hours changed. */
function weekLabel(now: CostTerms | undefined, old: CostTerms | undefined): string {
  const hours = [old?.hoursPerWeek, now?.hoursPerWeek].filter((one) => one !== undefined)
  return `${[...new Set(hours)].join(' → ')} h a week`
}

function formatSpan(terms: CostTerms): string {
  const weeks = weeksOf(terms)
  const start = formatDate(terms.startDate)
  return weeks === null
    ? `Each week, ongoing from ${start}`
    : `${counted(weeks, 'week')}, ${start} – ${formatDate(terms.endDate ?? '')}`
}

const compared = (difference: number, round: number) =>
  difference === 0
    ? `The same as round ${round}.`
    : `${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than round ${round}.`
