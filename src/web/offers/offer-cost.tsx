import type { OfferRound } from '#contract/offers.ts'
import { brand } from '#domain/brand.ts'
import { counted } from '#domain/counted.ts'
import { allIn, feeOn, formatFee } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/offers/format-terms.ts'
import { costOf, weeksOf } from '#domain/offers/terms.ts'
import { formatDate } from '../ui/time.ts'
import classes from './offers.module.css'

type Props = {
  side: 'owner' | 'talent' | null
  round: OfferRound
  before: OfferRound | undefined
  /** Null for the talent, who doesn’t pay it. */
  feeBasisPoints: number | null
}

/** At the usual hours: an hour, a week, and all of it on the double rule. Both rounds side by side. */
export function OfferCost({ side, round, before, feeBasisPoints }: Props) {
  const fee = feeBasisPoints ?? 0
  const [cost, earlier] = [costOf(round.terms, fee), before && costOf(before.terms, fee)]
  const [rate, oldRate] = [round.terms.rateCents, before?.terms.rateCents ?? 0]
  const weeks = weeksOf(round.terms)
  const lines = [
    [fee ? 'Rate, per hour' : 'Per hour', oldRate, rate],
    ...(fee
      ? ([
          [`${brand.name} fee, ${formatFee(fee)}`, feeOn(oldRate, fee), feeOn(rate, fee)],
          ['All in, per hour', allIn(oldRate, fee), allIn(rate, fee)],
        ] as const)
      : []),
    [`${round.terms.hoursPerWeek} h a week`, earlier?.weekCents, cost.weekCents],
  ] as const
  const [total, was] =
    weeks === null ? [cost.weekCents, earlier?.weekCents] : [cost.totalCents ?? 0, earlier?.totalCents]
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
          {lines.map(([label, old, now]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {before && <td>{formatCents(old ?? 0)}</td>}
              <td>{formatCents(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet}>
        {weeks === null
          ? `Each week, ongoing from ${formatDate(round.terms.startDate)}`
          : `${counted(weeks, 'week')}, ${formatDate(round.terms.startDate)} – ${formatDate(round.terms.endDate ?? '')}`}
      </p>
      <p className={`${classes.total} g-double-rule`}>{formatCents(total)}</p>
      {before && typeof was === 'number' && <p className={classes.quiet}>{compared(total - was, before.number)}</p>}
    </section>
  )
}

const compared = (difference: number, round: number) =>
  difference === 0
    ? `The same as round ${round}.`
    : `${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than round ${round}.`
