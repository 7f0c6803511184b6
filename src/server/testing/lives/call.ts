import {
  cancelCallAsAdmin,
  cancelIntroCall,
  listSlots,
  markIntroCall,
  moveCallAsAdmin,
  moveIntroCall,
  readIntroCall,
} from '#contract/scheduling.ts'
import { closeHeldCalls } from '#db/scheduling.ts'
import { bookCall } from '../../scheduling/book-intro-call.ts'
import { type Cast, insertCandidate, type Life } from './life.ts'

export async function liveAsCall(cast: Cast): Promise<Life> {
  const { app, visitor } = cast
  const { db } = app.services
  const candidate = await insertCandidate(cast)
  const guest = {
    candidateId: candidate.id,
    name: 'Test',
    email: candidate.email,
    whatsapp: null,
    resume: null,
    isUnconfirmed: false,
  }
  const freeTime = async () => (await visitor.browser.call(listSlots, {})).body.slots.at(-1) as string
  const call = await bookCall(guest, { startsAt: new Date(await freeTime()), zone: 'UTC' }, app.services)
  const [booked] = await app.database.ownerRun('select id from intro_calls where candidate_id = $1', [candidate.id])
  const id = booked?.id as string
  const { token } = call
  /** Without a trace, as time goes by. */
  const beginAt = (startsAt: unknown) =>
    app.database.ownerRun(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update intro_calls set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '30 minutes'
       from quiet where id = $1`,
      [id, startsAt],
    )
  return {
    row: ['id', id],
    subjectId: id,
    start: 'book',
    ways: [
      {
        by: 'guest',
        moves: ['move'],
        make: async (who) => who.call(moveIntroCall, { token, startsAt: await freeTime(), zone: 'UTC' }),
      },
      { by: 'guest', moves: ['cancel'], make: (who) => who.call(cancelIntroCall, { token }) },
      { by: 'admin', moves: ['cancel'], make: (who) => who.call(cancelCallAsAdmin, { id, reason: 'Ill.' }) },
      {
        by: 'admin',
        moves: ['move'],
        make: async (who) => who.call(moveCallAsAdmin, { id, startsAt: await freeTime() }),
      },
      {
        by: 'admin',
        moves: ['hold', 'miss'],
        make: async (who, outcome) => {
          const [before] = await app.database.ownerRun('select starts_at as at from intro_calls where id = $1', [id])
          await beginAt('2026-01-05 10:00Z')
          const answer = await who.call(markIntroCall, { id, outcome: outcome as 'hold' | 'miss' })
          await beginAt(before?.at)
          return answer
        },
      },
      {
        by: 'system',
        moves: ['close'],
        make: () => db.asSystem((tx) => closeHeldCalls(tx, candidate.id, new Date('2100-01-01'))).then(() => undefined),
      },
    ],
    offered: { to: 'guest', read: () => visitor.browser.call(readIntroCall, { token }) },
  }
}
