import type { Ref } from 'react'
import type { ReviewerCard } from '#contract/scorecards.ts'
import { counted } from '#domain/counted.ts'
import { criteria, criterionIds } from '#domain/scorecards/criteria.ts'
import { averageScores, overallScore } from '#domain/scorecards/scorecard.ts'
import { Figure } from '../ui/figure.tsx'
import { formatTime } from '../ui/time.ts'
import { ScorecardForm, type ScorecardRef } from './scorecard-form.tsx'
import classes from './scorecards.module.css'

type Props = {
  ref: Ref<ScorecardRef>
  candidateId: string
  cards: ReviewerCard[]
  onSaved: () => Promise<unknown>
}

/** The reviewers' averages, the admin's own card, and the other cards. Only admins see any of it. */
export function Scorecards({ ref, candidateId, cards, onSaved }: Props) {
  const others = cards.filter(({ isMine }) => !isMine)
  return (
    <div className={classes.all}>
      {cards.length > 0 && <Averages cards={cards} />}
      <section aria-labelledby="own-card">
        <h2 id="own-card">Your scorecard</h2>
        <p className={classes.lead}>
          Only admins see it. Every change is recorded in the history. Press 1 to 5 to score one criterion after the
          other. A decision saves what is filled in.
        </p>
        <ScorecardForm
          key={candidateId}
          ref={ref}
          candidateId={candidateId}
          mine={cards.find(({ isMine }) => isMine)}
          onSaved={onSaved}
        />
      </section>
      {others.map((card) => (
        <OtherCard key={card.id} card={card} />
      ))}
    </div>
  )
}

function Averages({ cards }: { cards: ReviewerCard[] }) {
  const overall = overallScore(cards)
  const reviewers = counted(cards.length, 'reviewer')
  return (
    <section className={classes.averages} aria-label="Averages">
      <dl>
        <Figure label={`Average of 5, by ${reviewers}`} figure={overall?.toFixed(1) ?? '–'} />
      </dl>
      <dl className={classes.rows}>
        {averageScores(cards).map(({ id, average, count }) => (
          <div key={id}>
            <dt>{criteria[id].name}</dt>
            <dd className="num">
              {average === null ? 'Not scored' : `${average.toFixed(1)}${count < cards.length ? ` (${count})` : ''}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function OtherCard({ card: { reviewer, scores, notes, updatedAt } }: { card: ReviewerCard }) {
  return (
    <section className={classes.other}>
      <h2>{reviewer ?? 'A former admin'}</h2>
      <p className={classes.lead}>{formatTime(updatedAt)}</p>
      <dl className={classes.rows}>
        {criterionIds.map((id) => (
          <div key={id}>
            <dt>
              {criteria[id].name}
              {notes[id] && <span className={classes.note}>{notes[id]}</span>}
            </dt>
            <dd className="num">{scores[id] ?? 'Not scored'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
