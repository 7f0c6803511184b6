import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReviewerCard, saveScorecard } from '#contract/scorecards.ts'
import type { CriterionId, Score } from '#domain/scorecards/criteria.ts'
import type { Scorecard } from '#domain/scorecards/scorecard.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'

type Saved = Scorecard & { version: number }
const none: Saved = { scores: {}, notes: {}, version: 0 }

/** One's own card as it is edited, from the version that it began with: what was saved elsewhere since is not overwritten. */
export function useScorecard(candidateId: string, mine: ReviewerCard | undefined, onSaved: () => Promise<unknown>) {
  const latest: Saved = mine ?? none
  const [base, setBase] = useState(latest)
  const [card, setCard] = useState<Scorecard>(partsOf(base))
  const isDirty = !isSame(card, base)
  const reload = () => {
    setBase(latest)
    setCard(partsOf(latest))
    saving.reset()
  }
  const saving = useMutation({
    mutationFn: (written: Scorecard) =>
      call(saveScorecard, { id: candidateId, ...written, expectedVersion: base.version }),
    onSuccess: async ({ version, isComplete }, written) => {
      setBase({ ...written, version })
      setCard(written)
      notifySuccess('Scorecard saved', isComplete ? {} : { detail: 'It is complete once every criterion has a score.' })
      await onSaved()
    },
    onError: () => onSaved(),
  })
  if (!isDirty && latest.version > base.version) reload()
  return {
    card,
    isDirty,
    saving,
    isOutdated: latest.version > base.version,
    reload,
    setScore: (id: CriterionId, score: Score | undefined) =>
      setCard({ ...card, scores: { ...card.scores, [id]: score } }),
    setNote: (id: CriterionId, note: string) =>
      setCard({ ...card, notes: { ...card.notes, [id]: note === '' ? undefined : note } }),
  }
}

const partsOf = ({ scores, notes }: Scorecard): Scorecard => ({ scores, notes })

/** Notes as they are kept: without the blanks around them, and without blank ones. */
export const trimmed = ({ scores, notes }: Scorecard): Scorecard => ({
  scores,
  notes: Object.fromEntries(Object.entries(notes).flatMap(([id, note]) => (note?.trim() ? [[id, note.trim()]] : []))),
})

/** In the order of their keys, and without those that were emptied. */
const isSame = (one: Scorecard, other: Scorecard) => textOf(one) === textOf(other)
const textOf = ({ scores, notes }: Scorecard) =>
  JSON.stringify(
    [scores, notes].map((part) =>
      Object.entries(part)
        .filter(([, value]) => value !== undefined)
        .sort(),
    ),
  )
