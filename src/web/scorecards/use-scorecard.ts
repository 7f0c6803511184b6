import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ReviewerCard, saveScorecard } from '#contract/scorecards.ts'
import { Problem } from '#domain/problem.ts'
import { type Scorecard, scorecardMessages } from '#domain/scorecards/scorecard.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkScorecard, isSameCard, trimmed } from './scorecard-values.ts'

type Saved = Scorecard & { version: number }
const none: Saved = { scores: {}, notes: {}, version: 0 }

/** The admin's own card while editing, with its base version: what was saved elsewhere since is not overwritten. */
export function useScorecard(candidateId: string, mine: ReviewerCard | undefined, onSaved: () => Promise<unknown>) {
  const latest: Saved = mine ?? none
  const [base, setBase] = useState(latest)
  const form = useCheckedForm<Scorecard>({ initialValues: partsOf(base), check: checkScorecard })
  const isDirty = !isSameCard(form.values, base)
  const reload = () => {
    setBase(latest)
    form.reset(partsOf(latest))
    saving.reset()
  }
  const sent = useRef<Promise<unknown>>(undefined)
  const saving = useMutation({
    mutationFn: (written: Scorecard) => {
      const saved = call(saveScorecard, { id: candidateId, ...written, expectedVersion: base.version })
      sent.current = saved
      return saved
    },
    onSuccess: async ({ version, isComplete }, written) => {
      setBase({ ...written, version })
      // What was typed while saving stays.
      if (isSameCard(trimmed(form.getValues()), written)) form.reset(written)
      notifySuccess('Scorecard saved', isComplete ? {} : { detail: 'It is complete once every criterion has a score.' })
      await onSaved()
    },
    onError: (error) => {
      form.showProblem(error)
      return onSaved()
    },
  })
  if (!isDirty && latest.version > base.version) reload()
  /** For a decision, which isn’t made where this fails. */
  const saveFirst = async () => {
    try {
      if (saving.isPending) await sent.current
      else if (isDirty) await saving.mutateAsync(trimmed(form.getValues()))
    } catch (error) {
      const { code, message } = error instanceof Problem ? error : { code: 'internal' as const, message: '' }
      throw new Problem(code, `${scorecardMessages.notSaved} ${message}`.trim())
    }
  }
  return {
    form,
    isDirty,
    saving,
    saveFirst,
    submit: form.submit((card) => (isDirty && !saving.isPending ? saving.mutate(trimmed(card)) : undefined)),
    isOutdated: latest.version > base.version,
    reload,
  }
}

const partsOf = ({ scores, notes }: Scorecard): Scorecard => ({ scores, notes })

export type ScorecardFields = ReturnType<typeof useScorecard>['form']
