import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { readOwnFacts } from '#contract/facts.ts'
import { formatDate, formatMonth } from '../ui/time.ts'
import { CorrectionForm } from './correction-form.tsx'
import classes from './own-facts.module.css'
import type { Corrections } from './use-corrections.ts'

export type Term = NonNullable<OutputOf<typeof readOwnFacts>['facts']>['terms'][number]

type Props = { term: Term; readOn: string; corrections: Corrections }

/** A term with who says so: the sentences that were read, and what its owner said about them. */
export function OwnTerm({ term, readOn, corrections }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const { save, takeBack, isBusy } = corrections
  const { kind, value, said } = term
  return (
    <li>
      <div className={classes.head}>
        <div>
          <p>
            <strong>{value}</strong>{' '}
            {!isOnlySaid(term) && <span className={classes.quiet}>{readingOf(term, readOn)}</span>}
          </p>
          {said && <p className={classes.said}>{sayingOf(said)}</p>}
          {term.quotes.slice(0, 2).map((quote) => (
            <blockquote key={quote} data-overruled={said?.how === 'corrected' || undefined}>
              {quote}
            </blockquote>
          ))}
        </div>
        <div className={classes.actions}>
          {!said && (
            <Button
              size="sm"
              variant="light"
              disabled={isBusy}
              onClick={() => save({ kind, value, stance: statedAs(term), lastUsed: null })}
            >
              Confirm<span className="g-visually-hidden"> {value}</span>
            </Button>
          )}
          <Button size="sm" variant="default" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
            {said ? 'Change' : 'Correct'}
            <span className="g-visually-hidden"> {value}</span>
          </Button>
          {said && (
            <Button size="sm" variant="default" disabled={isBusy} onClick={() => takeBack({ kind, value })}>
              Take Back<span className="g-visually-hidden"> {value}</span>
            </Button>
          )}
        </div>
      </div>
      {isEditing && (
        <CorrectionForm
          term={value}
          answer={said ?? { stance: statedAs(term), lastUsed: null }}
          isBusy={isBusy}
          onSave={(answer) => {
            save({ kind, value, ...answer })
            setIsEditing(false)
          }}
          onCancel={() => setIsEditing(false)}
        />
      )}
    </li>
  )
}

/** What was read, as one would say it: seen or studied is not done. */
const statedAs = ({ stance }: Term) => (stance === 'seen' ? 'denied' : stance)
const isOnlySaid = ({ source, said }: Term) => source === 'said' && said !== null

const sources: Record<Term['source'], string> = {
  work: 'shown in a job',
  title: 'implied by a job title',
  summary: 'stated in the summary',
  list: 'in a list, no job shows it',
  crammed: 'one of many in a list, no job shows it',
  certificate: 'a certificate',
  person: 'as you stated it',
  hint: 'suggested by a job title or a program',
  said: 'implied by what you said',
}
const stances: Record<Term['stance'], string> = {
  works: '',
  guided: 'with guidance or at times',
  seen: 'seen or studied, not done',
  denied: 'not done by you',
}
const readingOf = ({ stance, source, via, until }: Term, readOn: string) =>
  [
    stances[stance] || (via ? `${via} includes it` : sources[source]),
    until && (until < readOn.slice(0, until.length) ? `until ${formatMonth(until)}` : 'to the present'),
  ]
    .filter(Boolean)
    .join(', ')

const answers = { works: 'you do this', guided: 'with guidance or at times', denied: 'you don’t do this' } as const
const hows = { confirmed: 'Confirmed by you', corrected: 'Corrected by you', added: 'Added by you' } as const
const sayingOf = ({ how, at, stance, lastUsed }: NonNullable<Term['said']>) =>
  `${hows[how]} on ${formatDate(at)}: ${answers[stance]}${lastUsed === null ? '' : `, until ${lastUsed}`}`
