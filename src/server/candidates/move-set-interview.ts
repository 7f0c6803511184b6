import { moveSetInterview as endpoint } from '#contract/candidates.ts'
import { readAddressee, moveSetInterview as setTime } from '#db/candidates.ts'
import { readNow } from '#db/clock.ts'
import { countAsRecorded } from '#db/record.ts'
import { interviewMessages } from '#domain/candidates/decision.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { candidateEmail } from './candidate-email.ts'

/** The candidate gets the new time by email, with the file that moves it in their calendar. */
export const moveSetInterview = transactionRoute(endpoint, async (tx, { id, interviewAt }, _, { services }) => {
  const startsAt = new Date(interviewAt)
  if (startsAt <= (await readNow(tx)))
    throw new Problem('invalid_input', interviewMessages.past, { field: 'interviewAt' })
  if (!(await setTime(tx, id, startsAt))) throw new Problem('conflict', interviewMessages.notSet)
  countAsRecorded(tx)
  const addressee = await readAddressee(tx, id)
  if (addressee) {
    const email = await candidateEmail(tx, addressee, { kind: 'candidate-interview', interviewAt }, services)
    await services.mailer.queue(tx, { to: addressee.email, ...email })
  }
  return { interviewScheduledAt: startsAt.toISOString() }
})
