import type { OutputOf } from '#contract/endpoint.ts'
import type { readOwnFacts } from '#contract/facts.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatDate } from '../ui/time.ts'
import classes from './own-facts.module.css'

type Facts = NonNullable<OutputOf<typeof readOwnFacts>['facts']>

const dollars = (rate: number) => `$${rate.toFixed(2).replace(/\.00$/, '')}`
const formatRate = ({ from, to }: NonNullable<Facts['rate']>) =>
  `${dollars(from)}${to === null || to === from ? '' : ` to ${dollars(to)}`} an hour`

/** What conditions are compared with, where each comes from, and where its owner corrects it. */
export function OwnOffer({ facts: { hoursPerWeek, earliestStart, rate, given } }: { facts: Facts }) {
  const lines = [
    {
      kind: 'hours',
      label: 'Hours per week',
      value: hoursPerWeek === null ? null : `${hoursPerWeek} h`,
      place: '/talent-profile',
    },
    {
      kind: 'start',
      label: 'Earliest start',
      value: earliestStart && formatDate(earliestStart),
      place: '/talent-profile',
    },
    { kind: 'rate', label: 'Rate', value: rate && formatRate(rate), place: '/capacity' },
  ] as const
  return (
    <section className={classes.kind} aria-label="Hours, start and rate">
      <h2 className={classes.title}>Hours, start and rate</h2>
      <ul>
        {lines.map(({ kind, label, value, place }) => (
          <li key={kind} className={classes.head}>
            <div>
              <strong>{label}</strong>: {value ?? 'Not known'}
              <p className={classes.quiet}>
                {value ? (given.includes(kind) ? sources[place] : sources.summary) : sources.none}
              </p>
            </div>
            <AnchorLink to={place} fz="inherit">
              {value ? 'Correct' : 'Add'}
              <span className="g-visually-hidden"> {label}</span>
            </AnchorLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sources = {
  '/talent-profile': 'From your profile',
  '/capacity': 'From your calendar',
  summary: 'Read from your summary; what you enter yourself takes precedence',
  none: 'Not given, and not found in your summary',
} as const
