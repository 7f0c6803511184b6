import { returnWeek as endpoint } from '#contract/hours.ts'
import { findWeek, setReturned } from '#db/hours.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { lockedFor, submissionRefusal } from './move-week.ts'
import { presentWeek } from './present-week.ts'

export const returnWeek = transactionRoute(endpoint, async (tx, { id, submittedAt, reason, lines }, me) => {
  const refused = submissionRefusal(await lockedFor(tx, id, 'return', 'owner'), submittedAt)
  if (refused) throw refused
  const own = new Set((await findWeek(tx, id))?.lines.map((line) => line.id))
  if (!lines.every((line) => own.has(line)))
    throw new Problem('invalid_input', weekMessages.noLines, { field: 'lines' })
  await setReturned(tx, id, reason, lines)
  return presentWeek(tx, id, me)
})
