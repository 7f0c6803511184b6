import type { StoredInterview } from '#db/interviews.ts'
import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import type { InterviewFacts } from '../mail/templates/interview.ts'
import { calendarEntry } from '../scheduling/calendar-entry.ts'
import type { Services } from '../services.ts'

type When = { hours: string; day: string; zone: string }

const sentence = ({ hours, day, zone }: When) => `${day}, ${hours}, ${zone}`

/**
 * The interview in one person's calendar. Glide is the organizer and the reader the only attendee: addresses stay with their
 * people until an application is accepted.
 */
export function interviewEntry(
  row: StoredInterview,
  { when, name, other, minutes, page }: InterviewFacts,
  email: string,
  { operatorEmail }: Pick<Services['env'], 'operatorEmail'>,
) {
  const lines = [
    `${minutes} minutes.`,
    ...(when ? [`For you: ${sentence(when.mine)}.`, `For ${shownName(other, 'them')}: ${sentence(when.theirs)}.`] : []),
    `Move or cancel: ${page}`,
  ]
  return calendarEntry(
    {
      id: row.id,
      sequence: row.sequence,
      startsAt: row.startsAt as Date,
      endsAt: row.endsAt as Date,
      isCancelled: row.status === 'cancelled',
      fileName: 'interview.ics',
      summary: `${brand.name} interview: ${shownName(other, 'a meeting')}`,
      description: lines.join('\n'),
      location: row.link,
      url: page,
      organizer: { name: brand.name, email: operatorEmail },
      attendee: { name: shownName(name, 'You'), email },
    },
    new Date(),
  )
}
