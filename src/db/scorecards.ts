import { sql } from 'kysely'
import type { Scorecard } from '#domain/scorecards/scorecard.ts'
import { query, type Tx } from './session.ts'

/** One's own card, as it was saved; undefined when it is no longer the version that was edited. */
export const saveCard = (tx: Tx, candidateId: string, card: Scorecard, expectedVersion: number) => {
  const written = { scores: JSON.stringify(card.scores), notes: JSON.stringify(card.notes) }
  const saved = ['id', 'version', 'is_complete as isComplete'] as const
  if (expectedVersion === 0)
    return tx.first(
      query
        .insertInto('scorecards')
        .values({ candidate_id: candidateId, ...written })
        .onConflict((same) => same.columns(['candidate_id', 'reviewer_id']).doNothing())
        .returning(saved),
    )
  return tx.first(
    query
      .updateTable('scorecards')
      .set(written)
      .where('candidate_id', '=', candidateId)
      .where('reviewer_id', '=', sql<string>`app.user_id()`)
      .where('version', '=', expectedVersion)
      .returning(saved),
  )
}

export const cardsOf = (candidateId: string) =>
  query
    .selectFrom('scorecards')
    .leftJoin('users', 'users.id', 'scorecards.reviewer_id')
    .where('candidate_id', '=', candidateId)
    .select(['scorecards.id', 'scores', 'notes', 'version', 'is_complete as isComplete'])
    .select(['scorecards.updated_at as updatedAt', 'users.name as reviewer'])
    .select(sql<boolean>`reviewer_id is not distinct from app.user_id()`.as('isMine'))
    .orderBy('scorecards.created_at')

/** Whether the operator's rules want a scorecard that is still missing. */
export const lacksScorecard = sql<boolean>`app.lacks_scorecard(candidates.id)`
