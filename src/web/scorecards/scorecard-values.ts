import { type Scorecard, scorecard } from '#domain/scorecards/scorecard.ts'
import { errorsBy } from '../ui/errors-by.ts'
import type { FormErrors } from '../ui/form-errors.ts'

const checkInput = errorsBy(scorecard)

/** Notes as they are kept: without the blanks around them, and without blank ones. */
export const trimmed = ({ scores, notes }: Scorecard): Scorecard => ({
  scores,
  notes: Object.fromEntries(Object.entries(notes).flatMap(([id, note]) => (note?.trim() ? [[id, note.trim()]] : []))),
})

export const checkScorecard = (card: Scorecard): FormErrors => checkInput(trimmed(card))

/** Whatever the order of their keys, and without those that were emptied. */
export const isSameCard = (one: Scorecard, other: Scorecard): boolean => textOf(one) === textOf(other)

const textOf = ({ scores, notes }: Scorecard) =>
  JSON.stringify(
    [scores, notes].map((part) =>
      Object.entries(part)
        .filter(([, value]) => value !== undefined && value !== '')
        .sort(),
    ),
  )
