import type { Interview } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { lockInterview, readInterview, type StoredInterview } from '#db/interviews.ts'
import type { Principal, Tx } from '#db/session.ts'
import { interviewChanged } from '#domain/interviews/changed.ts'
import { type InterviewMove, requireInterviewMove, type Side } from '#domain/interviews/status.ts'
import { notFound } from '#domain/problem.ts'
import { presentInterview, stateOf } from './present-interview.ts'
import { sideOf } from './side-of.ts'

export const interviewNotFound = () => notFound('Interview Not Found')

type Asked = {
  id: string
  move: (side: Side) => InterviewMove
  me: Principal
  /** When whoever asks thinks it is; undefined where it doesn't matter. */
  expectedStartsAt?: string | null | undefined
}
type Made = { row: StoredInterview; side: Side; now: Date }

/** One side makes a move. The database queues the emails to both. */
export async function makeInterviewMove(
  tx: Tx,
  { id, move, me, expectedStartsAt }: Asked,
  change: (made: Made) => Promise<unknown>,
): Promise<Interview> {
  const [row, now] = [await lockInterview(tx, id), await readNow(tx)]
  if (!row) throw interviewNotFound()
  const side = sideOf(me)
  requireInterviewMove(move(side), side, stateOf(row), now)
  const expected = expectedStartsAt && Date.parse(expectedStartsAt)
  if (expected !== undefined && expected !== (row.startsAt && +row.startsAt)) throw interviewChanged()
  await change({ row, side, now })
  const after = await readInterview(tx, id)
  if (!after) throw interviewNotFound()
  return presentInterview(after, side, now)
}
