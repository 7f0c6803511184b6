import { viewStatement as endpoint } from '#contract/statements.ts'
import { readNow } from '#db/clock.ts'
import { markViewed } from '#db/statements.ts'
import { turnToSign } from '#domain/statements/status.ts'
import { transactionRoute } from '../serve.ts'
import { addEntries } from './add-entries.ts'
import { nameOf, presentAgain, presentStatement, requireStatement, sideOf } from './present-statement.ts'

/** Counts once for each person, and only for those who may sign next. */
export const viewStatement = transactionRoute(endpoint, async (tx, { id }, me) => {
  const found = await requireStatement(tx, id)
  const side = sideOf(me)
  if (!side || turnToSign(found.status) !== side) return presentStatement(tx, found, me)
  if ((await markViewed(tx, id)) > 0) {
    const who = await nameOf(tx, side, found)
    const at = (await readNow(tx)).toISOString()
    await addEntries(tx, id, [{ at, who, what: 'viewed', pages: found.pages ?? 0 }])
  }
  return presentAgain(tx, id, me)
})
