import { readAttendees, readFormerAttendee, type StoredInterview } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import { type InterviewMove, interviewLifeCycle, type Side } from '#domain/interviews/status.ts'
import { type InterviewEmail, interviewEmail } from '../mail/templates/interview.ts'
import type { Services } from '../services.ts'
import { interviewEntry } from './interview-entry.ts'
import { interviewFacts } from './interview-facts.ts'

/** What there is to tell: a start or a move of the life cycle, its end with an application, a link, a reminder, or the question whether it took place. */
export type InterviewNews = keyof typeof interviewLifeCycle.starts | InterviewMove | 'end' | 'link' | 'remind' | 'ask'

type Kinds = Partial<Record<Side, InterviewEmail>>

const everyone = (kind: InterviewEmail): Kinds => ({ owner: kind, talent: kind })
const steps: Record<string, object> = { ...interviewLifeCycle.starts, ...interviewLifeCycle.moves }
const kindsOf: Partial<Record<string, Kinds>> = {
  ...Object.fromEntries(
    Object.entries(steps).flatMap(([name, step]) => ('notify' in step ? [[name, step.notify as Kinds]] : [])),
  ),
  // The email about the application tells the talent.
  end: { owner: 'interview-cancelled' },
  link: everyone('interview-place'),
  remind: everyone('interview-reminder'),
  ask: everyone('interview-question'),
}

/** A proposal is in no calendar, so that canceling one removes nothing. */
const changesCalendar = (news: InterviewNews, { startsAt }: StoredInterview) =>
  startsAt !== null && ['book', 'take', 'move', 'cancel', 'end', 'link'].includes(news)

/** Takes the interview out of the calendar of someone who no longer takes part. Whoever is gone altogether gets nothing. */
export async function mailFormerAttendee(
  tx: Tx,
  buyerId: string,
  row: StoredInterview,
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
): Promise<number> {
  const person = await readFormerAttendee(tx, buyerId)
  if (!person || !row.startsAt) return 0
  const facts = { ...interviewFacts(row, 'owner', env.appUrl), name: person.name ?? '' }
  const { content } = interviewEmail('interview-left', facts)
  const attachments = [interviewEntry({ ...row, status: 'cancelled' }, facts, person.email, env)]
  await mailer.queue(tx, { to: person.email, kind: 'interview-left', content: { ...content, attachments } })
  return 1
}

/** Emails both sides, each by their own clock first; what changes a calendar has the file that does. As the system. */
export async function mailInterview(
  tx: Tx,
  news: InterviewNews,
  row: StoredInterview,
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
  to: readonly Side[] = ['owner', 'talent'],
): Promise<number> {
  const attendees = (await readAttendees(tx, row.id)).filter(
    // Whether it took place is the host's to say.
    ({ side, isColleague }) => kindsOf[news]?.[side] && to.includes(side) && !(isColleague && news === 'ask'),
  )
  for (const { side, email, name } of attendees) {
    const kind = kindsOf[news]?.[side] as InterviewEmail
    const facts = { ...interviewFacts(row, side, env.appUrl), name: name ?? '' }
    const { content } = interviewEmail(kind, facts)
    const attachments = changesCalendar(news, row) ? [interviewEntry(row, facts, email, env)] : []
    await mailer.queue(tx, { to: email, kind, content: { ...content, attachments } })
  }
  return attendees.length
}
