import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { candidateStatuses } from '#domain/candidates/status.ts'
import { type LifeCycle, movesFrom, statusAfter } from '#domain/life-cycle.ts'
import { lifeCycles } from '#domain/life-cycles.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import { type Cast, newCast } from './testing/lives/life.ts'
import { lives } from './testing/lives/lives.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

/** So many of each are walked through at random. */
const walks = Number(process.env.LIVES ?? 2)

let app: TestApp
let cast: Cast
beforeAll(async () => {
  app = await testApp()
  cast = await newCast(app)
})
afterAll(() => app.close())

const people = ['admin', 'owner', 'talent', 'stranger', 'visitor'] as const

/** Half of the steps are taken by whoever may, from the status that it has. */
const step = fc.record({
  way: fc.nat(),
  move: fc.nat(),
  who: fc.option(fc.constantFrom(...people)),
  seen: fc.option(fc.nat()),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** The kinds of emails since it was asked last. */
async function newEmails(known: Set<string>): Promise<string[]> {
  const mails = await app.database.ownerRun('select id, kind from mails')
  const fresh = mails.filter(({ id }) => !known.has(id as string))
  for (const { id } of fresh) known.add(id as string)
  return fresh.map(({ kind }) => kind as string).sort()
}

async function walk(table: keyof typeof lifeCycles, steps: Step[]) {
  const lifeCycle: LifeCycle = lifeCycles[table]
  const known = new Set<string>()
  await newEmails(known)
  const { row, subjectId, start, ways, offered } = await lives[table](cast)
  const statusNow = async () =>
    (await app.database.ownerRun(`select status from ${table} where ${row[0]} = $1`, [row[1]]))[0]?.status ?? 'deleted'
  let latest = 0
  /** The events since it was asked last, but for those who came too late. */
  const newEvents = async () => {
    const events = await app.database.ownerRun(
      `select id, event, from_status as "from", to_status as "to" from events
       where subject_kind = $1 and subject_id = $2 and id > $3 and not is_stale order by id`,
      [lifeCycle.subject, subjectId, latest],
    )
    latest = Number(events.at(-1)?.id ?? latest)
    return events.map(({ event, from, to }) => `${event}: ${from ?? 'new'} > ${to ?? 'deleted'}`)
  }
  const begun = lifeCycle.starts[start]
  expect(await newEmails(known)).toEqual(Object.values(begun?.notify ?? {}).sort())
  let now = begun?.to as string
  expect(await statusNow()).toBe(now)
  // A file is stored before it is a candidate's.
  expect(await newEvents()).toEqual(table === 'resume_files' ? [] : [`${begun?.event}: new > ${now}`])

  for (const taken of steps) {
    await app.database.ownerRun('delete from identity.attempts')
    const way = pick(ways, taken.way)
    const move = pick(way.moves, taken.move)
    const right = people.find((one) => one === way.by) ?? 'visitor'
    const who = taken.who ?? right
    const seen = taken.seen === null && now !== 'deleted' ? now : pick(lifeCycle.statuses, taken.seen ?? 0)
    const words = `${table}: ${move} by ${way.by}, tried by ${who}, which is ${now} and was seen ${seen}`

    const by = way.alsoBy === who ? way.alsoBy : way.by
    const isSide = who === right || right === 'visitor' || who === way.alsoBy
    const mayTry = isSide && now !== 'deleted' && (!way.namesStatus || seen === now)
    const to = mayTry ? statusAfter(lifeCycle, { move, from: now, by }) : undefined
    const isSoAlready = mayTry && way.isRepeatable && lifeCycle.moves[move]?.to === now
    const answer = await way.make(cast[who].browser, move, seen)
    if (answer) expect(to || isSoAlready ? [200] : [401, 403, 404, 409], words).toContain(answer.status)
    const event = `${lifeCycle.moves[move]?.event}: ${now} > ${to}`
    now = to ?? now
    expect(await statusNow(), words).toBe(now)
    expect(await newEvents(), words).toEqual(to ? [event] : [])
    expect(await newEmails(known), words).toEqual(to ? Object.values(lifeCycle.moves[move]?.notify ?? {}).sort() : [])
    if (offered && now !== 'deleted') {
      const { actions } = (await offered.read()).body
      const moves = actions.filter((action) => action in lifeCycle.moves)
      expect(moves, words).toEqual(movesFrom(lifeCycle, now, offered.to))
    }
  }
}

test.each(Object.keys(lifeCycles) as (keyof typeof lifeCycles)[])(
  'T59 %s live as their life cycle says, whatever is tried by whom',
  async (table) => {
    const steps = fc.array(step, { minLength: 15, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(steps, (taken) => walk(table, taken)),
      { numRuns: walks, endOnFailure: true },
    )
  },
  600_000,
)

test('T50 who applies where: to a project that is open, as anyone who was not rejected', async () => {
  const { owner, talent } = cast
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  const arrange = (candidate: string, project: string) =>
    app.database.asSuperuser(async (run) => {
      await run({ sql: `set local session_replication_role = replica`, parameters: [] })
      await run({ sql: 'delete from applications where project_id = $1', parameters: [projectId] })
      await run({
        sql: `update candidates set status = $2, reviewed_at = now(), rejection_reason = 'x' where id = $1`,
        parameters: [talent.candidateId, candidate],
      })
      await run({ sql: 'update projects set status = $2 where id = $1', parameters: [projectId, project] })
    })
  for (const candidate of candidateStatuses)
    for (const project of projectStatuses) {
      await arrange(candidate, project)
      const answer = await talent.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
      const isTaking = project === 'Open' || project === 'active'
      const wanted = project === 'draft' ? 404 : !isTaking ? 409 : candidate === 'rejected' ? 403 : 200
      expect(answer.status, `${candidate} to ${project}`).toBe(wanted)
      // Twice is once.
      if (wanted === 200)
        expect(await talent.browser.call(applyToProject, { projectId, coverLetter: 'Again.' })).toMatchObject({
          body: { isNew: false, application: { id: answer.body.application.id } },
        })
    }
})
