import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideCandidate, openCandidate } from '#contract/candidates.ts'
import { readOverview } from '#contract/overview.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const funnel = async () => (await admin.browser.call(readOverview, {})).body.funnel

/** What the record alone says about the candidates who are still here. */
const funnelOfEvents = async () => {
  const [counted] = await app.database.ownerRun(`
    with told as (
      select c.id,
        bool_or(e.event = 'candidate.applied') as applied,
        bool_or(e.event = 'candidate.opened' or e.to_status <> 'pending') as reviewed,
        bool_or(e.to_status = 'interviewed') as interviewed,
        (array_agg(e.to_status order by e.id desc) filter (where e.to_status is not null))[1] as status
      from candidates c join events e on e.subject_id = c.id and not e.is_stale
      group by c.id
    )
    select (count(*) filter (where applied))::int as applied, (count(*) filter (where reviewed))::int as reviewed,
      (count(*) filter (where interviewed))::int as interviewed,
      (count(*) filter (where status = 'accepted'))::int as accepted,
      (count(*) filter (where status = 'rejected'))::int as rejected
    from told`)
  return counted
}

const statusOf = async (id: string) =>
  (await app.database.ownerRun('select status from candidates where id = $1', [id]))[0]?.status as string

const details: Record<string, object> = { interview: { interviewAt: null }, reject: { reason: 'x' } }
const decide = (id: string, move: string, expectedStatus: string) =>
  admin.browser.call(decideCandidate, { id, expectedStatus, decision: { move, ...details[move] } })

const steps = fc.sample(
  fc.record({
    who: fc.nat(),
    act: fc.constantFrom('open', 'leave', 'interview', 'interview', 'accept', 'reject'),
    /** Names a status that may have passed, and is refused then. */
    isStale: fc.boolean(),
  }),
  { numRuns: 80, seed: 20 },
)

test('the counters agree with the record about everyone who is here, whatever happened to them', async () => {
  const here = await Promise.all(Array.from({ length: 12 }, () => newTalent(app)))
  for (const [step, { who, act, isStale }] of steps.entries()) {
    const index = who % here.length
    const { browser, candidateId } = here[index] as (typeof here)[number]
    if (act === 'open') await admin.browser.call(openCandidate, { id: candidateId })
    else if (act !== 'leave') await decide(candidateId, act, isStale ? 'pending' : await statusOf(candidateId))
    else if (here.length > 8) {
      await browser.call(deleteAccount, { password: testPassword })
      here.splice(index, 1)
    }
    if (step % 10 === 9) expect(await funnel()).toEqual(await funnelOfEvents())
  }
  expect(Object.values(await funnel())).not.toContain(0)
})
