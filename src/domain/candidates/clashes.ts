import type { CallKind } from '../calls/list.ts'
import { interviewEnd } from '../dashboard/interview.ts'
import type { Span } from '../scheduling/slots.ts'

/** An interview that an admin is about to set. */
export type PlannedInterview = { candidateId: string; startsAt: Date }

export type BookedCall = Span & { candidateId: string; kind: CallKind }

export type Clash<Call extends BookedCall> = { planned: PlannedInterview; call: Call; isTheirs: boolean }

/** From the beginning of the first interview to the end of the last. */
export const spanOfAll = (planned: readonly PlannedInterview[]): Span => {
  const starts = planned.map(({ startsAt }) => startsAt.getTime())
  return { startsAt: new Date(Math.min(...starts)), endsAt: interviewEnd(new Date(Math.max(...starts))) }
}

/**
 * What stands in the way of interviews: whatever admins have booked with anyone, and what a candidate has booked with a
 * firm. An interview that an admin set earlier is moved, and a call that begins when the interview does is the interview.
 */
export function clashesOf<Call extends BookedCall>(
  planned: readonly PlannedInterview[],
  booked: readonly Call[],
): Clash<Call>[] {
  const selected = new Set(planned.map(({ candidateId }) => candidateId))
  const staying = booked.filter(({ kind, candidateId }) => kind !== 'set' || !selected.has(candidateId))
  return planned.flatMap((interview) => {
    const isTheirs = ({ candidateId }: Call) => candidateId === interview.candidateId
    const itself = staying.find(
      (call) => call.kind === 'intro' && isTheirs(call) && call.startsAt.getTime() === interview.startsAt.getTime(),
    )
    const endsAt = itself?.endsAt ?? interviewEnd(interview.startsAt)
    return staying
      .filter((call) => call !== itself && (call.kind !== 'interview' || isTheirs(call)))
      .filter((call) => call.startsAt < endsAt && interview.startsAt < call.endsAt)
      .map((call) => ({ planned: interview, call, isTheirs: isTheirs(call) }))
  })
}
