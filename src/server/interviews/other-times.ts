import type { TypedHours } from '#db/interview-changes.ts'
import { readInterviewee, type StoredInterview } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import type { InterviewLength } from '#domain/interviews/interview.ts'
import type { Side } from '#domain/interviews/status.ts'
import { hoursOfFirm } from './firm-hours.ts'
import type { Asked } from './offered-times.ts'
import { interviewNotFound } from './with-interview.ts'

type Typed = { from?: string | undefined; to?: string | undefined; withHolidays?: boolean | undefined }
type Given = { row: StoredInterview; side: Side; now: Date; typed: Typed }

/** By which hours an interview gets other times: those typed for it count until the firm types others. */
export async function otherTimes(
  tx: Tx,
  { row, side, now, typed }: Given,
): Promise<{ asked: Asked; hours: TypedHours }> {
  const person = await readInterviewee(tx, row.candidateId)
  if (!person) throw interviewNotFound()
  const anew = side === 'owner' ? typed : {}
  const hours: TypedHours = {
    from: anew.from ?? row.ownerFrom,
    to: anew.to ?? row.ownerTo,
    withHolidays: anew.withHolidays ?? row.withHolidays,
  }
  const named = { zone: row.ownerZone, from: hours.from ?? undefined, to: hours.to ?? undefined }
  const asked: Asked = {
    person,
    minutes: row.minutes as InterviewLength,
    firm: await hoursOfFirm(tx, named, row.id),
    withHolidays: hours.withHolidays,
    colleagues: [],
    interviewId: row.id,
    now,
  }
  return { asked, hours }
}
