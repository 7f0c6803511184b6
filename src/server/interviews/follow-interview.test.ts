import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelInterview, moveInterview, readInterview } from '#contract/interviews.ts'
import {
  arrange,
  booked,
  interviewEmailsTo,
  newAccepted,
  newYork,
  shiftInterview,
  timesOf,
} from '../testing/interviewing.ts'
import { newBuyer } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

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
    const { talent, buyer, interview, starts } = await booked(app)
    const { id } = interview
    const later = starts.at(-1) as string
    await buyer.browser.call(moveInterview, { id, startsAt: later, zone: newYork })
    await app.jobs.runDue('follow-interview')
    const [row] = await app.database.ownerRun('select sequence from interviews where id = $1', [id])
    const jobs = (await dueJobs(id)).filter(({ due_at }) => Number(due_at) > Date.parse(later) - 25 * 3_600_000)
    expect(jobs.map(({ what, due_at }) => [what, (Number(due_at) - Date.parse(later)) / 60_000])).toEqual([
      ['remind-day', -24 * 60],
      ['remind-soon', -15],
      ['ask', 30],
      ['settle', 30 + 7 * 24 * 60],
    ])
    expect(row).toEqual({ sequence: 1 })
    const before = (await interviewEmailsTo(app, talent.email)).length
    await makeDue(id, 'remind-day')
    expect(
      (await interviewEmailsTo(app, talent.email)).slice(
        0,
        (await interviewEmailsTo(app, talent.email)).length - before,
      ),
    ).toEqual(['interview-reminder'])
    const [reminder] = (await app.mails(buyer.email)).filter(({ kind }) => kind === 'interview-reminder')
    expect(reminder?.text).toContain('There’s no link for the call yet. Please add one')
    await shiftInterview(app, id, '-60 days')
    await makeDue(id, 'ask')
    expect(await interviewEmailsTo(app, talent.email)).toContain('interview-question')
    await makeDue(id, 'settle')
    await app.jobs.runDue('follow-interview')
    expect((await talent.browser.call(readInterview, { id })).body.status).toBe('held')
  })

  test('a reminder of a time that was moved or canceled reminds nobody', async () => {
    const { buyer, talent, interview } = await booked(app)
    await app.jobs.runDue('follow-interview')
    await buyer.browser.call(cancelInterview, { id: interview.id, word: 'Ill.' })
    await app.database.ownerRun(`update jobs set due_at = now() where key like $1`, [`${interview.id}:%`])
    expect((await interviewEmailsTo(app, talent.email)).sort()).toEqual(['interview-booked', 'interview-cancelled'])
    expect(await dueJobs(interview.id)).toEqual([])
  })

  test('a proposal that nobody took expires, and both are told', async () => {
    const [buyer, talent] = [await newBuyer(app), await newAccepted(app)]
    const { starts } = await timesOf(buyer, talent)
    const { id } = (await arrange(buyer, talent, [starts[0] as string], { how: 'propose' })).body
    await app.jobs.runDue('follow-interview')
    await makeDue(id, 'lapse')
    expect((await interviewEmailsTo(app, buyer.email)).sort()).toEqual(['interview-expired'])
    expect((await talent.browser.call(readInterview, { id })).body).toMatchObject({ status: 'expired', actions: [] })
  })

  test('sends each email once, though the process dies while it sends', async () => {
    const { talent } = await booked(app)
    const killed = { ...app.services.mailer }
    const original = app.services.mailer.queue
    let calls = 0
    // Dies after the first of two emails: the transaction takes both back.
    app.services.mailer.queue = async (tx, mail) => {
      calls += 1
      if (calls === 2) throw new Error('killed')
      return original(tx, mail)
    }
    await app.jobs.runDue('follow-interview')
    expect((await app.mails(talent.email)).filter(({ kind }) => kind === 'interview-booked')).toEqual([])
    app.services.mailer.queue = killed.queue
    await app.database.ownerRun(
      `update jobs set due_at = now() where kind = 'follow-interview' and status = 'waiting' and attempts > 0`,
    )
    await Promise.all([app.jobs.runDue('follow-interview'), app.jobs.runDue('follow-interview')])
    expect((await app.mails(talent.email)).filter(({ kind }) => kind === 'interview-booked')).toHaveLength(1)
  })
})
