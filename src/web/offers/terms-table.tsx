import { useId } from 'react'
import type { OfferRound } from '#contract/offers.ts'
import { formatDifference, formatTerm } from '#domain/offers/format-terms.ts'
import { changedTerms, termLabels, termNames } from '#domain/offers/terms.ts'
import classes from './offers.module.css'

type Props = {
  round: OfferRound
  /** The one before it, unless it is the first. */
  before: OfferRound | undefined
}

/** What changed comes first: the old struck, the new larger, the difference in words. What is the same stays below. */
export function TermsTable({ round, before }: Props) {
  const id = useId()
  const changed = before ? changedTerms(before.terms, round.terms) : []
  const same = termNames.filter((name) => !changed.includes(name))
  return (
    <>
      {before && (
        <section aria-labelledby={`${id}-changed`}>
          <h2 id={`${id}-changed`} className={classes.group}>
            What changed, {changed.length} of {termNames.length}
          </h2>
          {changed.length === 0 ? (
            <p className={classes.quiet}>Nothing: the terms are those of round {before.number}.</p>
          ) : (
            <dl className={classes.changed}>
              {changed.map((name) => (
                <div key={name}>
                  <dt>{termLabels[name]}</dt>
                  <dd className={classes.old}>
                    <span className="g-visually-hidden">Round {before.number}: </span>
                    <s>{formatTerm(name, before.terms)}</s>
                  </dd>
                  <dd className={classes.new}>
                    <span className="g-visually-hidden">Round {round.number}: </span>
                    {formatTerm(name, round.terms)}
                  </dd>
                  <dd className={classes.difference}>{formatDifference(name, before.terms, round.terms)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      {same.length > 0 && (
        <section aria-labelledby={`${id}-same`}>
          <h2 id={`${id}-same`} className={classes.group}>
            {before ? 'The same' : 'Terms'}
          </h2>
          <dl className={classes.same}>
            {same.map((name) => (
              <div key={name}>
                <dt>{termLabels[name]}</dt>
                <dd>{formatTerm(name, round.terms)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
