import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCalls } from '#contract/calls.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  const [buyer, guest, talent, invited] = [
    await newBuyer(app),
    await newTalent(app),
    await newTalent(app),
    await newTalent(app),
  ]
  const insert = async (sql: string, values: unknown[]) =>
    (await app.database.ownerRun(`${sql} returning id`, values))[0]?.id as string
  ids.intro = await insert(
    `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
     values ($1, 'Guest', $2, 'Asia/Manila', '2040-01-02 15:00Z', '2040-01-02 15:30Z')`,
    [guest.candidateId, guest.email],
  )
  const [host] = await app.database.ownerRun(
    'select b.id as "buyerId", f.id as "firmId" from buyers b join firms f on f.id = b.firm_id where b.user_id = $1',
    [buyer.userId],
  )
  const interview = (status: string, day: string) =>
    insert(
      `insert into interviews (candidate_id, buyer_id, firm_id, minutes, status, proposed, owner_zone, talent_zone)
       values ($1, $2, $3, 45, $4, array[$5::timestamptz], 'America/New_York', 'Asia/Manila')`,
      [talent.candidateId, host?.buyerId, host?.firmId, status, day],
    )
  ids.interview = await interview('proposed', '2040-01-02 14:00Z')
  ids.expired = await interview('expired', '2040-01-01 14:00Z')
  ids.set = await insert(
    `update candidates set status = 'interviewed', reviewed_at = now(), interview_scheduled_at = '2040-01-02 17:00Z' where id = $1`,
    [invited.candidateId],
  )
})
afterAll(() => app.close())

const list = async (asked: object) => {
  const { body } = await admin.browser.call(listCalls, asked)
  return { ...body, ids: body.calls.map(({ id }) => id) }
}

test('every kind of call stands in one list by time, and each kind alone', async () => {
  const all = await list({})
  expect(all.ids).toEqual([ids.interview, ids.intro, ids.set])
  expect(all.calls).toMatchObject([
    { kind: 'interview', startsAt: null, proposed: 1, minutes: 45, hasLink: false, actions: ['cancel'] },
    { kind: 'intro', zone: 'Asia/Manila', status: 'booked', actions: ['move', 'cancel'] },
    { kind: 'set', startsAt: expect.any(String), endsAt: expect.any(String) },
  ])
  expect(all.total).toBe(3)
  for (const kind of ['intro', 'interview', 'set']) expect((await list({ kind })).ids).toEqual([ids[kind]])
  expect((await list({ filter: 'past' })).ids).toEqual([ids.expired])
  expect((await list({ filter: 'cancelled' })).total).toBe(0)
})

test('what is only proposed has no time yet, also for someone who had an interview that an admin set', async () => {
  const setAt = (time: string | null) =>
    app.database.ownerRun(
      `update candidates set status = 'interviewed', reviewed_at = now(), interview_scheduled_at = $2
       where id = (select candidate_id from interviews where id = $1)`,
      [ids.interview, time],
    )
  await setAt('2026-01-05 17:00Z')
  const { calls } = await list({ kind: 'interview' })
  await setAt(null)
  expect(calls).toMatchObject([{ id: ids.interview, startsAt: null, proposed: 1 }])
})
