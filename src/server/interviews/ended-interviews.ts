import { followedInterview } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import type { EndedInterviews } from '../mail/templates/ended-interviews.ts'
import type { Services } from '../services.ts'
import { interviewEntry } from './interview-entry.ts'
import { interviewFacts } from './interview-facts.ts'

/** What ended with an application, for the email that tells its applicant of both; the files take it out of their calendar. */
export async function endedInterviews(
  tx: Tx,
  ids: readonly string[],
  email: string,
  { env }: Pick<Services, 'env'>,
): Promise<EndedInterviews> {
  const ended: EndedInterviews = { times: [], attachments: [] }
  for (const id of ids) {
    const row = await followedInterview(tx, id)
    if (!row) continue
    const facts = interviewFacts(row, 'talent', env.appUrl)
    ended.times.push(facts.when)
    if (row.startsAt) ended.attachments.push(interviewEntry(row, facts, email, env))
  }
  return ended
}
