import { countInterviewsSet, type readAddressee } from '#db/candidates.ts'
import { hoursQuery } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import { brand } from '#domain/brand.ts'
import { interviewEnd } from '#domain/dashboard/interview.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { formatCallTime } from '#domain/scheduling/format-time.ts'
import { introCallHours } from '#domain/scheduling/hours.ts'
import { type CandidateEmail, candidateDecidedEmail } from '../mail/templates/candidate-decided.ts'
import { calendarEntry } from '../scheduling/calendar-entry.ts'
import type { Services } from '../services.ts'

type Addressee = NonNullable<Awaited<ReturnType<typeof readAddressee>>>
/** With when the interview was to be that is canceled along with it. */
type Decided = { kind: CandidateEmail; interviewAt: string | null; cancelled?: Date | undefined }

/** The email about a decision, in the candidate's time zone if known; an interview has a calendar file. */
export async function candidateEmail(
  tx: Tx,
  addressee: Addressee,
  { kind, interviewAt, cancelled }: Decided,
  { env }: Pick<Services, 'env'>,
) {
  const { id, name, email, zone } = addressee
  const hours = introCallHours.parse(await tx.first(hoursQuery()))
  const startsAt = kind === 'candidate-interview' && interviewAt ? new Date(interviewAt) : null
  const set = startsAt && { startsAt, endsAt: endOf(startsAt, addressee) }
  const call = cancelled ? { startsAt: cancelled, endsAt: interviewEnd(cancelled) } : set
  const { content } = candidateDecidedEmail(kind, {
    name: name ?? '',
    when: call && formatCallTime(call, zone ?? hours.zone),
    isCancelled: cancelled !== undefined,
    location: hours.location,
    scheduleLink: env.scheduling.kind === 'none' ? null : `${env.appUrl}/login?redirect=%2Fschedule-meeting`,
    platformLink: `${env.appUrl}/platform`,
  })
  if (!call) return { kind, content: { ...content, attachments: [] } }
  const entry = calendarEntry(
    {
      ...call,
      id: `interview-${id}`,
      sequence: await countInterviewsSet(tx, id),
      isCancelled: cancelled !== undefined,
      summary: `Interview with ${brand.name}`,
      description: hours.location,
      location: hours.location,
      fileName: 'interview.ics',
      url: env.appUrl,
      organizer: { name: brand.name, email: env.operatorEmail },
      attendee: { name: shownName(name ?? '', email), email },
    },
    new Date(),
  )
  return { kind, content: { ...content, attachments: [entry] } }
}

/** A call booked by the candidate keeps its length. */
const endOf = (startsAt: Date, { interviewAt, interviewEndsAt }: Addressee): Date =>
  interviewEndsAt && interviewAt?.getTime() === startsAt.getTime() ? interviewEndsAt : interviewEnd(startsAt)
