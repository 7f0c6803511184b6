import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerProposal,
  arrangeInterview,
  cancelInterview,
  type Interview,
  listInterviews,
  moveInterview,
  readInterview,
  readInterviewTimes,
  readOtherTimes,
  reportInterview,
  setBookingChoice,
  setInterviewLink,
  takeTime,
} from '#contract/interviews.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { bookIntroCall, listSlots } from '#contract/scheduling.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const newYork = 'America/New_York'
const manila = 'Asia/Manila'
/** Nights in Manila, which are days in New York. */
const nights: WorkingHours = {
  zone: manila,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '05:00' })),
  hoursPerWeek: null,
  earliestStart: null,
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

type Accepted = Person & { candidateId: string }

async function newAccepted(hours: WorkingHours | null = nights): Promise<Accepted> {
  const talent = await newTalent(app)
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), platform_access_granted_at = now(), working_hours = $2
     where id = $1`,
    [talent.candidateId, hours && JSON.stringify(hours)],
  )
  return talent
}

const timesOf = async (buyer: Person, talent: Accepted, more: object = {}) =>
  (await buyer.browser.call(readInterviewTimes, { candidate: talent.candidateId, minutes: 30, zone: newYork, ...more }))
    .body

const arrange = (buyer: Person, talent: Accepted, times: string[], more: object = {}) =>
  buyer.browser.call(arrangeInterview, {
    ...{ candidate: talent.candidateId, how: 'book', times, minutes: 30, zone: newYork },
    ...more,
  })

async function booked(): Promise<{ buyer: Person; talent: Accepted; interview: Interview; starts: string[] }> {
  const [buyer, talent] = [await newBuyer(app), await newAccepted()]
  const { starts } = await timesOf(buyer, talent)
  const { body } = await arrange(buyer, talent, [starts[0] as string], { word: 'No need to prepare.' })
  return { buyer, talent, interview: body, starts }
}

const follow = () => app.jobs.runDue('follow-interview')
const kindsTo = async (email: string) => {
  await follow()
  return (await app.mails(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('interview'))
}
/** As if so much time had passed. */
const shift = (id: string, interval: string) =>
  app.database.asSuperuser(async (run) => {
    await run({ sql: 'set local session_replication_role = replica', parameters: [] })
    await run({
      sql: `update interviews set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where id = $1`,
      parameters: [id, interval],
    })
    await run({
      sql: `update booked_times set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where call_id = $1`,
      parameters: [id, interval],
    })
  })

describe('a firm', () => {
  test('is offered times of both, and books one at once: both see it and have an email', async () => {
    const { buyer, talent, interview, starts } = await booked()
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
    expect(await kindsTo(buyer.email)).toEqual(['interview-booked'])
    const [mail] = (await app.mails(talent.email)).filter(({ kind }) => kind === 'interview-booked')
    expect(mail?.text).toContain('Philippine Standard Time (GMT+8)')
    expect(mail?.text).toMatch(/For Ellen Reed: .*Eastern (Standard|Daylight) Time/)
    expect(mail?.text).toContain('Ellen Reed wrote: “No need to prepare.”')
    expect(mail?.text).toContain('The firm hasn’t set a link for the call yet.')
    // Neither side learns the other's address.
    expect(JSON.stringify([seen, mail])).not.toContain(buyer.email)
    expect(JSON.stringify([interview, await app.mails(buyer.email)])).not.toContain(talent.email)
  })

  test('proposes up to five where the person wants to be asked; the person takes one or answers with others', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted()]
    await talent.browser.call(setBookingChoice, { takesBookings: false })
    const { starts, isBookedAtOnce } = await timesOf(buyer, talent)
    expect(isBookedAtOnce).toBe(false)
    expect((await arrange(buyer, talent, [starts[0] as string])).error?.message).toContain('propose')
    expect((await arrange(buyer, talent, starts.slice(0, 6), { how: 'propose' })).status).toBe(400)
    const { body } = await arrange(buyer, talent, starts.slice(0, 5), { how: 'propose' })
    expect(body).toMatchObject({ status: 'proposed', proposed: starts.slice(0, 5), actions: ['cancel'] })
    expect(await kindsTo(talent.email)).toEqual(['interview-proposed'])
    expect(await kindsTo(buyer.email)).toEqual([])

    const { id } = body
    const others = (await talent.browser.call(readOtherTimes, { id, zone: manila })).body.starts.slice(-2)
    const answered = await talent.browser.call(answerProposal, {
      id,
      times: others,
      zone: manila,
      word: 'Later suits me.',
    })
    expect(answered.body).toMatchObject({ proposedBy: 'talent', proposed: others, actions: ['cancel'] })
    expect(await kindsTo(buyer.email)).toEqual(['interview-proposed'])
    // What was proposed before can't be taken anymore, and nobody takes their own.
    expect((await buyer.browser.call(takeTime, { id, startsAt: starts[0] as string, zone: newYork })).status).toBe(409)
    expect((await talent.browser.call(takeTime, { id, startsAt: others[0] as string, zone: manila })).status).toBe(409)
    const taken = await buyer.browser.call(takeTime, { id, startsAt: others[1] as string, zone: newYork })
    expect(taken.body).toMatchObject({ status: 'booked', startsAt: others[1] })
    expect((await kindsTo(talent.email)).sort()).toEqual(['interview-booked', 'interview-proposed'])
  })

  test('asks whoever hasn’t said when they work', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted(null)]
    const times = await timesOf(buyer, talent)
    expect(times).toMatchObject({ isBookedAtOnce: false, person: { zone: null } })
    expect((await arrange(buyer, talent, [times.starts[0] as string])).status).toBe(409)
    expect((await arrange(buyer, talent, [times.starts[0] as string], { how: 'propose' })).status).toBe(200)
  })

  test('learns whose hours would open more when there is no time for both', async () => {
    const day = { ...nights, weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })) }
    const [buyer, talent] = [await newBuyer(app), await newAccepted(day)]
    expect(await timesOf(buyer, talent)).toMatchObject({ starts: [], wider: 'talent' })
    expect((await timesOf(buyer, talent, { from: '20:00', to: '22:00' })).starts.length).toBeGreaterThan(0)
  })

  test('books nothing in the past, off the grid, in another’s name or with strangers', async () => {
    const [buyer, talent, pending] = [await newBuyer(app), await newAccepted(), await newTalent(app)]
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
    const talent = await newAccepted()
    const buyers = await Promise.all(Array.from({ length: 50 }, () => newBuyer(app)))
    const { starts } = await timesOf(buyers[0] as Person, talent)
    const answers = await Promise.all(buyers.map((buyer) => arrange(buyer, talent, [starts[3] as string])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(49).fill(409)])
    for (const { error } of answers.filter(({ status }) => status === 409))
      expect(error?.message).toMatch(/^(Just taken|This time isn’t free)/)
    const rows = await app.database.ownerRun(`select id from interviews where candidate_id = $1`, [talent.candidateId])
    expect(rows).toHaveLength(1)
    const after = await timesOf(buyers[1] as Person, talent)
    expect(after.starts).not.toContain(starts[3])
  }, 120_000)

  test('the host’s, too; and an intro call counts as much as an interview', async () => {
    const { buyer, talent, interview, starts } = await booked()
    const other = await newAccepted()
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
    const { buyer, talent, interview } = await booked()
    await talent.browser.call(cancelInterview, { id: interview.id, word: 'Ill.' })
    expect((await timesOf(buyer, talent)).starts).toContain(interview.startsAt)
    expect((await arrange(buyer, talent, [interview.startsAt as string])).status).toBe(200)
  })
})

describe('a booked one', () => {
  test('is moved twice by each side and no more; who was moved is told', async () => {
    const { buyer, talent, interview, starts } = await booked()
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
    expect(await kindsTo(talent.email)).toEqual(['interview-moved'])
  })

  test('to a time that overlaps its own, but not to one that someone else took', async () => {
    const { buyer, talent, interview, starts } = await booked()
    const firm = await newBuyer(app)
    await arrange(firm, talent, [starts[8] as string])
    const move = (startsAt: string) => buyer.browser.call(moveInterview, { id: interview.id, startsAt, zone: newYork })
    expect((await move(starts[8] as string)).status).toBe(409)
    expect((await move(starts[1] as string)).status).toBe(200)
  })

  test('is moved by either side within the hours typed for it, until the firm types others', async () => {
    const allDay = { ...nights, zone: newYork, weekly: nights.weekly.map((day) => ({ ...day, from: '06:00', to: '23:00' })) }
    const [buyer, talent] = [await newBuyer(app), await newAccepted(allDay)]
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
    const { buyer, talent, interview } = await booked()
    const { id } = interview
    expect((await talent.browser.call(cancelInterview, { id, word: ' ' })).status).toBe(400)
    const answers = await Promise.all(
      [buyer, talent].map(({ browser }) => browser.call(cancelInterview, { id, word: 'A client needs me.' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await follow()
    const seen = (await buyer.browser.call(readInterview, { id })).body
    expect(seen).toMatchObject({ status: 'cancelled', cancelWord: 'A client needs me.', actions: [] })
    const other = seen.cancelledBy === 'owner' ? talent : buyer
    const [mail] = (await app.mails(other.email)).filter(({ kind }) => kind === 'interview-cancelled')
    expect(mail?.text).toContain('“A client needs me.”')
  })

  test('gets a room that nobody can guess where the operator has set one, and else the host’s link', async () => {
    const { buyer, talent, interview } = await booked()
    const link = 'https://zoom.example/j/1'
    const set = await buyer.browser.call(setInterviewLink, { id: interview.id, link })
    expect(set.body).toMatchObject({ link })
    expect((await kindsTo(talent.email)).sort()).toEqual(['interview-place'])
    const admin = await newPerson(app, 'admin')
    await admin.browser.call(saveOperatorSettings, { meetingTemplate: 'https://meet.example/{room}' })
    const rooms = [(await booked()).interview.link, (await booked()).interview.link]
    await admin.browser.call(saveOperatorSettings, { meetingTemplate: null })
    expect(new Set(rooms).size).toBe(2)
    for (const room of rooms) expect(room).toMatch(/^https:\/\/meet\.example\/[0-9a-f]{32}$/)
  })

  test('is asked about once it is over: the first answer decides, the other is kept beside it', async () => {
    const { buyer, talent, interview } = await booked()
    const { id } = interview
    expect((await buyer.browser.call(reportInterview, { id, isHeld: true })).status).toBe(409)
    await shift(id, '-30 days')
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

test('one that is over stays ahead for each side until it has answered, a week at most', async () => {
  const { buyer, talent, interview } = await booked()
  const { id } = interview
  const viewer = await newMember(app, buyer, 'viewer')
  const listed = async ({ browser }: Person, filter: 'upcoming' | 'past') =>
    (await browser.call(listInterviews, { filter })).body.interviews.map((one) => one.id)
  const hoursAhead = Math.ceil((Date.parse(interview.startsAt ?? '') - Date.now()) / 3_600_000)
  await shift(id, `-${hoursAhead + 48} hours`)
  for (const person of [buyer, talent]) expect(await listed(person, 'upcoming')).toEqual([id])
  await buyer.browser.call(reportInterview, { id, isHeld: true })
  expect([await listed(buyer, 'upcoming'), await listed(buyer, 'past')]).toEqual([[], [id]])
  expect([await listed(viewer, 'upcoming'), await listed(viewer, 'past')]).toEqual([[], [id]])
  expect([await listed(talent, 'upcoming'), await listed(talent, 'past')]).toEqual([[id], []])
  await shift(id, '-6 days')
  expect([await listed(talent, 'upcoming'), await listed(talent, 'past')]).toEqual([[], [id]])
  await shift(id, '6 days')
  await talent.browser.call(reportInterview, { id, isHeld: true })
  expect([await listed(talent, 'upcoming'), await listed(talent, 'past')]).toEqual([[], [id]])
})

describe('what the queue does', () => {
  const dueJobs = (id: string) =>
    app.database.ownerRun(
      `select split_part(key, ':', 2) as what, due_at from jobs where kind = 'follow-interview' and key like $1 order by due_at`,
      [`${id}:%`],
    )
  const makeDue = (id: string, what: string) =>
    app.database.ownerRun(`update jobs set due_at = now() where kind = 'follow-interview' and key like $1`, [
      `${id}:${what}:%`,
    ])

  test('reminds a day and a quarter of an hour before, asks after the end, and settles after a week', async () => {
    const { talent, buyer, interview, starts } = await booked()
    const { id } = interview
    const later = starts.at(-1) as string
    await buyer.browser.call(moveInterview, { id, startsAt: later, zone: newYork })
    await follow()
    const [row] = await app.database.ownerRun('select sequence from interviews where id = $1', [id])
    const jobs = (await dueJobs(id)).filter(({ due_at }) => Number(due_at) > Date.parse(later) - 25 * 3_600_000)
    expect(jobs.map(({ what, due_at }) => [what, (Number(due_at) - Date.parse(later)) / 60_000])).toEqual([
      ['remind-day', -24 * 60],
      ['remind-soon', -15],
      ['ask', 30],
      ['settle', 30 + 7 * 24 * 60],
    ])
    expect(row).toEqual({ sequence: 1 })
    const before = (await kindsTo(talent.email)).length
    await makeDue(id, 'remind-day')
    expect((await kindsTo(talent.email)).slice(0, (await kindsTo(talent.email)).length - before)).toEqual([
      'interview-reminder',
    ])
    const [reminder] = (await app.mails(buyer.email)).filter(({ kind }) => kind === 'interview-reminder')
    expect(reminder?.text).toContain('There’s no link for the call yet. Please add one')
    await shift(id, '-60 days')
    await makeDue(id, 'ask')
    expect(await kindsTo(talent.email)).toContain('interview-question')
    await makeDue(id, 'settle')
    await follow()
    expect((await talent.browser.call(readInterview, { id })).body.status).toBe('held')
  })

  test('a reminder of a time that was moved or canceled reminds nobody', async () => {
    const { buyer, talent, interview } = await booked()
    await follow()
    await buyer.browser.call(cancelInterview, { id: interview.id, word: 'Ill.' })
    await app.database.ownerRun(`update jobs set due_at = now() where key like $1`, [`${interview.id}:%`])
    expect((await kindsTo(talent.email)).sort()).toEqual(['interview-booked', 'interview-cancelled'])
    expect(await dueJobs(interview.id)).toEqual([])
  })

  test('a proposal that nobody took expires, and both are told', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted()]
    const { starts } = await timesOf(buyer, talent)
    const { id } = (await arrange(buyer, talent, [starts[0] as string], { how: 'propose' })).body
    await follow()
    await makeDue(id, 'lapse')
    expect((await kindsTo(buyer.email)).sort()).toEqual(['interview-expired'])
    expect((await talent.browser.call(readInterview, { id })).body).toMatchObject({ status: 'expired', actions: [] })
  })

  test('sends each email once, though the process dies while it sends', async () => {
    const { talent } = await booked()
    const killed = { ...app.services.mailer }
    const original = app.services.mailer.queue
    let calls = 0
    // Dies after the first of two emails: the transaction takes both back.
    app.services.mailer.queue = async (tx, mail) => {
      calls += 1
      if (calls === 2) throw new Error('killed')
      return original(tx, mail)
    }
    await follow()
    expect((await app.mails(talent.email)).filter(({ kind }) => kind === 'interview-booked')).toEqual([])
    app.services.mailer.queue = killed.queue
    await app.database.ownerRun(
      `update jobs set due_at = now() where kind = 'follow-interview' and status = 'waiting' and attempts > 0`,
    )
    await Promise.all([follow(), follow()])
    expect((await app.mails(talent.email)).filter(({ kind }) => kind === 'interview-booked')).toHaveLength(1)
  })
})
