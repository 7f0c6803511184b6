import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerProposal,
  cancelInterview,
  listInterviews,
  readInterview,
  readOtherTimes,
  setBookingChoice,
  takeTime,
} from '#contract/interviews.ts'
import { bookIntroCall, listSlots } from '#contract/scheduling.ts'
import {
  arrange,
  booked,
  interviewEmailsTo,
  manila,
  newAccepted,
  newYork,
  nights,
  timesOf,
} from '../testing/interviewing.ts'
import { newBuyer, newFirm, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

describe('a firm', () => {
  test('is offered times of both, and books one at once: both see it and have an email', async () => {
    const { buyer, talent, interview, starts } = await booked(app)
    expect(interview).toMatchObject({
      status: 'booked',
      side: 'owner',
      startsAt: starts[0],
      link: null,
      candidate: { id: talent.candidateId, name: 'Test talent' },
      actions: ['move', 'cancel', 'link'],
    })
    const seen = (await talent.browser.call(readInterview, { id: interview.id })).body
    expect(seen).toMatchObject({
      side: 'talent',
      firm: 'Hollis & Quay CPAs',
      hosts: [{ name: 'Ellen Reed', jobTitle: 'Partner' }],
      words: { owner: 'No need to prepare.' },
      actions: ['move', 'cancel'],
    })
    for (const { browser } of [buyer, talent])
      expect((await browser.call(listInterviews, {})).body).toMatchObject({
        total: 1,
        interviews: [{ id: interview.id }],
      })
    expect(await interviewEmailsTo(app, buyer.email)).toEqual(['interview-booked'])
    const [mail] = (await app.mails(talent.email)).filter(({ kind }) => kind === 'interview-booked')
    expect(mail?.text).toContain('Philippine Standard Time (GMT+8)')
    expect(mail?.text).toMatch(/For Ellen Reed: .*Eastern (Standard|Daylight) Time/)
    expect(mail?.text).toContain('Ellen Reed wrote: “No need to prepare.”')
    expect(mail?.text).toContain('The firm hasn’t set a link for the call yet.')
    // Neither side learns the other's address.
    expect(JSON.stringify([seen, mail])).not.toContain(buyer.email)
    expect(JSON.stringify([interview, await app.mails(buyer.email)])).not.toContain(talent.email)
  })

  test('that arranges the same again, because the answer was lost, has one interview and one email', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted(app)]
    const { starts } = await timesOf(buyer, talent)
    for (const how of ['book', 'propose'] as const) {
      const times = how === 'book' ? starts.slice(0, 1) : starts.slice(4, 6)
      const [first, again] = [
        await arrange(buyer, talent, times, { how }),
        await arrange(buyer, talent, times, { how }),
      ]
      expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id])
    }
    expect((await buyer.browser.call(listInterviews, {})).body.total).toBe(2)
    expect((await interviewEmailsTo(app, talent.email)).sort()).toEqual(['interview-booked', 'interview-proposed'])
  })

  test('proposes up to five where the person wants to be asked; the person takes one or answers with others', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted(app)]
    await talent.browser.call(setBookingChoice, { takesBookings: false })
    const { starts, isBookedAtOnce } = await timesOf(buyer, talent)
    expect(isBookedAtOnce).toBe(false)
    expect((await arrange(buyer, talent, [starts[0] as string])).error?.message).toContain('propose')
    expect((await arrange(buyer, talent, starts.slice(0, 6), { how: 'propose' })).status).toBe(400)
    const { body } = await arrange(buyer, talent, starts.slice(0, 5), { how: 'propose' })
    expect(body).toMatchObject({ status: 'proposed', proposed: starts.slice(0, 5), actions: ['cancel'] })
    expect(await interviewEmailsTo(app, talent.email)).toEqual(['interview-proposed'])
    expect(await interviewEmailsTo(app, buyer.email)).toEqual([])

    const { id } = body
    const others = (await talent.browser.call(readOtherTimes, { id, zone: manila })).body.starts.slice(-2)
    const answered = await talent.browser.call(answerProposal, {
      id,
      times: others,
      zone: manila,
      word: 'Later suits me.',
    })
    expect(answered.body).toMatchObject({ proposedBy: 'talent', proposed: others, actions: ['cancel'] })
    expect(await interviewEmailsTo(app, buyer.email)).toEqual(['interview-proposed'])
    // What was proposed before can't be taken anymore, and nobody takes their own.
    expect((await buyer.browser.call(takeTime, { id, startsAt: starts[0] as string, zone: newYork })).status).toBe(409)
    expect((await talent.browser.call(takeTime, { id, startsAt: others[0] as string, zone: manila })).status).toBe(409)
    const taken = await buyer.browser.call(takeTime, { id, startsAt: others[1] as string, zone: newYork })
    expect(taken.body).toMatchObject({ status: 'booked', startsAt: others[1] })
    expect((await interviewEmailsTo(app, talent.email)).sort()).toEqual(['interview-booked', 'interview-proposed'])
  })

  test('asks whoever hasn’t said when they work', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted(app, null)]
    const times = await timesOf(buyer, talent)
    expect(times).toMatchObject({ isBookedAtOnce: false, person: { zone: null } })
    expect((await arrange(buyer, talent, [times.starts[0] as string])).status).toBe(409)
    expect((await arrange(buyer, talent, [times.starts[0] as string], { how: 'propose' })).status).toBe(200)
  })

  test('learns whose hours would open more when there is no time for both', async () => {
    const day = { ...nights, weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })) }
    const [buyer, talent] = [await newBuyer(app), await newAccepted(app, day)]
    expect(await timesOf(buyer, talent)).toMatchObject({ starts: [], wider: 'talent' })
    expect((await timesOf(buyer, talent, { from: '20:00', to: '22:00' })).starts.length).toBeGreaterThan(0)
  })

  test('books nothing in the past, off the grid, in another’s name or with strangers', async () => {
    const [buyer, talent, pending] = [await newBuyer(app), await newAccepted(app), await newTalent(app)]
    const { starts } = await timesOf(buyer, talent)
    const off = new Date(Date.parse(starts[0] as string) + 5 * 60_000).toISOString()
    for (const wrong of ['2020-01-06T15:00:00.000Z', off])
      expect((await arrange(buyer, talent, [wrong])).status).toBe(409)
    expect((await arrange(buyer, { ...pending }, [starts[0] as string])).status).toBe(404)
    expect((await arrange(buyer, talent, [starts[0] as string], { project: crypto.randomUUID() })).status).not.toBe(200)
    expect((await arrange(buyer, talent, [starts[0] as string], { link: 'http://meet.example/' })).status).toBe(400)
    expect((await arrange(buyer, talent, [starts[0] as string], { minutes: 50 })).status).toBe(400)
  })
})

describe('one call at a time', () => {
  test('of 50 firms that book one time of one person, one wins and 49 are told', async () => {
    const talent = await newAccepted(app)
    const buyers = await Promise.all(Array.from({ length: 50 }, () => newFirm(app)))
    const { starts } = await timesOf(buyers[0] as Person, talent)
    const answers = await Promise.all(buyers.map((buyer) => arrange(buyer, talent, [starts[3] as string])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(49).fill(409)])
    for (const { error } of answers.filter(({ status }) => status === 409))
      expect(error?.message).toMatch(/^(Just taken|This time isn’t free)/)
    const rows = await app.database.ownerRun(`select id from interviews where candidate_id = $1`, [talent.candidateId])
    expect(rows).toHaveLength(1)
    const after = await timesOf(buyers[1] as Person, talent)
    expect(after.starts).not.toContain(starts[3])
  })

  test('the host’s, too; and an intro call counts as much as an interview', async () => {
    const { buyer, talent, interview, starts } = await booked(app)
    const other = await newAccepted(app)
    expect((await timesOf(buyer, other)).starts).not.toContain(interview.startsAt)
    expect((await arrange(buyer, other, [interview.startsAt as string])).status).toBe(409)
    expect((await arrange(buyer, other, [starts[5] as string], { minutes: 60 })).status).toBe(200)

    const slot = (await app.visitor().call(listSlots, {})).body.slots.find((one) => starts.slice(1).includes(one))
    const call = await talent.browser.call(bookIntroCall, { startsAt: slot as string, zone: manila })
    expect(call.status).toBe(200)
    const firm = await newBuyer(app)
    expect((await timesOf(firm, talent)).starts).not.toContain(slot)
    // By the database alone, were the server to forget.
    const overlapping = app.database.ownerRun(
      `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, owner_zone, talent_zone)
       select $1, id, 60, 'booked', $2::timestamptz - interval '30 minutes', 'UTC', 'UTC' from buyers where user_id = $3`,
      [talent.candidateId, new Date(Date.parse(slot as string) + 15 * 60_000).toISOString(), firm.userId],
    )
    await expect(overlapping).rejects.toMatchObject({ code: '23P01' })
  })

  test('a canceled one frees its time', async () => {
    const { buyer, talent, interview } = await booked(app)
    await talent.browser.call(cancelInterview, { id: interview.id, word: 'Ill.' })
    expect((await timesOf(buyer, talent)).starts).toContain(interview.startsAt)
    expect((await arrange(buyer, talent, [interview.startsAt as string])).status).toBe(200)
  })
})
