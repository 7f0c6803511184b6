import { Button, Textarea } from '@mantine/core'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { ReviewerCard } from '#contract/scorecards.ts'
import { type CriterionId, criteria, criterionIds, type Score, scores } from '#domain/scorecards/criteria.ts'
import { meaningOf, missingScores, scorecardMessages, scoreNoteLimit } from '#domain/scorecards/scorecard.ts'
import { problemMessage } from '../problem-message.ts'
import { LeaveGuard } from '../profiles/leave-guard.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './scorecards.module.css'
import { useScoreKeys } from './use-score-keys.ts'
import { type ScorecardFields, useScorecard } from './use-scorecard.ts'

/** What is filled in, for a decision. */
export type ScorecardRef = { isComplete: boolean; saveFirst: () => Promise<void> }

type Props = {
  ref: Ref<ScorecardRef>
  candidateId: string
  mine: ReviewerCard | undefined
  onSaved: () => Promise<unknown>
}

export function ScorecardForm({ ref, candidateId, mine, onSaved }: Props) {
  const { form, isDirty, saving, saveFirst, submit, isOutdated, reload } = useScorecard(candidateId, mine, onSaved)
  const unscored = missingScores(form.values.scores)
  const missing = unscored.length
  const element = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => ({ isComplete: missing === 0, saveFirst }))
  useScoreKeys({ form: element, first: unscored[0], onScore: (id, score) => form.setValue(`scores.${id}`, score) })
  return (
    <form ref={element} noValidate className={classes.form} onSubmit={submit}>
      {criterionIds.map((id) => (
        <CriterionField key={id} id={id} form={form} />
      ))}
      {saving.error && <FormAlert>{problemMessage(saving.error, scorecardMessages.notSaved)}</FormAlert>}
      <div className={classes.save}>
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
      </div>
      <LeaveGuard isDirty={isDirty} what="scorecard" onLeave={reload} />
    </form>
  )
}

/** Scores from 1 to 5; pointing at one says what it means. */
function CriterionField({ id, form }: { id: CriterionId; form: ScorecardFields }) {
  const score = form.values.scores[id]
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
              value={value}
              aria-label={`${value}: ${meaningOf(meanings, value)}`}
              checked={score === value}
              onChange={() => form.setValue(`scores.${id}`, value)}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
        {score && (
          <button
            type="button"
            className={`${classes.clear} g-link`}
            onClick={() => form.setValue(`scores.${id}`, undefined)}
          >
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
        {...form.getInputProps(`notes.${id}`)}
      />
    </fieldset>
  )
}
