import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCalls } from '#contract/calls.ts'
import { cancelCallAsAdmin, listSlots, markIntroCall, moveCallAsAdmin } from '#contract/scheduling.ts'
import { newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let talent: Person & { candidateId: string }
let other: Person & { candidateId: string }
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
  admin = await newPerson(app, 'admin')
  talent = await newTalent(app)
  other = await newTalent(app)
  const call = async (startsAt: string, of = talent, status = 'booked') => {
    const [row] = await app.database.ownerRun(
      `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at, status)
       values ($1, 'Rosa', $2, 'Asia/Manila', $3::timestamptz, $3::timestamptz + interval '30 minutes', $4) returning id`,
      [of.candidateId, of.email, startsAt, status],
    )
    return row?.id as string
  }
  ids.past = await call('2020-01-02 15:00Z', talent, 'held')
  ids.later = await call('2040-01-02 16:00Z', other)
  ids.next = await call('2040-01-02 15:00Z')
})
afterAll(() => app.close())

const list = async (filter: 'upcoming' | 'past' | 'cancelled') => (await admin.browser.call(listCalls, { filter })).body

test('what is to come stands next first, with the guest’s zone and what may be done', async () => {
  const { calls, total } = await list('upcoming')
  expect(total).toBe(2)
  expect(calls).toMatchObject([
    { id: ids.next, zone: 'Asia/Manila', candidate: { name: 'Test talent' }, actions: ['move', 'cancel'] },
    { id: ids.later, actions: ['move', 'cancel'] },
  ])
  expect((await list('past')).calls).toMatchObject([{ id: ids.past, actions: ['miss'] }])
})

test('an admin cancels with a reason; guest and operator are told, the interview is gone, and it happens once', async () => {
  const id = ids.next as string
  const cancel = (reason: string) => admin.browser.call(cancelCallAsAdmin, { id, reason })
  expect((await cancel(' ')).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel('The team is traveling.')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  for (const address of [talent.email, 'operator@example.com']) {
    const mails = (await app.mails(address)).filter(({ text }) => text.includes('The team is traveling.'))
    expect(mails).toHaveLength(1)
  }
  expect((await list('cancelled')).calls).toMatchObject([{ id, note: 'The team is traveling.', actions: [] }])
  const [row] = await app.database.ownerRun('select interview_scheduled_at as at from candidates where id = $1', [
    talent.candidateId,
  ])
  expect(row?.at).toBeNull()
  expect((await admin.browser.call(cancelCallAsAdmin, { id: ids.past, reason: 'x' })).status).toBe(409)
})

test('an admin moves a call to a free time alone, and the guest is told in their own zone', async () => {
  const id = ids.later as string
  const move = (startsAt: string) => admin.browser.call(moveCallAsAdmin, { id, startsAt })
  const { slots } = (await admin.browser.call(listSlots, {})).body
  const free = slots.at(-1) as string
  for (const refused of ['2020-01-02T15:00:00Z', '2040-01-02T15:00:00Z']) expect((await move(refused)).status).toBe(409)
  const answers = await Promise.all(Array.from({ length: 5 }, () => move(free)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await list('upcoming')).calls).toMatchObject([{ id, startsAt: expect.any(String), zone: 'Asia/Manila' }])
  const moved = (await app.mails(other.email)).filter(({ subject }) => subject.includes('rescheduled'))
  expect(moved).toHaveLength(1)
  expect(moved[0]?.text).toContain('Philippine')
  expect((await admin.browser.call(moveCallAsAdmin, { id: ids.past as string, startsAt: free })).status).toBe(409)
})

test('whether the guest came is said once the call has begun, and can be corrected', async () => {
  const mark = (id: string | undefined, outcome: 'hold' | 'miss') =>
    admin.browser.call(markIntroCall, { id: id as string, outcome })
  expect(await mark(ids.later, 'miss')).toMatchObject({
    status: 409,
    body: { error: { message: 'This call hasn’t started yet.' } },
  })
  expect(await mark(ids.past, 'miss')).toMatchObject({ status: 200, body: { status: 'missed' } })
  expect((await list('past')).calls).toMatchObject([{ id: ids.past, status: 'missed', actions: ['hold'] }])
  expect((await mark(ids.past, 'miss')).status).toBe(409)
  expect(await mark(ids.past, 'hold')).toMatchObject({ status: 200, body: { status: 'held' } })
  expect((await mark(ids.next, 'hold')).status).toBe(409)
})

test('where calls take place is a link to join, if the operator gave one', async () => {
  expect((await list('past')).joinUrl).toBeNull()
  await app.database.ownerRun(`update intro_call_hours set location = 'Online: https://meet.example.com/glide.'`)
  expect((await list('past')).joinUrl).toBe('https://meet.example.com/glide')
})
