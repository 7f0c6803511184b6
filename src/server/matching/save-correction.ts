import { saveCorrection as endpoint } from '#contract/facts.ts'
import { putCorrection } from '#db/fact-corrections.ts'
import { keyOf } from '#domain/matching/evidence.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { isTerm } from '#domain/trade/vocabulary.ts'
import { transactionRoute } from '../serve.ts'

/** Somebody about themselves. Only what can be asked for can be said: anything else would fit nobody. */
export const saveCorrection = transactionRoute(endpoint, async (tx, said) => {
  if (said.kind !== 'level' && !isTerm(keyOf(said.kind, said.value)))
    throw new Problem('invalid_input', 'Please choose a term from the list.', { field: 'value' })
  if (!(await putCorrection(tx, said))) throw notFound('Profile not found.')
  return {}
})
