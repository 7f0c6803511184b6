import type { CandidateView } from '#domain/candidates/view.ts'
import { query, type Tx } from './session.ts'

/** Those of the signed-in admin. */
export const candidateViewsQuery = () => query.selectFrom('candidate_views').select(['name', 'address']).orderBy('name')

export const saveView = (tx: Tx, view: CandidateView) =>
  tx.count(
    query
      .insertInto('candidate_views')
      .values(view)
      .onConflict((same) => same.columns(['user_id', 'name']).doUpdateSet({ address: view.address })),
  )

export const removeView = (tx: Tx, name: string) =>
  tx.count(query.deleteFrom('candidate_views').where('name', '=', name))
