import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'
import { mondayOf } from '../hours/week.ts'
import { formatTerm } from '../offers/format-terms.ts'
import { changedTerms, type OfferTerms, offerTerms, termLabels } from '../offers/terms.ts'
import type { StatementDetails } from './details.ts'

const isMonday = (date: string) => mondayOf(date) === date

/** Weeks have one rate and one cap, so a change begins with a week. Something that isn't a date has no weekday. */
export const effectiveOn = givenDay().check(z.refine(isMonday, 'Please choose a Monday.'))

/** What an amendment may change beside the text, and from when. */
export const amendment = z
  .strictObject({
    terms: offerTerms,
    effectiveOn,
  })
  .check(
    z.refine(({ terms, effectiveOn }) => terms.endDate === null || terms.endDate >= effectiveOn, {
      path: ['terms', 'endDate'],
      error: 'Please enter a date on or after the day the change takes effect.',
    }),
  )
export type Amendment = z.output<typeof amendment>

export const amendmentMessages = {
  start: 'The start stays as it was signed.',
  nothing: 'This amendment changes nothing yet. Please change a term or the text before you send it.',
  past: 'Please choose the Monday of this week or a later one.',
  notAmended: 'Only an amendment changes terms.',
  notInForce: 'Only a statement in force can be amended, while the work isn’t over.',
  isOver: 'The engagement is over, so its terms can’t be amended anymore.',
} as const

type Version = { terms: OfferTerms; details: StatementDetails }
export type Change = { label: string; before: string; after: string }

const formatDetails = ({ scope, deliverables, outOfScope, software }: StatementDetails) => ({
  Scope: scope,
  Deliverables: deliverables
    .map(({ name, doneWhen, due }) => `${name}: ${doneWhen.replace(/\.$/, '')}. Due: ${due}`)
    .join('\n'),
  'Out of scope': outOfScope,
  'Software and access': software,
})

/** What differs between the version that is in force and the one that amends it, as both sides read it. */
export function changesBetween(before: Version, after: Version): Change[] {
  const [old, now] = [formatDetails(before.details), formatDetails(after.details)]
  return [
    ...changedTerms(before.terms, after.terms).map((name) => ({
      label: termLabels[name],
      before: formatTerm(name, before.terms),
      after: formatTerm(name, after.terms),
    })),
    ...(Object.keys(old) as (keyof typeof old)[])
      .filter((label) => old[label] !== now[label])
      .map((label) => ({ label, before: old[label], after: now[label] })),
  ]
}
