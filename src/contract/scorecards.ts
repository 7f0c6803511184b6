import * as z from 'zod/mini'
import { scorecard } from '#domain/scorecards/scorecard.ts'
import { endpoint } from './endpoint.ts'

/** A card as admins see it. */
export const reviewerCard = z.strictObject({
  id: z.uuid(),
  ...scorecard.shape,
  /** Null once its author's account is gone. */
  reviewer: z.nullable(z.string()),
  isMine: z.boolean(),
  isComplete: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime({ offset: true }),
})
export type ReviewerCard = z.output<typeof reviewerCard>

export const saveScorecard = endpoint({
  method: 'PUT',
  path: '/api/candidates/:id/scorecard',
  access: 'admin',
  summary: 'Save your scorecard for a candidate; refused if it was saved somewhere else since',
  input: z.strictObject({
    id: z.uuid(),
    ...scorecard.shape,
    /** 0 for a card that isn't there yet. */
    expectedVersion: z.int().check(z.minimum(0)),
  }),
  output: z.strictObject({ id: z.uuid(), version: z.int(), isComplete: z.boolean() }),
})
