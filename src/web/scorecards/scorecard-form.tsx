import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ReviewerCard } from '#contract/scorecards.ts'
import { type CriterionId, criteria, criterionIds, type Score, scores } from '#domain/scorecards/criteria.ts'
import { meaningOf, missingScores, scoreNoteLimit } from '#domain/scorecards/scorecard.ts'
import { LeaveGuard } from '../profiles/leave-guard.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './scorecards.module.css'
import { trimmed, useScorecard } from './use-scorecard.ts'

type Props = { candidateId: string; mine: ReviewerCard | undefined; onSaved: () => Promise<unknown> }

export function ScorecardForm({ candidateId, mine, onSaved }: Props) {
  const { card, isDirty, saving, isOutdated, reload, setScore, setNote } = useScorecard(candidateId, mine, onSaved)
  const missing = missingScores(card.scores).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty && !saving.isPending) saving.mutate(trimmed(card))
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      {criterionIds.map((id) => (
        <CriterionField
          key={id}
          id={id}
          score={card.scores[id]}
          note={card.notes[id] ?? ''}
          onScore={(score) => setScore(id, score)}
          onNote={(note) => setNote(id, note)}
        />
      ))}
      {saving.error && <FormAlert>{saving.error.message}</FormAlert>}
      <Group gap={16}>
        <WorkingButton type="submit" disabled={!isDirty} isWorking={saving.isPending} workingText="Saving...">
          Save Scorecard
        </WorkingButton>
        {isOutdated && isDirty && (
          <Button variant="default" onClick={reload}>
            Load the saved one
          </Button>
        )}
        <p className={classes.missing}>
          {missing === 0 ? 'Every criterion has a score.' : `${missing} of ${criterionIds.length} without a score.`}
        </p>
      </Group>
      <LeaveGuard isDirty={isDirty} what="scorecard" onLeave={reload} />
    </form>
  )
}

type FieldProps = {
  id: CriterionId
  score: Score | undefined
  note: string
  onScore: (score: Score | undefined) => void
  onNote: (note: string) => void
}

/** Scores from 1 to 5; pointing at one says what it means. */
function CriterionField({ id, score, note, onScore, onNote }: FieldProps) {
  const [pointed, setPointed] = useState<Score>()
  const { name, meanings } = criteria[id]
  const shown = pointed ?? score
  return (
    <fieldset className={classes.criterion}>
      <legend>{name}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the row only ends the preview. */}
      <div className={classes.scores} onMouseLeave={() => setPointed(undefined)}>
        {scores.map((value) => (
          <label key={value} className={classes.score} onMouseEnter={() => setPointed(value)}>
            <input
              type="radio"
              name={`score-${id}`}
              aria-label={`${value}: ${meaningOf(meanings, value)}`}
              checked={score === value}
              onChange={() => onScore(value)}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
        {score && (
          <button type="button" className={`${classes.clear} g-link`} onClick={() => onScore(undefined)}>
            Clear<span className="g-visually-hidden"> {name}</span>
          </button>
        )}
      </div>
      <p className={classes.meaning}>
        {shown ? `${shown}: ${meaningOf(meanings, shown)}` : 'Not scored. Point at a number to read what it means.'}
      </p>
      <Textarea
        aria-label={`Note on ${name}`}
        placeholder="What it’s based on"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={scoreNoteLimit}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </fieldset>
  )
}
