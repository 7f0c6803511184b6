import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '#contract/calendar-feeds.ts'
import type { Browser } from '../testing/browser.ts'
import { newBuyer, newPerson, newTalent } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const pathOf = async (browser: Browser) => new URL((await browser.call(createCalendarFeed, {})).body.url).pathname
const fetchFeed = (path: string) => app.app.request(path)

/** As a calendar program reads it. */
async function eventsAt(path: string) {
  const response = await fetchFeed(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    expect([event.attendees, component.getFirstPropertyValue('organizer')]).toEqual([[], null])
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      startsAt: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
    }
  })
}

test('everyone’s feed has their own calls, in both zones, and follows what happens to them', async () => {
  const [buyer, other, talent, admin] = [
    await newBuyer(app),
    await newBuyer(app),
    await newTalent(app),
    await newPerson(app, 'admin'),
  ]
  const run = app.database.ownerRun
  await run(`update candidates set status = 'accepted', reviewed_at = now(), name = 'Carmen Dizon' where id = $1`, [
    talent.candidateId,
  ])
  const [interview] = await run(
    `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, owner_zone, talent_zone)
     select $1, b.id, 45, 'booked', '2040-03-05 14:00Z', 'America/New_York', 'Asia/Manila' from buyers b where b.email = $2
     returning id`,
    [talent.candidateId, buyer.email],
  )
  const [call] = await run(
    `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
     values ($1, 'Carmen Dizon', $2, 'Asia/Manila', '2040-03-06 15:00Z', '2040-03-06 15:30Z') returning id`,
    [talent.candidateId, talent.email],
  )
  const feeds = {
    buyer: await pathOf(buyer.browser),
    other: await pathOf(other.browser),
    talent: await pathOf(talent.browser),
    admin: await pathOf(admin.browser),
  }
  const uid = (id: unknown) => `${id}@glide.test`
  expect(await eventsAt(feeds.other)).toEqual([])
  const [hosted, ...more] = await eventsAt(feeds.buyer)
  expect(more).toEqual([])
  expect(hosted).toMatchObject({
    ...{ uid: uid(interview?.id), startsAt: '2040-03-05T14:00:00.000Z', minutes: 45 },
    summary: expect.stringContaining('Carmen Dizon'),
    description: expect.stringMatching(
      /For you: .*9:00.*Eastern Standard Time[\s\S]*For Carmen Dizon: .*10:00.*Philippine/,
    ),
  })
  const own = await eventsAt(feeds.talent)
  expect(own.map((event) => event.uid)).toEqual([uid(interview?.id), uid(call?.id)])
  expect(own[1]?.description).toMatch(/For you: .*11:00.*11:30.*, Philippine[\s\S]*For Glide: .*GMT-5/)
  expect((await eventsAt(feeds.admin)).map((event) => event.uid)).toEqual([uid(call?.id)])

  // Moved, it is the same event at another time; canceled, it is gone.
  await run(`update interviews set starts_at = '2040-03-13 14:00Z' where id = $1`, [interview?.id])
  expect(await eventsAt(feeds.buyer)).toMatchObject([
    { uid: uid(interview?.id), sequence: 1, startsAt: '2040-03-13T14:00:00.000Z' },
  ])
  await run(`update interviews set status = 'cancelled' where id = $1`, [interview?.id])
  expect(await eventsAt(feeds.buyer)).toEqual([])
  await run(`update candidates set interview_scheduled_at = '2040-03-07 15:00Z' where id = $1`, [talent.candidateId])
  expect((await eventsAt(feeds.admin)).map((event) => event.minutes)).toEqual([30, 60])
})

test('the secret is nowhere; a replaced, revoked or suspended one opens nothing, and asking has a limit', async () => {
  const { browser, userId } = await newTalent(app)
  const first = await pathOf(browser)
  const secret = first.slice('/calendar/'.length, -'.ics'.length)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  const rows = await app.database.ownerRun('select to_jsonb(f)::text as row from calendar_feeds f')
  expect(rows.some(({ row }) => String(row).includes(secret))).toBe(false)
  const second = await pathOf(browser)
  const statuses = async () => [(await fetchFeed(first)).status, (await fetchFeed(second)).status]
  expect(await statuses()).toEqual([404, 200])
  await app.database.ownerRun(
    `update identity.users set suspended_at = now(), suspension_reason = 'Looked into' where id = $1`,
    [userId],
  )
  expect(await statuses()).toEqual([404, 404])
  await app.database.ownerRun(`update identity.users set suspended_at = null, suspension_reason = null where id = $1`, [
    userId,
  ])
  for (let turn = 0; turn < 58; turn++) expect((await fetchFeed(second)).status).toBe(200)
  expect((await fetchFeed(second)).status).toBe(429)
  const third = await pathOf(browser)
  expect((await fetchFeed(third)).status).toBe(200)
  expect((await browser.call(readCalendarFeed, {})).body.createdAt).not.toBeNull()
  await browser.call(revokeCalendarFeed, {})
  expect((await browser.call(readCalendarFeed, {})).body).toEqual({ createdAt: null })
  expect((await fetchFeed(third)).status).toBe(404)
})
