import type { Interview } from '#contract/interviews.ts'
import type { readInterview, StoredInterview } from '#db/interviews.ts'
import type { InterviewLength } from '#domain/interviews/interview.ts'
import { type InterviewState, interviewMovesFor, isAskedWhetherHeld, type Side } from '#domain/interviews/status.ts'

export const stateOf = (row: StoredInterview): InterviewState => ({
  status: row.status,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  proposedBy: row.proposedBy,
  moves: { owner: row.ownerMoves, talent: row.talentMoves },
  isHeld: { owner: row.ownerHeld, talent: row.talentHeld },
  isBookedAtOnce: row.takesBookings,
})

type SeenInterview = NonNullable<Awaited<ReturnType<typeof readInterview>>>

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** As one of its sides sees it; whoever only reads for their firm is offered and asked nothing. */
export function presentInterview(row: SeenInterview, side: Side, now: Date, canAct = true): Interview {
  const state = stateOf(row)
  const hosts = row.people.filter((person) => person.side === 'owner')
  const talent = row.people.find((person) => person.side === 'talent')
  const canSetLink = side === 'owner' && row.status === 'booked' && row.endsAt !== null && row.endsAt > now
  return {
    id: row.id,
    status: row.status,
    side,
    takesPart: row.takesPart,
    minutes: row.minutes as InterviewLength,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    proposed: row.status === 'proposed' ? row.proposed.filter((at) => at > now).map((at) => at.toISOString()) : [],
    proposedBy: row.proposedBy,
    zones: { owner: row.ownerZone, talent: row.talentZone },
    link: row.link,
    candidate: { id: row.candidateId, name: talent?.name ?? null, headline: talent?.jobTitle ?? null },
    firm: hosts[0]?.firm ?? null,
    hosts: hosts.map(({ name, jobTitle }) => ({ name, jobTitle })),
    project: row.projectId && row.projectTitle !== null ? { id: row.projectId, title: row.projectTitle } : null,
    words: { owner: row.ownerWord, talent: row.talentWord },
    cancelledBy: row.cancelledBy,
    cancelWord: row.cancelWord,
    isContactOpen: row.isContactOpen,
    isAskedWhetherHeld: canAct && isAskedWhetherHeld(state, side, now),
    actions: canAct ? [...interviewMovesFor(state, side, now), ...(canSetLink ? (['link'] as const) : [])] : [],
  }
}
