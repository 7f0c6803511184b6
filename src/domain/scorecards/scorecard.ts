import * as z from 'zod/mini'
import { Problem } from '../problem.ts'
import { type CriterionId, criterionIds, type Score, scores } from './criteria.ts'

export const scoreNoteLimit = 2000

const byCriterion = <T extends z.ZodMiniType>(schema: T) =>
  z.strictObject(
    Object.fromEntries(criterionIds.map((id) => [id, z.optional(schema)])) as Record<CriterionId, z.ZodMiniOptional<T>>,
  )

/** One reviewer's scores for one candidate; missing ones aren't scored yet. */
export const scorecard = z.strictObject({
  scores: byCriterion(z.literal([...scores])),
  notes: byCriterion(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(scoreNoteLimit, `Please use at most ${scoreNoteLimit.toLocaleString('en-US')} characters.`),
      ),
  ),
})
export type Scorecard = z.output<typeof scorecard>
export type Scores = Scorecard['scores']

/** The average for each criterion, to one decimal, and how many scored it. */
export function averageScores(cards: readonly { scores: Scores }[]) {
  return criterionIds.map((id) => {
    const given = cards.flatMap(({ scores }) => scores[id] ?? [])
    return { id, average: meanOf(given), count: given.length }
  })
}

/** The mean of the criteria that anyone has scored: each weighs the same, however many scored it. */
export const overallScore = (cards: readonly { scores: Scores }[]): number | null =>
  meanOf(averageScores(cards).flatMap(({ average }) => average ?? []))

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

export const missingScores = (scores: Scores): CriterionId[] => criterionIds.filter((id) => !scores[id])

export const meaningOf = (meanings: readonly string[], score: Score): string => meanings[score - 1] as string

export const scorecardMessages = {
  notSaved: 'The scorecard couldn’t be saved.',
  needed: 'A complete scorecard is needed before acceptance.',
  savedMeanwhile: 'You’ve since saved this scorecard in another window. Reload it, then make your change.',
} as const

export const scorecardNeeded = () => new Problem('conflict', scorecardMessages.needed, { field: 'scorecard' })
