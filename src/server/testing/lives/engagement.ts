import { moveEngagement, readEngagement } from '#contract/engagements.ts'
import { openGate, preparedEngagement } from '../../engagements/testing/engagement.ts'
import { turnEngagements } from '../../engagements/turn-engagements.ts'
import type { Browser } from '../browser.ts'
import type { Cast, Life } from './life.ts'

/** Everything that the gate asks for is there, and the firm may employ the person from the first day on. */
export async function liveAsEngagement({ app, owner, talent }: Cast): Promise<Life> {
  const { database } = app
  await openGate(app, owner, talent)
  // The start day begins every engagement that is ready: those of earlier lives stay out of it.
  await database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update engagements set status = 'ended' from quiet where status = 'preparing'`,
  )
  const { id } = await preparedEngagement(app, owner, talent, { conversion: [{ afterMonths: 0, feeCents: 0 }] })
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await app.jobs.runDue('follow-engagement')
    return given
  }
  const make = (who: Browser, move: string, seen: string) =>
    after(who.call(moveEngagement, { id, move: move as 'end', expectedStatus: seen as 'active', reason: 'x' }))
  return {
    row: ['id', id],
    subjectId: id,
    start: 'begin',
    ways: [
      { by: 'owner', alsoBy: 'talent', moves: ['end', 'terminate'], namesStatus: true, make },
      { by: 'talent', alsoBy: 'owner', moves: ['end', 'terminate'], namesStatus: true, make },
      { by: 'owner', moves: ['pause', 'resume', 'convert'], namesStatus: true, make },
      {
        by: 'system',
        moves: ['activate'],
        make: async () => {
          await app.services.db.asSystem(turnEngagements)
          await app.jobs.runDue('follow-engagement')
          return undefined
        },
      },
      {
        by: 'system',
        moves: ['reopen', 'finish'],
        make: async (_, move) => {
          const status = move === 'finish' ? 'ended' : 'preparing'
          const from = move === 'finish' ? ['preparing', 'active', 'paused', 'ending'] : ['ended']
          await database.ownerRun('update engagements set status = $2 where id = $1 and status = any ($3)', [
            id,
            status,
            from,
          ])
          await app.jobs.runDue('follow-engagement')
          return undefined
        },
      },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readEngagement, { id }) },
  }
}
