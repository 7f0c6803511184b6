import { saveContactCard as endpoint } from '#contract/dashboard.ts'
import { adoptCandidate, insertOwnCandidate, saveCardOfCandidate } from '#db/dashboard.ts'
import type { Tx } from '#db/session.ts'
import type { ContactCard } from '#domain/dashboard/contact-card.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const saveContactCard = transactionRoute(endpoint, async (tx, card, me) => ({
  isNew: !(await saveCardOfCandidate(tx, card)) && (await makeCandidate(tx, me.email, card)),
}))

/** False if there turns out to be one: unowned until now, or created by a double click. */
async function makeCandidate(tx: Tx, email: string, card: ContactCard): Promise<boolean> {
  if (!(await adoptCandidate(tx)) && (await insertOwnCandidate(tx, email, card))) return true
  if (!(await saveCardOfCandidate(tx, card)))
    throw new Problem('conflict', 'Your email address belongs to another application. Please contact support.')
  return false
}
