import { arrangeInterview as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { countRecentlyArranged, insertInterview, readInterview, readInterviewee } from '#db/interviews.ts'
import { attemptLimits, rateLimitMessage } from '#domain/accounts/limits.ts'
import { interviewMessages } from '#domain/interviews/interview.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { hoursOfFirm } from './firm-hours.ts'
import { isBookedAtOnce, requireFreeTimes } from './offered-times.ts'
import { presentInterview } from './present-interview.ts'
import { interviewNotFound } from './with-interview.ts'

/** The database queues the emails to both sides with it. */
export const arrangeInterview = transactionRoute(endpoint, async (tx, input) => {
  const { how, minutes, withHolidays, zone, project, word, link } = input
  // Each one sends emails to someone who didn't ask for them.
  if ((await countRecentlyArranged(tx)) >= attemptLimits.interviewsPerBuyer.limit)
    throw new Problem('rate_limited', rateLimitMessage, { retryAfterSeconds: 3600 })
  const [person, now] = [await readInterviewee(tx, input.candidate), await readNow(tx)]
  if (!person) throw notFound('Candidate Not Found')
  const times = [...new Set(input.times)].map((time) => new Date(time)).sort((a, b) => +a - +b)
  const [startsAt] = times
  if (how === 'book' && times.length > 1)
    throw new Problem('invalid_input', interviewMessages.noTimes, { field: 'times' })
  if (how === 'book' && !isBookedAtOnce(person)) throw new Problem('conflict', interviewMessages.notAtOnce)
  const firm = await hoursOfFirm(tx, input)
  await requireFreeTimes(tx, times, { person, minutes, withHolidays, firm, interviewId: null, now })
  const id = await insertInterview(tx, {
    candidateId: person.id,
    projectId: project ?? null,
    minutes,
    startsAt: how === 'book' && startsAt ? startsAt : null,
    proposed: how === 'propose' ? times : [],
    ownerZone: firm.zone,
    talentZone: person.workingHours?.zone ?? zone,
    link,
    word,
  })
  const row = await readInterview(tx, id)
  if (!row) throw interviewNotFound()
  return presentInterview(row, 'owner', now)
})
