import { arrangeInterview as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { findJustArranged, insertInterview } from '#db/interview-changes.ts'
import { countRecentlyArranged, listColleagues, readInterview, readInterviewee } from '#db/interviews.ts'
import { attemptLimits, rateLimitMessage } from '#domain/accounts/limits.ts'
import { interviewMessages } from '#domain/interviews/interview.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { hoursOfFirm } from './firm-hours.ts'
import { heldWord } from './held-word.ts'
import { isBookedAtOnce, requireFreeTimes } from './offered-times.ts'
import { presentInterview } from './present-interview.ts'
import { interviewNotFound } from './with-interview.ts'

/** The database queues the emails to both sides with it. */
export const arrangeInterview = transactionRoute(endpoint, async (tx, input) => {
  const { how, minutes, withHolidays, zone, project, word, link } = input
  const colleagues = [...new Set(input.colleagues)]
  const [person, now] = [await readInterviewee(tx, input.candidate), await readNow(tx)]
  if (!person) throw notFound('Candidate Not Found')
  const times = [...new Set(input.times)].map((time) => new Date(time)).sort((a, b) => +a - +b)
  if (how === 'book' && times.length > 1)
    throw new Problem('invalid_input', interviewMessages.noTimes, { field: 'times' })
  const chosen = {
    candidateId: person.id,
    minutes,
    startsAt: how === 'book' && times[0] ? times[0] : null,
    proposed: how === 'propose' ? times : [],
  }
  const show = async (id: string) => {
    const row = await readInterview(tx, id)
    if (!row) throw interviewNotFound()
    return presentInterview(row, 'owner', now)
  }
  // Sent again by someone whose answer was lost.
  const arranged = await findJustArranged(tx, chosen)
  if (arranged) return show(arranged.id)
  // Each one sends emails to someone who didn't ask for them.
  if ((await countRecentlyArranged(tx)) >= attemptLimits.interviewsPerBuyer.limit)
    throw new Problem('rate_limited', rateLimitMessage, { retryAfterSeconds: 3600 })
  if (how === 'book' && !isBookedAtOnce(person)) throw new Problem('conflict', interviewMessages.notAtOnce)
  const others = new Set((await listColleagues(tx)).map(({ id }) => id))
  if (!colleagues.every((id) => others.has(id)))
    throw new Problem('invalid_input', interviewMessages.notAtFirm, { field: 'colleagues' })
  const firm = await hoursOfFirm(tx, input)
  await requireFreeTimes(tx, times, { person, minutes, withHolidays, firm, colleagues, interviewId: null, now })
  const id = await insertInterview(tx, {
    ...chosen,
    colleagues,
    projectId: project ?? null,
    ownerZone: firm.zone,
    talentZone: person.workingHours?.zone ?? zone,
    hours: { from: input.from ?? null, to: input.to ?? null, withHolidays },
    link,
    word: await heldWord(tx, word, { candidateId: person.id, interviewId: null }),
  })
  return show(id)
})
