import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelCallAsAdmin, listIntroCalls } from '#contract/scheduling.ts'
import { newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let talent: Person & { candidateId: string }
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
  admin = await newPerson(app, 'admin')
  talent = await newTalent(app)
  const buyer = await newPerson(app, 'buyer')
  const call = async (startsAt: string, bookedBy: string | null, status = 'booked') => {
    const [row] = await app.database.ownerRun(
      `insert into intro_calls (candidate_id, booked_by, name, email, zone, starts_at, ends_at, status)
       values ($1, $2, 'Rosa', $3, 'Asia/Manila', $4::timestamptz, $4::timestamptz + interval '30 minutes', $5) returning id`,
      [talent.candidateId, bookedBy, talent.email, startsAt, status],
    )
    return row?.id as string
  }
  ids.past = await call('2020-01-02 15:00Z', null, 'held')
  ids.later = await call('2040-01-02 16:00Z', buyer.userId)
  ids.next = await call('2040-01-02 15:00Z', null)
})
afterAll(() => app.close())

const list = async (filter: 'upcoming' | 'past' | 'cancelled') =>
  (await admin.browser.call(listIntroCalls, { filter })).body

test('what is to come stands next first, with the guest’s zone and what may be done', async () => {
  const { calls, total } = await list('upcoming')
  expect(total).toBe(2)
  expect(calls).toMatchObject([
    { id: ids.next, zone: 'Asia/Manila', candidateName: 'Test talent', isByBuyer: false, actions: ['cancel'] },
    { id: ids.later, isByBuyer: true, actions: ['cancel'] },
  ])
  expect((await list('past')).calls).toMatchObject([{ id: ids.past, actions: [] }])
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
  expect((await list('cancelled')).calls).toMatchObject([{ id, cancelReason: 'The team is traveling.', actions: [] }])
  const [row] = await app.database.ownerRun('select interview_scheduled_at as at from candidates where id = $1', [
    talent.candidateId,
  ])
  expect(row?.at).toBeNull()
  expect((await admin.browser.call(cancelCallAsAdmin, { id: ids.past, reason: 'x' })).status).toBe(409)
})
