import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cancelInterview,
  cancelInterviewAsAdmin,
  moveInterview,
  readInterview,
  readOtherTimes,
  reportInterview,
  setInterviewLink,
} from '#contract/interviews.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { interviewChanged } from '#domain/interviews/changed.ts'
import {
  arrange,
  booked,
  interviewEmailsTo,
  newAccepted,
  newYork,
  nights,
  shiftInterview,
  timesOf,
} from '../testing/interviewing.ts'
import { newBuyer, newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

describe('a booked one', () => {
  test('is moved twice by each side and no more; who was moved is told', async () => {
    const { buyer, talent, interview, starts } = await booked(app)
    const { id } = interview
    const move = (who: Person, index: number) =>
      who.browser.call(moveInterview, { id, startsAt: starts[index] as string, zone: newYork, word: 'A deadline.' })
    for (const [who, index] of [
      [buyer, 10],
      [talent, 12],
      [buyer, 14],
      [talent, 16],
    ] as const) {
      const { body, status } = await move(who, index)
      expect([status, body.startsAt]).toEqual([200, starts[index]])
    }
    expect((await move(buyer, 18)).error?.message).toContain('twice')
    expect((await move(talent, 18)).error?.message).toContain('twice')
    const [row] = await app.database.ownerRun('select sequence from interviews where id = $1', [id])
    expect(row).toEqual({ sequence: 4 })
    // Between two moves nobody had read the first: the last one tells all.
    expect(await interviewEmailsTo(app, talent.email)).toEqual(['interview-moved'])
  })

  test('that an admin cancels: both sides read the reason as the operator’s, not as each other’s', async () => {
    const { buyer, talent, interview } = await booked(app)
    const admin = await newPerson(app, 'admin')
    const reason = 'The firm’s account is under review.'
    expect((await admin.browser.call(cancelInterviewAsAdmin, { id: interview.id, reason })).status).toBe(200)
    for (const { email } of [buyer, talent]) {
      await interviewEmailsTo(app, email)
      const mail = (await app.mails(email)).find(({ kind }) => kind === 'interview-cancelled')
      expect(mail?.text).toContain('was canceled by Glide')
      expect(mail?.text).toContain(`Glide wrote: “${reason}”`)
    }
  })

  test('to a time that overlaps its own, but not to one that someone else took', async () => {
    const { buyer, talent, interview, starts } = await booked(app)
    const firm = await newBuyer(app)
    await arrange(firm, talent, [starts[8] as string])
    const move = (startsAt: string) => buyer.browser.call(moveInterview, { id: interview.id, startsAt, zone: newYork })
    expect((await move(starts[8] as string)).status).toBe(409)
    expect((await move(starts[1] as string)).status).toBe(200)
  })

  test('is moved by either side within the hours typed for it, until the firm types others', async () => {
    const allDay = {
      ...nights,
      zone: newYork,
      weekly: nights.weekly.map((day) => ({ ...day, from: '06:00', to: '23:00' })),
    }
    const [buyer, talent] = [await newBuyer(app), await newAccepted(app, allDay)]
    const evening = { from: '18:00', to: '20:00', withHolidays: true }
    const [first, second] = (await timesOf(buyer, talent, { ...evening, withHolidays: 'true' })).starts as [
      string,
      string,
    ]
    const noon = (await timesOf(buyer, talent, { from: '12:00', to: '13:00' })).starts[0] as string
    const { id } = (await arrange(buyer, talent, [first], evening)).body
    const hoursOf = (starts: string[]) => [
      ...new Set(starts.map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(newYork).hour)),
    ]
    const offered = async ({ browser }: Person, typed: object = {}) =>
      (await browser.call(readOtherTimes, { id, zone: newYork, ...typed })).body
    const move = ({ browser }: Person, startsAt: string, typed: object = {}) =>
      browser.call(moveInterview, { id, startsAt, zone: newYork, ...typed })
    for (const person of [buyer, talent]) {
      const { starts, withHolidays } = await offered(person)
      expect([hoursOf(starts), withHolidays]).toEqual([[18, 19], true])
    }
    // They are the firm's to type.
    const early = { from: '09:00', to: '13:00' }
    expect(hoursOf((await offered(talent, early)).starts)).toEqual([18, 19])
    expect((await move(talent, noon, early)).status).toBe(409)
    expect((await move(talent, second)).status).toBe(200)

    expect(hoursOf((await offered(buyer, { ...early, withHolidays: 'false' })).starts)).toEqual([9, 10, 11, 12])
    expect((await move(buyer, noon)).status).toBe(409)
    expect((await move(buyer, noon, { ...early, withHolidays: false })).status).toBe(200)
    const after = await offered(talent)
    expect([hoursOf(after.starts), after.withHolidays]).toEqual([[9, 10, 11, 12], false])
  })

  test('is canceled with a word that the other side reads', async () => {
    const { buyer, talent, interview } = await booked(app)
    const { id } = interview
    expect((await talent.browser.call(cancelInterview, { id, word: ' ' })).status).toBe(400)
    const answers = await Promise.all(
      [buyer, talent].map(({ browser }) => browser.call(cancelInterview, { id, word: 'A client needs me.' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await app.jobs.runDue('follow-interview')
    const seen = (await buyer.browser.call(readInterview, { id })).body
    expect(seen).toMatchObject({ status: 'cancelled', cancelWord: 'A client needs me.', actions: [] })
    const other = seen.cancelledBy === 'owner' ? talent : buyer
    const [mail] = (await app.mails(other.email)).filter(({ kind }) => kind === 'interview-cancelled')
    expect(mail?.text).toContain('“A client needs me.”')
  })

  test('gets a room that nobody can guess where the operator has set one, and else the host’s link', async () => {
    const { buyer, talent, interview } = await booked(app)
    const link = 'https://zoom.example/j/1'
    const set = await buyer.browser.call(setInterviewLink, { id: interview.id, link })
    expect(set.body).toMatchObject({ link })
    expect((await interviewEmailsTo(app, talent.email)).sort()).toEqual(['interview-place'])
    const admin = await newPerson(app, 'admin')
    await admin.browser.call(saveOperatorSettings, { meetingTemplate: 'https://meet.example/{room}' })
    const rooms = [(await booked(app)).interview.link, (await booked(app)).interview.link]
    await admin.browser.call(saveOperatorSettings, { meetingTemplate: null })
    expect(new Set(rooms).size).toBe(2)
    for (const room of rooms) expect(room).toMatch(/^https:\/\/meet\.example\/[0-9a-f]{32}$/)
  })

  test('is changed as it was seen: what someone else changed meanwhile isn’t overwritten, nor canceled', async () => {
    const { buyer, talent, interview, starts } = await booked(app)
    const { id, startsAt: expectedStartsAt } = interview
    const move = (who: Person, index: number, expected: string | null) =>
      who.browser.call(moveInterview, {
        ...{ id, startsAt: starts[index] as string, expectedStartsAt: expected, zone: newYork },
      })
    expect((await move(talent, 10, expectedStartsAt)).status).toBe(200)
    const late = await move(buyer, 12, expectedStartsAt)
    expect([late.status, late.error?.message]).toEqual([409, interviewChanged().message])
    const cancel = (expected: string | null) =>
      buyer.browser.call(cancelInterview, { id, expectedStartsAt: expected, word: 'Ill.' })
    for (const unseen of [expectedStartsAt, null]) expect((await cancel(unseen)).status).toBe(409)
    const setLink = (link: string, expectedLink: string | null) =>
      buyer.browser.call(setInterviewLink, { id, link, expectedLink })
    const [mine, theirs] = ['https://meet.example/mine', 'https://meet.example/theirs']
    expect((await setLink(theirs, null)).status).toBe(200)
    expect((await setLink(mine, null)).error?.message).toBe(interviewChanged().message)
    // Sent again because the answer was lost.
    expect((await setLink(theirs, null)).status).toBe(200)
    expect((await setLink(mine, theirs)).body.link).toBe(mine)
    expect((await cancel(starts[10] as string)).body.status).toBe('cancelled')
  })

  test('is asked about once it is over: the first answer decides, the other is kept beside it', async () => {
    const { buyer, talent, interview } = await booked(app)
    const { id } = interview
    expect((await buyer.browser.call(reportInterview, { id, isHeld: true })).status).toBe(409)
    await shiftInterview(app, id, '-30 days')
    expect((await buyer.browser.call(readInterview, { id })).body).toMatchObject({
      isAskedWhetherHeld: true,
      actions: ['hold', 'miss'],
    })
    const held = await buyer.browser.call(reportInterview, { id, isHeld: true, wasAsProfiled: true })
    expect(held.body).toMatchObject({ status: 'held', isAskedWhetherHeld: false })
    const other = await talent.browser.call(reportInterview, { id, isHeld: false })
    expect(other.body).toMatchObject({ status: 'held', isAskedWhetherHeld: false })
    expect((await talent.browser.call(reportInterview, { id, isHeld: true })).status).toBe(409)
    const [row] = await app.database.ownerRun(
      'select owner_held, talent_held, was_as_profiled from interviews where id = $1',
      [id],
    )
    expect(row).toEqual({ owner_held: true, talent_held: false, was_as_profiled: true })
  })
})
