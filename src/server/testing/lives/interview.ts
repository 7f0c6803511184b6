import {
  answerProposal,
  arrangeInterview,
  cancelInterview,
  cancelInterviewAsAdmin,
  moveInterview,
  readInterviewTimes,
  readOtherTimes,
  reportInterview,
  takeTime,
} from '#contract/interviews.ts'
import { setInterviewStatus } from '#db/interview-changes.ts'
import { officeHours } from '#domain/availability/working-hours.ts'
import type { Cast, Life, Way } from './life.ts'

/** With someone who is accepted and works by day in New York. Its times are set as each move needs them: ahead, or over. */
export async function liveAsInterview({ app, owner, talent }: Cast): Promise<Life> {
  const zone = 'America/New_York'
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), working_hours = $2 where id = $1`,
    [talent.candidateId, JSON.stringify({ ...officeHours(zone) })],
  )
  const { starts } = (
    await owner.browser.call(readInterviewTimes, { candidate: talent.candidateId, minutes: 30, zone })
  ).body
  const wanted = { candidate: talent.candidateId, how: 'propose', times: [starts.at(-1) as string], zone } as const
  const { id } = (await owner.browser.call(arrangeInterview, { ...wanted, minutes: 30 })).body
  const follow = () => app.jobs.runDue('follow-interview')
  await follow()
  const [row] = await app.database.ownerRun('select status from interviews where id = $1', [id])
  if (row?.status !== 'proposed') throw new Error('It did not begin.')
  /** It is this side's turn, and the time is so many days away. */
  const arrange = (proposedBy: string, days: number) =>
    app.database.asSuperuser(async (run) => {
      await run({ sql: 'set local session_replication_role = replica', parameters: [] })
      await run({
        sql: `update interviews set owner_moves = 0, talent_moves = 0, proposed_by = $2,
          owner_held = case when status in ('held', 'no-show') then true end,
          talent_held = case when status in ('held', 'no-show') then true end,
          starts_at = case when starts_at is not null then date_trunc('hour', now()) + $3 * interval '1 day' end,
          ends_at = case when starts_at is not null then date_trunc('hour', now()) + $3 * interval '1 day' + interval '30 minutes' end
          where id = $1`,
        parameters: [id, proposedBy, days],
      })
    })
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await follow()
    return given
  }
  const freeTime = async (by: 'owner' | 'talent') => {
    const { body } = await (by === 'owner' ? owner : talent).browser.call(readOtherTimes, { id, zone })
    return body.starts.at(-2) as string
  }
  const waysOf = (by: 'owner' | 'talent'): Way[] => {
    const other = by === 'owner' ? 'talent' : 'owner'
    return [
      {
        by,
        moves: ['take'],
        make: async (who) => {
          await arrange(other, 60)
          const [{ at } = {}] = await app.database.ownerRun('select proposed[1] as at from interviews where id = $1', [
            id,
          ])
          return after(who.call(takeTime, { id, startsAt: (at as Date).toISOString(), zone }))
        },
      },
      {
        by,
        moves: [by === 'owner' ? 'counter' : 'answer'],
        make: async (who) => {
          await arrange(other, 60)
          const times = [await freeTime(by)]
          // Times that were proposed already change nothing.
          await app.database.asSuperuser(async (run) => {
            await run({ sql: 'set local session_replication_role = replica', parameters: [] })
            await run({ sql: `update interviews set proposed = '{2040-01-05 10:00Z}' where id = $1`, parameters: [id] })
          })
          return after(who.call(answerProposal, { id, times, zone }))
        },
      },
      {
        by,
        alsoBy: other,
        moves: ['move'],
        make: async (who) => {
          await arrange(other, 60)
          return after(who.call(moveInterview, { id, startsAt: await freeTime(by), zone }))
        },
      },
      {
        by,
        alsoBy: other,
        moves: ['cancel'],
        make: async (who) => {
          await arrange(other, 60)
          return after(who.call(cancelInterview, { id, word: 'Ill.' }))
        },
      },
      {
        by,
        alsoBy: other,
        moves: ['hold', 'miss'],
        make: async (who, move) => {
          await arrange(other, -3)
          return who.call(reportInterview, { id, isHeld: move === 'hold' })
        },
      },
    ]
  }
  return {
    row: ['id', id],
    subjectId: id,
    start: 'propose',
    ways: [
      ...waysOf('owner'),
      ...waysOf('talent'),
      {
        by: 'admin',
        moves: ['cancel'],
        make: (who) => after(who.call(cancelInterviewAsAdmin, { id, reason: 'Taken down.' })),
      },
      {
        by: 'system',
        moves: ['hold', 'expire'],
        make: async (_, move) => {
          const from = move === 'hold' ? 'booked' : 'proposed'
          const [{ status } = {}] = await app.database.ownerRun('select status from interviews where id = $1', [id])
          if (status === from)
            await app.services.db.asSystem((tx) => setInterviewStatus(tx, id, move === 'hold' ? 'held' : 'expired'))
          await follow()
          return undefined
        },
      },
    ],
  }
}
