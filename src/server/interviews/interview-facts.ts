import type { StoredInterview } from '#db/interviews.ts'
import { interviewEndsAt } from '#domain/interviews/interview.ts'
import type { Side } from '#domain/interviews/status.ts'
import { formatCallTime } from '#domain/scheduling/format-time.ts'
import type { BothTimes, InterviewFacts } from '../mail/templates/interview.ts'

/** An interview as one side reads it in an email or a calendar. */
export function interviewFacts(row: StoredInterview, side: Side, appUrl: string): InterviewFacts {
  const other: Side = side === 'owner' ? 'talent' : 'owner'
  const zones = { owner: row.ownerZone, talent: row.talentZone }
  const both = (startsAt: Date): BothTimes => {
    const span = { startsAt, endsAt: interviewEndsAt(startsAt, row.minutes) }
    return { mine: formatCallTime(span, zones[side]), theirs: formatCallTime(span, zones[other]) }
  }
  const personOf = (one: Side) => row.people.find((person) => person.side === one)
  const words = { owner: row.ownerWord, talent: row.talentWord }
  const isOwnAct = row.cancelledBy === side
  return {
    side,
    name: personOf(side)?.name ?? '',
    other: personOf(other)?.name ?? '',
    firm: personOf('owner')?.firm ?? null,
    minutes: row.minutes,
    when: row.startsAt && both(row.startsAt),
    proposed: row.proposed.map(both),
    place: row.link,
    word: row.status === 'cancelled' ? (isOwnAct ? null : row.cancelWord) : words[other],
    because: row.endedWith ? row.cancelWord : null,
    cancelledBy: row.cancelledBy && (isOwnAct ? 'you' : row.cancelledBy === other ? 'them' : 'us'),
    page: `${appUrl}/interviews/${row.id}`,
  }
}
