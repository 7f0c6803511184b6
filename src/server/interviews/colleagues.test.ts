import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrangeInterview, cancelInterview, readInterview, readInterviewTimes } from '#contract/interviews.ts'
import type { SealedContent } from '../mail/mail.ts'
import { createSeal } from '../mail/seal.ts'
import { calendarStore } from '../testing/calendar-store.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())

const zone = 'America/New_York'
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }))

async function newAccepted() {
  const talent = await newTalent(app)
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), working_hours = $2 where id = $1`,
    [talent.candidateId, JSON.stringify({ zone, weekly, hoursPerWeek: null, earliestStart: null })],
  )
  return talent
}
type Talent = Awaited<ReturnType<typeof newAccepted>>

const buyerIdOf = async ({ userId }: Person) =>
  (await app.database.ownerRun('select id from buyers where user_id = $1', [userId]))[0]?.id as string
const timesOf = async (host: Person, talent: Talent, colleagues: string[] = []) =>
  (
    await host.browser.call(readInterviewTimes, {
      ...{ candidate: talent.candidateId, minutes: 30, zone, colleagues: colleagues.join(',') },
    })
  ).body
const arrange = (host: Person, talent: Talent, startsAt: string, colleagues: string[] = []) =>
  host.browser.call(arrangeInterview, {
    ...{ candidate: talent.candidateId, how: 'book', times: [startsAt], minutes: 30, zone, colleagues },
  })
const bookedOf = async ({ userId }: Person) =>
  (await app.database.ownerRun('select call_id from booked_times where person_id = $1', [userId])).map(
    ({ call_id }) => call_id,
  )

async function calendarOf({ email }: Person) {
  await app.jobs.runDue('follow-interview')
  const mails = await app.database.ownerRun(
    `select id, sealed_content from mails where recipient = $1 and kind like 'interview-%' order by created_at`,
    [email],
  )
  const seal = createSeal<SealedContent>(app.services.secrets.derive('mail'))
  const store = calendarStore(email)
  for (const { id, sealed_content } of mails)
    for (const { content } of seal.open(id as string, sealed_content as Uint8Array).attachments ?? [])
      store.apply(Buffer.from(content, 'base64').toString())
  return store
}

test('up to four of a firm take part: everyone’s time counts, each has an email and the file, and nobody has two calls at once', async () => {
  const [host, talent, other] = [await newBuyer(app), await newAccepted(), await newAccepted()]
  const members = [
    await newMember(app, host, 'manager'),
    await newMember(app, host, 'viewer'),
    await newMember(app, host, 'approver'),
  ]
  const ids = await Promise.all(members.map(buyerIdOf))
  const { starts, colleagues } = await timesOf(host, talent)
  expect(new Set(colleagues.map(({ id }) => id))).toEqual(new Set(ids))
  const [first, second] = starts as [string, string]

  // The manager has a call of their own then, so it isn't offered with them, and the endpoint refuses it.
  expect((await arrange(members[0] as Person, other, first)).status).toBe(200)
  expect((await timesOf(host, talent)).starts).toContain(first)
  expect((await timesOf(host, talent, ids)).starts).not.toContain(first)
  expect((await arrange(host, talent, first, ids)).status).toBe(409)

  const { body: interview } = await arrange(host, talent, second, ids)
  const seen = (await talent.browser.call(readInterview, { id: interview.id })).body
  expect(seen.hosts).toHaveLength(4)
  expect(seen.hosts[0]).toMatchObject({ name: 'Ellen Reed' })
  for (const person of [host, talent, ...members]) {
    const { events } = await calendarOf(person)
    expect([...events.keys()]).toContain(`${interview.id}@glide.test`)
  }
  expect(await bookedOf(members[1] as Person)).toEqual([interview.id])
  // Also whoever is only brought along is busy, whatever code books.
  const [row] = await app.database.ownerRun('select id from buyers where user_id = $1', [members[1]?.userId])
  await expect(
    app.database.ownerRun(
      `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, owner_zone, talent_zone)
       values ($1, $2, 30, 'booked', $3, $4, $4)`,
      [other.candidateId, row?.id, second, zone],
    ),
  ).rejects.toMatchObject({ code: '23P01' })

  await host.browser.call(cancelInterview, { id: interview.id, word: 'The need is gone.' })
  for (const person of [host, talent, members[1] as Person, members[2] as Person])
    expect((await calendarOf(person)).events.size).toBe(0)
  expect(await bookedOf(members[1] as Person)).toEqual([])
})

test('strangers can’t be brought along, nor a fifth; whoever leaves the firm is out and free', async () => {
  const [host, stranger, talent] = [await newBuyer(app), await newBuyer(app), await newAccepted()]
  const { starts } = await timesOf(host, talent)
  const startsAt = starts[3] as string
  const strange = await buyerIdOf(stranger)
  expect((await arrange(host, talent, startsAt, [strange])).error?.field).toBe('colleagues')
  expect((await arrange(host, talent, startsAt, Array(4).fill(strange))).status).toBe(400)
  await expect(
    app.database.ownerRun(
      `insert into interviews (candidate_id, buyer_id, colleague_ids, minutes, status, starts_at, owner_zone, talent_zone)
       values ($1, $2, array[$3::uuid], 30, 'booked', $4, $5, $5)`,
      [talent.candidateId, await buyerIdOf(host), strange, startsAt, zone],
    ),
  ).rejects.toMatchObject({ code: '23514' })

  const [member, manager] = [await newMember(app, host, 'viewer'), await newMember(app, host, 'manager')]
  const brought = [await buyerIdOf(member), await buyerIdOf(manager)]
  const { body: interview } = await arrange(host, talent, startsAt, brought)
  await app.jobs.runDue('follow-interview')
  await app.database.ownerRun(`update buyers set firm_id = null, firm_role = null where user_id = $1`, [member.userId])
  expect(await bookedOf(member)).toEqual([])
  const left = await calendarOf(member)
  expect([left.events.size, left.methods]).toEqual([0, ['REQUEST', 'CANCEL']])
  expect((await app.mails(member.email)).map(({ kind }) => kind)).toContain('interview-left')
  expect((await calendarOf(manager)).events.size).toBe(1)
  const hosts = async () => (await talent.browser.call(readInterview, { id: interview.id })).body.hosts
  expect(await hosts()).toHaveLength(2)
  await app.database.ownerRun('delete from buyers where user_id = $1', [manager.userId])
  expect(await hosts()).toHaveLength(1)
})
