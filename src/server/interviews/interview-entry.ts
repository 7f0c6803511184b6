import type { StoredInterview } from '#db/interviews.ts'
import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import type { InterviewFacts } from '../mail/templates/interview.ts'
import { type CalendarEntry, calendarEntry } from '../scheduling/calendar-entry.ts'
import type { Services } from '../services.ts'

type When = { hours: string; day: string; zone: string }

const sentence = ({ hours, day, zone }: When) => `${day}, ${hours}, ${zone}`

/** The interview in one side's calendar, with both zones in words. */
export function interviewEvent(row: StoredInterview, { when, other, minutes, page }: InterviewFacts): CalendarEntry {
  const lines = [
    `${minutes} minutes.`,
    ...(when ? [`For you: ${sentence(when.mine)}.`, `For ${shownName(other, 'them')}: ${sentence(when.theirs)}.`] : []),
    `Move or cancel: ${page}`,
  ]
  return {
    id: row.id,
    sequence: row.sequence,
    startsAt: row.startsAt as Date,
    endsAt: row.endsAt as Date,
    isCancelled: row.status === 'cancelled',
    summary: `${brand.name} interview: ${shownName(other, 'a meeting')}`,
    description: lines.join('\n'),
    location: row.link,
    url: page,
  }
}

/**
 * The same as an invitation. Glide is the organizer and the reader the only attendee: addresses stay with their people until an
 * application is accepted.
 */
export const interviewEntry = (
  row: StoredInterview,
  facts: InterviewFacts,
  email: string,
  { operatorEmail }: Pick<Services['env'], 'operatorEmail'>,
) =>
  calendarEntry(
    {
      ...interviewEvent(row, facts),
      fileName: 'interview.ics',
      organizer: { name: brand.name, email: operatorEmail },
      attendee: { name: shownName(facts.name, 'You'), email },
    },
    new Date(),
  )
