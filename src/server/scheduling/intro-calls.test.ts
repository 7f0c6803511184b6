import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideCandidate } from '#contract/candidates.ts'
import {
  bookIntroCall,
  cancelIntroCall,
  moveIntroCall,
  readIntroCall,
  readIntroCallHours,
  readSchedule,
  setIntroCallHours,
} from '#contract/scheduling.ts'
import { newBuyer, newPerson, newTalent } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { signCall } from './call-link.ts'
import { applicantIn, bookIn, confirmedApplicantIn, entryIn, slotsOf, zone } from './testing/applicants.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

const newApplicant = () => applicantIn(app)
const confirmedApplicant = () => confirmedApplicantIn(app)
const book = () => bookIn(app)
const slots = () => slotsOf(app)
const entryTo = (email: string) => entryIn(app, email)

const interviewOf = async (id: string) => {
  const [row] = await app.database.ownerRun(
    'select status, interview_scheduled_at as at from candidates where id = $1',
    [id],
  )
  return { status: row?.status, at: (row?.at as Date | null)?.toISOString() ?? null }
}

describe('who may book', () => {
  test('a new applicant sees their own data and a resume that opens for five minutes', async () => {
    const { browser, id, email } = await newApplicant()
    const { body } = await browser.call(readSchedule, {})
    expect(body.schedule).toMatchObject({
      person: { name: 'Carmen Dizon', email, whatsapp: '+63 917 555 0142', isUnconfirmed: true },
      referenceId: id,
      scheduling: { kind: 'own' },
      call: null,
    })
    const url = new URL(body.schedule?.person.resumeUrl as string, app.env.appUrl)
    expect(Number(url.searchParams.get('expires')) - Date.now() / 1000).toBeLessThanOrEqual(300)
    expect((await browser.send(url.pathname + url.search)).status).toBe(200)
  })

  test('T29 nobody books before the address is confirmed, and no email goes to a stranger', async () => {
    const { browser, email } = await newApplicant()
    const [startsAt = ''] = await slots()
    const refused = {
      status: 403,
      error: { code: 'email_unconfirmed', message: 'Please confirm your email before booking a call.' },
    }
    expect(await browser.call(bookIntroCall, { startsAt, zone })).toMatchObject(refused)
    // Someone signed in to an account of their own is no more than that.
    const buyer = await newBuyer(app)
    buyer.browser.cookies.set('glide-registration', browser.cookies.get('glide-registration') as string)
    expect(await buyer.browser.call(bookIntroCall, { startsAt, zone })).toMatchObject(refused)
    expect(await app.mails(email)).toEqual([])
  })

  test('a candidate by their session; visitors, buyers, admins and the rejected can’t', async () => {
    const talent = await newTalent(app)
    const { body } = await talent.browser.call(readSchedule, {})
    expect(body.schedule).toMatchObject({ referenceId: talent.candidateId, person: { email: talent.email } })
    const admin = await newPerson(app, 'admin')
    await app.database.ownerRun(
      `update candidates set status = 'rejected', rejection_reason = 'x', reviewed_at = now() where id = $1`,
      [talent.candidateId],
    )
    for (const { browser } of [talent, admin, await newBuyer(app), { browser: app.visitor() }]) {
      expect((await browser.call(readSchedule, {})).body).toEqual({ schedule: null })
      const [startsAt = ''] = await slots()
      expect((await browser.call(bookIntroCall, { startsAt, zone })).status).toBe(403)
    }
  })
})

describe('a call', () => {
  test('is the interview, keeps the status, is written down and mailed to both with an entry for the calendar', async () => {
    const { call, browser, id, email } = await book()
    expect(call).toMatchObject({ status: 'booked', zone, actions: ['move', 'cancel'] })
    expect(await interviewOf(id)).toEqual({ status: 'pending', at: call.startsAt })
    expect((await browser.call(readSchedule, {})).body.schedule?.call?.startsAt).toBe(call.startsAt)
    const history = await app.database.ownerRun(
      `select changes #>> '{interview_scheduled_at,to}' as at from events where subject_id = $1 order by id`,
      [id],
    )
    expect(new Date(history.at(-1)?.at as string).toISOString()).toBe(call.startsAt)

    const [mail] = await app.mails(email)
    expect(mail).toMatchObject({ kind: 'intro-call-booked', subject: 'Your intro call is booked' })
    expect(mail?.text).toContain('Philippine Standard Time (GMT+8)')
    const [notice] = await app.mails('operator@example.com')
    expect(notice).toMatchObject({ kind: 'intro-call-notice', subject: 'Call booked: Carmen Dizon' })
    expect(notice?.text).toMatch(/Eastern (Standard|Daylight) Time/)

    const entry = await entryTo(email)
    const stamp = call.startsAt.replace(/[-:]|\.000/g, '')
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:0', `DTSTART:${stamp}`, 'STATUS:CONFIRMED', 'ORGANIZER'])
      expect(entry).toContain(line)
  })

  test('moves and is cancelled by its link alone; the calendar entry stays one, and the interview follows', async () => {
    const { call, id, email } = await book()
    const uid = /UID:.*/.exec(await entryTo(email))?.[0]
    const [link = ''] = (await app.mails(email))[0]?.links ?? []
    const token = new URL(link).searchParams.get('token') as string
    const stranger = app.visitor()

    expect((await stranger.call(readIntroCall, { token })).body).toMatchObject({
      status: 'booked',
      name: 'Carmen Dizon',
    })
    expect((await interviewOf(id)).at).toBe(call.startsAt)

    const later = (await slots()).at(-1) as string
    const moved = await stranger.call(moveIntroCall, { token, startsAt: later, zone: 'Europe/London' })
    expect(moved.body).toMatchObject({ status: 'booked', startsAt: later, zone: 'Europe/London' })
    expect(await interviewOf(id)).toEqual({ status: 'pending', at: later })
    expect(await slots()).toContain(call.startsAt)
    expect(await slots()).not.toContain(later)
    const movedEntry = await entryTo(email)
    expect(movedEntry).toContain('SEQUENCE:1')
    expect(movedEntry).toContain(uid)

    const cancelled = await stranger.call(cancelIntroCall, { token: moved.body.token })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', actions: [] })
    expect(await interviewOf(id)).toEqual({ status: 'pending', at: null })
    const cancelledEntry = await entryTo(email)
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', uid]) expect(cancelledEntry).toContain(line)
    expect((await app.mails(email)).map(({ kind }) => kind).sort()).toEqual([
      'intro-call-booked',
      'intro-call-cancelled',
      'intro-call-moved',
    ])

    for (const endpoint of [cancelIntroCall, moveIntroCall]) {
      const again = await stranger.call(endpoint, { token, startsAt: call.startsAt, zone })
      expect([again.status, again.error?.code]).toEqual(
        endpoint === cancelIntroCall ? [400, 'invalid_input'] : [409, 'conflict'],
      )
    }
    expect((await stranger.call(cancelIntroCall, { token })).error?.message).toBe('This call was canceled.')
  })

  test('an interview that an admin has set to another time is left alone', async () => {
    const { call, id } = await book()
    const admin = await newPerson(app, 'admin')
    const interviewAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
    const decision = { move: 'interview', interviewAt } as const
    await admin.browser.call(decideCandidate, { id, expectedStatus: 'pending', decision })
    await app.visitor().call(cancelIntroCall, { token: call.token })
    expect(await interviewOf(id)).toEqual({ status: 'interviewed', at: interviewAt })
  })

  test('of accepted talent leaves the interview that led to it', async () => {
    const { browser, candidateId } = await newTalent(app)
    const at = '2026-01-05T15:00:00.000Z'
    await app.database.ownerRun(
      `update candidates set status = 'accepted', reviewed_at = now(), interview_scheduled_at = $2 where id = $1`,
      [candidateId, at],
    )
    const [startsAt = ''] = await slots()
    const { body } = await browser.call(bookIntroCall, { startsAt, zone })
    expect(await interviewOf(candidateId)).toEqual({ status: 'accepted', at })
    await browser.call(cancelIntroCall, { token: body.token })
    expect(await interviewOf(candidateId)).toEqual({ status: 'accepted', at })
  })

  test('no second one while one is booked; after it was held, another', async () => {
    const { call, browser, id } = await book()
    const [startsAt = ''] = await slots()
    const second = await browser.call(bookIntroCall, { startsAt, zone })
    expect([second.status, second.error?.message]).toEqual([
      409,
      'You already have a call. You can reschedule or cancel it.',
    ])
    await app.database.ownerRun(
      `update intro_calls set starts_at = '2026-01-05 15:00Z', ends_at = '2026-01-05 15:30Z' where candidate_id = $1`,
      [id],
    )
    const late = await app.visitor().call(cancelIntroCall, { token: call.token })
    expect([late.status, late.error?.message]).toEqual([409, 'This call has already started.'])
    expect((await browser.call(bookIntroCall, { startsAt, zone })).status).toBe(200)
  })

  test('only at a time that is offered, in a zone that exists', async () => {
    const { browser } = await confirmedApplicant()
    const [first = ''] = await slots()
    const off = new Date(Date.parse(first) + 5 * 60_000).toISOString()
    expect((await browser.call(bookIntroCall, { startsAt: off, zone })).status).toBe(409)
    expect((await browser.call(bookIntroCall, { startsAt: '2020-01-06T15:00:00Z', zone })).status).toBe(409)
    for (const wrong of ['Mars/Olympus', '+08:00', ''])
      expect((await browser.call(bookIntroCall, { startsAt: first, zone: wrong })).status).toBe(400)
  })
})

test('T35 a name that is a message stays out of the emails and the calendar', async () => {
  const applicant = await confirmedApplicant()
  await app.database.ownerRun('update candidates set name = $2 where id = $1', [
    applicant.id,
    'Glide Security https://evil.example',
  ])
  const [startsAt = ''] = await slots()
  expect((await applicant.browser.call(bookIntroCall, { startsAt, zone })).status).toBe(200)
  for (const to of [applicant.email, 'operator@example.com']) {
    const [mail] = await app.mails(to)
    expect(`${mail?.subject}${mail?.text}${mail?.html}${await entryTo(to)}`).not.toMatch(/evil/)
  }
  expect(await entryTo(applicant.email)).toContain('SUMMARY:Glide intro call: a guest')
})

describe('a time is taken once', () => {
  test('by 50 who book it at once', async () => {
    const applicants = await Promise.all(Array.from({ length: 50 }, confirmedApplicant))
    const [startsAt = ''] = await slots()
    const answers = await Promise.all(applicants.map(({ browser }) => browser.call(bookIntroCall, { startsAt, zone })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array<number>(49).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.error?.message).toContain('no longer available')
    const [taken] = await app.database.ownerRun(
      `select count(*)::int as calls from intro_calls where starts_at = $1 and status = 'booked'`,
      [startsAt],
    )
    expect(taken).toEqual({ calls: 1 })
    expect(await slots()).not.toContain(startsAt)
  }, 60_000)

  test('by ten who move to it at once, and by one person who presses ten times', async () => {
    const booked = []
    for (let index = 0; index < 10; index++) booked.push(await book())
    const startsAt = (await slots()).at(-1) as string
    const moves = await Promise.all(
      booked.map(({ call }) => app.visitor().call(moveIntroCall, { token: call.token, startsAt, zone })),
    )
    expect(moves.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])

    const { browser } = await confirmedApplicant()
    const wanted = (await slots()).slice(0, 10)
    const presses = await Promise.all(wanted.map((slot) => browser.call(bookIntroCall, { startsAt: slot, zone })))
    expect(presses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  }, 60_000)
})

describe('a link', () => {
  test('that is changed, forged or old opens nothing, and is refused in the same words', async () => {
    const { call } = await book()
    const [id, expires, signature] = call.token.split('.')
    const { call: other } = await book()
    const old = signCall({ id: id as string, endsAt: new Date('2026-01-01T00:00:00Z') }, app.services.secrets)
    const wrong = [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${other.token.split('.')[0]}.${expires}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      `${id}.${expires}`,
      old,
      signCall({ id: crypto.randomUUID(), endsAt: new Date(Date.now() + 1000) }, app.services.secrets),
    ]
    for (const token of wrong)
      for (const endpoint of [readIntroCall, cancelIntroCall]) {
        const answer = await app.visitor().call(endpoint, { token })
        expect([answer.status, answer.error?.message]).toEqual([410, 'This link is not valid or has expired.'])
      }
    expect((await app.visitor().call(readIntroCall, { token: call.token })).body.status).toBe('booked')
  })

  test('never acts when it is opened, and not from another site', async () => {
    const { call } = await book()
    expect((await app.visitor().send(`/api/intro-calls/by-link/${call.token}/cancel`)).status).toBe(404)
    const foreign = await app.visitor().call(cancelIntroCall, { token: call.token }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await app.visitor().call(readIntroCall, { token: call.token })).body.status).toBe('booked')
  })
})

test('hours that an admin changes are offered at once; booked calls stay', async () => {
  const { call } = await book()
  const admin = await newPerson(app, 'admin')
  const { body: hours } = await admin.browser.call(readIntroCallHours, {})
  expect(hours).toMatchObject({ zone: 'America/New_York', daysOff: [], noticeHours: 4, horizonDays: 14 })
  const daysOff = [new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)]
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '20:30' }))
  const changed = { ...hours, zone, weekly, daysOff, horizonDays: 7, noticeHours: 0 }
  expect((await admin.browser.call(setIntroCallHours, changed)).body).toEqual(changed)
  expect((await admin.browser.call(readIntroCallHours, {})).body).toEqual(changed)
  const offered = await slots()
  expect(offered.length).toBeGreaterThanOrEqual(5)
  expect(offered.every((slot) => slot.endsWith('T12:00:00.000Z') && !slot.startsWith(daysOff[0] as string))).toBe(true)
  expect((await app.visitor().call(readIntroCall, { token: call.token })).body.status).toBe('booked')

  const wrong = [
    { weekly: [{ weekday: 1, from: '09:00', to: '09:15' }] },
    { weekly: [{ weekday: 8, from: '09:00', to: '10:00' }] },
    { weekly: [{ weekday: 1, from: '9', to: '10:00' }] },
    {
      weekly: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:30', to: '13:00' },
      ],
    },
    { zone: 'Mars/Olympus' },
    { daysOff: ['2026-02-30'] },
    { horizonDays: 61 },
    { location: ' ' },
  ]
  for (const change of wrong)
    expect((await admin.browser.call(setIntroCallHours, { ...changed, ...change })).status).toBe(400)
  await admin.browser.call(setIntroCallHours, hours)
})
