import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addLines,
  approveWeeks,
  changeLine,
  discardTimer,
  exportWeeks,
  listWeeks,
  readHours,
  readWeek,
  removeLine,
  returnWeek,
  startTimer,
  submitWeek,
  takeBackWeek,
  undoApproval,
  viewWeek,
} from '#contract/hours.ts'
import { countWeeks } from '#contract/hours-count.ts'
import { listNotices } from '#contract/notices.ts'
import { readWaiting } from '#contract/replies.ts'
import { linesFromCsv } from '#domain/hours/csv.ts'
import { standouts, usualMinutes } from '#domain/hours/unusual.ts'
import { addDays, daysOfWeek, minutesByDay, mondayOf, type WeekLine, weekdayOf } from '#domain/hours/week.ts'
import { payFor } from '#domain/invoices/money.ts'
import { activeEngagement } from '../engagements/testing/engagement.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Person
let approver: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  approver = await newMember(app, owner, 'approver')
  talent = await newTalent(app)
})
afterAll(() => app.close())

/** A Monday some weeks ago where the firm is, so that all of its days have come. */
const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
const weeksAgo = (count: number) => addDays(mondayOf(today), -7 * count)

const engage = async (terms: Parameters<typeof activeEngagement>[3] = {}) =>
  (await activeEngagement(app, owner, talent, { startDate: '2026-01-05', ...terms })).id
const line = (day: string, minutes: number, more: Partial<WeekLine> = {}) => ({ day, minutes, task: 'Close', ...more })
const write = (engagementId: string, ...lines: ReturnType<typeof line>[]) =>
  talent.browser.call(addLines, { engagementId, lines })

async function submitted(engagementId: string, startsOn: string, minutes: readonly number[]) {
  const lines = minutes.flatMap((long, at) => (long ? [line(addDays(startsOn, at), long)] : []))
  const id = (await write(engagementId, ...lines)).body.weeks[0] as string
  const { body } = await talent.browser.call(submitWeek, { id })
  return body
}
const named = ({ id, submittedAt }: { id: string; submittedAt: string | null }) => ({
  id,
  submittedAt: submittedAt ?? '',
})
const approve = (...weeks: { id: string; submittedAt: string | null }[]) =>
  approver.browser.call(approveWeeks, { weeks: weeks.map(named) })
/** Waits for the next turn of jobs of a kind. */
const statusOf = async (id: string) =>
  (await app.database.ownerRun('select status from weeks where id = $1', [id]))[0]?.status

describe('writing', () => {
  test('begins with what waits: returned, then unsent, then this week', async () => {
    const engagementId = await engage()
    const fresh = (await talent.browser.call(readHours, { engagement: engagementId })).body
    expect(fresh.shown).toMatchObject({ startsOn: mondayOf(today), week: { minutes: 0 }, previous: [] })
    await write(engagementId, line(weeksAgo(1), 60), line(weeksAgo(2), 60))
    const due = (await talent.browser.call(readHours, { engagement: engagementId })).body.shown
    expect(due).toMatchObject({ startsOn: weeksAgo(2), week: { minutes: 60, dayMinutes: [60, 0, 0, 0, 0, 0, 0] } })
    const next = (await talent.browser.call(readHours, { engagement: engagementId, day: weeksAgo(1) })).body.shown
    expect(next?.previous).toEqual([{ day: weeksAgo(2), minutes: 60, task: 'Close' }])
    expect((await talent.browser.call(readHours, { week: due?.week?.id })).body.shown?.startsOn).toBe(weeksAgo(2))
  })

  test('refuses what is over the cap, and names it', async () => {
    const engagementId = await engage({ weeklyCapHours: 10 })
    expect((await write(engagementId, line(weeksAgo(1), 540))).status).toBe(200)
    const refused = await write(engagementId, line(addDays(weeksAgo(1), 1), 75))
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { field: 'lines.0.minutes', message: 'The cap is 10.00 h a week. There are 1.00 h left.' } },
    })
    const { shown } = (await talent.browser.call(readHours, { engagement: engagementId, day: weeksAgo(1) })).body
    const id = shown?.week?.lines[0]?.id as string
    expect((await talent.browser.call(changeLine, { id, ...line(weeksAgo(1), 615) })).status).toBe(400)
    expect((await talent.browser.call(changeLine, { id, ...line(weeksAgo(1), 600) })).status).toBe(200)
    expect((await talent.browser.call(changeLine, { id, ...line(weeksAgo(2), 60) })).status).toBe(400)
    expect((await talent.browser.call(removeLine, { id })).status).toBe(200)
  })

  test('is for days of the engagement: not before its start, after its end, in a pause or a week that hasn’t come', async () => {
    const engagementId = await engage({ startDate: addDays(weeksAgo(3), 2), endDate: addDays(weeksAgo(1), 3) })
    const tried = async (day: string) => (await write(engagementId, line(day, 15))).status
    expect(await tried(addDays(weeksAgo(3), 1))).toBe(400)
    expect(await tried(addDays(weeksAgo(3), 2))).toBe(200)
    expect(await tried(addDays(weeksAgo(1), 3))).toBe(200)
    expect(await tried(addDays(weeksAgo(1), 4))).toBe(400)
    const going = await engage()
    expect((await write(going, line(addDays(mondayOf(today), 7), 15))).status).toBe(400)
    for (const [from, to, days] of [
      ['active', 'paused', 15],
      ['paused', 'active', 10],
    ] as const)
      await app.database.ownerRun(
        `insert into events (event, subject_kind, subject_id, from_status, to_status, happened_at)
         values ('engagement.x', 'engagement', $1, $2, $3, ($4::date + time '12:00') at time zone 'America/New_York')`,
        [going, from, to, addDays(today, -days)],
      )
    const inPause = async (days: number) => (await write(going, line(addDays(today, -days), 15))).status
    expect([await inPause(15), await inPause(14), await inPause(11), await inPause(10)]).toEqual([200, 400, 400, 200])
    const { status, body } = await write(going, line(today, 15), line(addDays(today, -12), 15))
    expect([status, body]).toMatchObject([400, { error: { fields: [{ path: 'lines.1.day' }] } }])
  })

  test('survives a reload and a night: the timer is on the server, one at a time', async () => {
    const engagementId = await engage()
    expect((await talent.browser.call(startTimer, { engagementId, task: 'Close' })).status).toBe(200)
    expect((await talent.browser.call(startTimer, { engagementId, task: 'Other' })).status).toBe(409)
    await app.database.ownerRun(`update week_timers set started_at = now() - interval '14 hours'`)
    const { timer, now } = (await talent.browser.call(readHours, {})).body
    expect(timer).toMatchObject({ engagementId, task: 'Close' })
    expect((Date.parse(now) - Date.parse(timer?.startedAt ?? '')) / 3_600_000).toBeCloseTo(14, 1)
    // Lines that are refused leave it running.
    const far = { engagementId, lines: [line(addDays(today, 30), 60)], stopsTimer: true }
    expect((await talent.browser.call(addLines, far)).status).toBe(400)
    expect((await talent.browser.call(readHours, {})).body.timer).not.toBeNull()
    await talent.browser.call(addLines, { engagementId, lines: [line(today, 60)], stopsTimer: true })
    expect((await talent.browser.call(readHours, {})).body.timer).toBeNull()
    expect((await talent.browser.call(discardTimer, {})).status).toBe(200)
  })

  test('random weeks are counted, capped and judged as a plain model does', async () => {
    const weeks = Number(process.env.WEEKS ?? 12)
    const quarters = fc.integer({ min: 1, max: 44 })
    const days = fc.array(fc.record({ at: fc.integer({ min: 0, max: 6 }), quarters }), { minLength: 1, maxLength: 8 })
    const approved: number[] = []
    const cap = 30 * 60
    const engagementId = await engage({ weeklyCapHours: 30, rateCents: 3333, startDate: '2000-01-03' })
    let number = 0
    await fc.assert(
      fc.asyncProperty(days, async (lines) => {
        number += 1
        const startsOn = addDays('2000-01-03', 7 * number)
        const model: ReturnType<typeof line>[] = []
        for (const { at, quarters: count } of lines) {
          const added = line(addDays(startsOn, at), count * 15)
          const sum = model.reduce((all, one) => all + one.minutes, 0) + added.minutes
          const ofDay = model.filter(({ day }) => day === added.day).reduce((all, one) => all + one.minutes, 0)
          const fits = sum <= cap && ofDay + added.minutes <= 24 * 60
          expect((await write(engagementId, added)).status).toBe(fits ? 200 : 400)
          if (fits) model.push(added)
        }
        const { week } = (await talent.browser.call(readHours, { engagement: engagementId, day: startsOn })).body
          .shown as { week: { id: string } }
        const sent = (await talent.browser.call(submitWeek, { id: week.id })).body
        const total = model.reduce((all, one) => all + one.minutes, 0)
        const usual = usualMinutes([...approved].reverse())
        expect(sent).toMatchObject({
          minutes: total,
          dayMinutes: minutesByDay(model),
          capMinutes: cap,
          rateCents: 3333,
          payCents: payFor(total, 3333),
          usualMinutes: usual,
          isUnusual: standouts({ dayMinutes: minutesByDay(model), usualMinutes: usual, capMinutes: cap }).length > 0,
        })
        if (number % 3 !== 0) {
          expect((await approve(sent)).status).toBe(200)
          approved.push(total)
        }
      }),
      { numRuns: weeks, endOnFailure: true },
    )
  }, 600_000)
})

describe('deciding', () => {
  test('from submission to approval: returned with a reason and its lines, mended, approved', async () => {
    const engagementId = await engage()
    const week = await submitted(engagementId, weeksAgo(2), [300, 300, 0, 0, 0, 180, 0])
    expect(week).toMatchObject({ status: 'submitted', isUnusual: true, actions: ['takeBack'] })
    expect((await write(engagementId, line(weeksAgo(2), 60))).status).toBe(409)
    expect((await owner.browser.call(countWeeks, {})).body.count).toBeGreaterThan(0)
    const queue = (await owner.browser.call(listWeeks, {})).body
    expect(queue.weeks.find(({ id }) => id === week.id)).toMatchObject({
      person: 'Test talent',
      actions: ['approve', 'return'],
    })

    const saturday = (await owner.browser.call(viewWeek, { id: week.id })).body.lines[2]?.id as string
    expect((await talent.browser.call(takeBackWeek, { id: week.id })).body).toMatchObject({
      error: { message: expect.stringContaining('looking at this week') },
    })
    const back = { ...named(week), reason: 'Nobody asked for Saturday.', lines: [saturday] }
    const stranger = { ...back, lines: [crypto.randomUUID()] }
    expect((await owner.browser.call(returnWeek, stranger)).status).toBe(400)
    expect((await owner.browser.call(returnWeek, back)).body).toMatchObject({
      status: 'returned',
      returnedLines: [saturday],
    })
    expect((await talent.browser.call(countWeeks, {})).body.count).toBe(1)
    const mine = (await talent.browser.call(readHours, {})).body.shown?.week
    expect(mine).toMatchObject({ id: week.id, reason: 'Nobody asked for Saturday.', actions: ['submit'] })
    await talent.browser.call(removeLine, { id: saturday })
    const again = (await talent.browser.call(submitWeek, { id: week.id })).body
    expect(again).toMatchObject({ minutes: 600, isUnusual: false })
    // What was read before isn't what is approved now.
    expect((await approve(week)).body).toMatchObject({ error: { message: expect.stringContaining('submitted again') } })
    expect((await approve(again)).status).toBe(200)
    const kinds = (await talent.browser.call(listNotices, { isUnread: 'true' })).body.notices.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['week-approved', 'week-returned']))
  })

  test('usual weeks are approved at once, and undone within 20 seconds, before anyone is told', async () => {
    const engagementId = await engage()
    const weeks = [
      await submitted(engagementId, weeksAgo(3), [300, 300]),
      await submitted(engagementId, weeksAgo(2), [300, 315]),
    ]
    const ids = weeks.map(({ id }) => id)
    expect((await approve(...weeks)).body.approved.sort()).toEqual([...ids].sort())
    expect((await approver.browser.call(undoApproval, { ids })).body.undone.sort()).toEqual([...ids].sort())
    const told = await app.database.ownerRun('select from notices where place_id = any ($1) and user_id = $2', [
      ids,
      talent.userId,
    ])
    expect([await statusOf(ids[0] as string), told]).toEqual(['submitted', []])
    expect((await approve(...weeks)).status).toBe(200)
    await app.database.asSuperuser(async (run) => {
      await run({ sql: 'set local session_replication_role = replica', parameters: [] })
      await run({
        sql: `update weeks set decided_at = now() - interval '21 seconds' where id = $1`,
        parameters: [ids[0]],
      })
    })
    expect((await approver.browser.call(undoApproval, { ids: [ids[0] as string] })).status).toBe(409)
  })

  test('a week is submitted with hours, whose days have come', async () => {
    const engagementId = await engage()
    const sunday = addDays(mondayOf(today), 6)
    const id = (await write(engagementId, line(sunday, 60))).body.weeks[0] as string
    if (today < sunday) expect((await talent.browser.call(submitWeek, { id })).status).toBe(409)
    const { lines } = (await talent.browser.call(readWeek, { id })).body
    await talent.browser.call(removeLine, { id: lines[0]?.id as string })
    expect((await talent.browser.call(submitWeek, { id })).body).toMatchObject({
      error: { message: 'Please add hours before you submit the week.' },
    })
    // What isn't submitted is the talent's alone.
    expect((await owner.browser.call(readWeek, { id })).status).toBe(404)
  })

  test('never by silence: a clock reminds whoever approves, and a week that is over reminds the talent, who decide', async () => {
    const engagementId = await engage()
    const week = await submitted(engagementId, weeksAgo(2), [300])
    await app.jobs.runDue('follow-clock')
    await app.database.ownerRun(
      `update jobs set due_at = now() where kind = 'follow-clock' and key like (select id || ':%' from reply_clocks where subject_id = $1)`,
      [week.id],
    )
    await app.jobs.runDue('follow-clock')
    const waiting = (await approver.browser.call(readWaiting, {})).body.waiting
    expect(waiting.find(({ kind }) => kind === 'week')).toMatchObject({ path: '/hours' })
    const told = (await owner.browser.call(listNotices, { isUnread: 'true' })).body.notices.map(({ kind }) => kind)
    expect(told).toEqual(expect.arrayContaining(['weeks-to-approve', 'waiting-weeks']))
    expect(await statusOf(week.id)).toBe('submitted')

    const open = (await write(engagementId, line(mondayOf(today), 60))).body.weeks[0] as string
    await app.database.ownerRun(`update jobs set due_at = now() where kind = 'follow-week' and key = $1`, [open])
    await app.jobs.runDue('follow-week')
    const reminded = (await talent.browser.call(listNotices, { isUnread: 'true' })).body.notices
    expect(reminded.map(({ kind }) => kind)).toContain('waiting-week')
    expect(await statusOf(open)).toBe('open')
  })

  test('a file that was exported reads back as the lines it came from', async () => {
    const engagementId = await engage()
    const lines = [
      line(weeksAgo(1), 60, { note: '=1+1, "quoted"' }),
      line(addDays(weeksAgo(1), 1), 75, { task: 'Payroll' }),
    ]
    await write(engagementId, ...lines)
    const { csv } = (await talent.browser.call(exportWeeks, {})).body
    const read = linesFromCsv(csv)
    expect(read.errors).toEqual([])
    expect(read.lines).toEqual(expect.arrayContaining(lines.map((one) => ({ note: '', ...one }))))
    expect((await owner.browser.call(exportWeeks, { status: 'approved' })).body.csv).toContain('Week of')
  })
})

describe('races', () => {
  const at = Number(process.env.RACES ?? 3)
  const counted = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  test('of those who act at once one wins, and the others read why', async () => {
    const engagementId = await engage({ startDate: '2020-01-06' })
    for (let race = 0; race < at; race += 1) {
      const startsOn = addDays('2020-01-06', 28 * race)
      const id = (await write(engagementId, line(startsOn, 60))).body.weeks[0] as string
      const twice = await Promise.all([0, 1].map(() => talent.browser.call(submitWeek, { id })))
      expect(counted(twice)).toEqual([200, 409])
      expect(twice.find(({ status }) => status === 409)?.body).toMatchObject({
        error: { code: 'conflict', message: 'This week was submitted and waits for the firm.' },
      })
      const week = (await talent.browser.call(readWeek, { id })).body
      const [approved, back] = await Promise.all([approve(week), talent.browser.call(takeBackWeek, { id })])
      expect(counted([approved, back])).toEqual([200, approved.status === 200 ? 409 : 404])
      if (approved.status !== 200)
        expect(approved.body).toMatchObject({ error: { message: expect.stringContaining('may have taken it back') } })
      expect(await statusOf(id)).toBe(approved.status === 200 ? 'approved' : 'open')

      const other = await submitted(engagementId, addDays(startsOn, 7), [60])
      expect(counted(await Promise.all([approve(other), approve(other)]))).toEqual([200, 409])

      const third = await submitted(engagementId, addDays(startsOn, 14), [60])
      const returned = owner.browser.call(returnWeek, { ...named(third), reason: 'x', lines: [] })
      const both = await Promise.all([returned, approve(third)])
      expect(counted(both)).toEqual([200, 409])
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'conflict' } })
      expect(await statusOf(third.id)).toBe(both[0].status === 200 ? 'returned' : 'approved')
    }
  })

  test('lines at once never pass the cap, and a submission never loses one', async () => {
    const engagementId = await engage({ weeklyCapHours: 10, startDate: '2020-01-06' })
    for (let race = 0; race < at; race += 1) {
      const startsOn = addDays('2020-01-06', 7 * race)
      const id = (await write(engagementId, line(startsOn, 60))).body.weeks[0] as string
      const answers = await Promise.all([
        ...daysOfWeek(startsOn).map((day) => write(engagementId, line(day, 120))),
        talent.browser.call(submitWeek, { id }),
      ])
      const added = answers.slice(0, 7).filter(({ status }) => status === 200).length
      const { minutes, lines, status } = (await talent.browser.call(readWeek, { id })).body
      expect(status).toBe('submitted')
      expect(added).toBeLessThanOrEqual(4)
      expect([minutes, lines.reduce((sum, one) => sum + one.minutes, 0)]).toEqual([60 + added * 120, 60 + added * 120])
      expect(lines.every(({ day }) => weekdayOf(day) < 7)).toBe(true)
    }
  })
})

describe('by SQL, as any role, even one that owns the tables', () => {
  test('nothing of a week changes once it is submitted, but along its life cycle', async () => {
    const engagementId = await engage()
    const week = await submitted(engagementId, weeksAgo(1), [300])
    const refused = (sql: string) => expect(app.database.ownerRun(sql, [week.id]), sql).rejects.toThrow()
    const changes = [
      `update weeks set minutes = 600, day_minutes = '{600,0,0,0,0,0,0}' where id = $1`,
      `update weeks set starts_on = starts_on - 7 where id = $1`,
      `update weeks set reason = 'x' where id = $1`,
      `update weeks set returned_lines = array[id] where id = $1`,
      `update weeks set status = 'invoiced' where id = $1`,
      `update week_lines set minutes = 600 where week_id = $1`,
      `update week_lines set note = 'x' where week_id = $1`,
      `delete from week_lines where week_id = $1`,
      `insert into week_lines (week_id, day, minutes, task) select id, starts_on, 15, 'x' from weeks where id = $1`,
      `delete from weeks where id = $1`,
    ]
    for (const sql of changes) await refused(sql)
    await approve(week)
    for (const sql of [
      ...changes.filter((sql) => !sql.includes('invoiced')),
      `update weeks set status = 'open' where id = $1`,
    ])
      await refused(sql)
    // What only the database sets stays as it is, without a word.
    const kept = 'rate_cents, cap_minutes, submitted_at, decided_at, usual_minutes, is_unusual'
    const before = await app.database.ownerRun(`select ${kept} from weeks where id = $1`, [week.id])
    await app.database.ownerRun(
      `update weeks set rate_cents = 1, cap_minutes = 9999, submitted_at = null, decided_at = now() + interval '1 day', usual_minutes = 1,
         is_unusual = true where id = $1`,
      [week.id],
    )
    expect(await app.database.ownerRun(`select ${kept} from weeks where id = $1`, [week.id])).toEqual(before)
    await app.database.ownerRun(`update weeks set status = 'invoiced' where id = $1`, [week.id])
    for (const sql of changes.filter((sql) => !sql.includes('invoiced'))) await refused(sql)
  })

  test('the cap and the days hold without the server', async () => {
    const engagementId = await engage({ weeklyCapHours: 10 })
    const id = (await write(engagementId, line(weeksAgo(1), 60))).body.weeks[0] as string
    const add = (day: string, minutes: number) =>
      app.database.ownerRun(`insert into week_lines (week_id, day, minutes, task) values ($1, $2, $3, 'x')`, [
        id,
        day,
        minutes,
      ])
    await expect(add(weeksAgo(1), 555)).rejects.toThrow('over its cap')
    await expect(add(addDays(weeksAgo(1), 7), 60)).rejects.toThrow('days of the engagement')
    await expect(add(weeksAgo(1), 20)).rejects.toThrow()
    await add(weeksAgo(1), 540)
    expect((await talent.browser.call(readWeek, { id })).body.minutes).toBe(600)
  })
})
