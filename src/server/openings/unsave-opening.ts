import { unsaveOpening as endpoint } from '#contract/openings.ts'
import { deleteSave } from '#db/openings.ts'
import { transactionRoute } from '../serve.ts'

/** A project that was never saved, or doesn't exist, gets the same response: it is not saved afterward. */
export const unsaveOpening = transactionRoute(endpoint, async (tx, { id }) => {
  await deleteSave(tx, id)
  return { isSaved: false }
})
