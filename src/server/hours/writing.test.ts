import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  addLines,
  changeLine,
  discardTimer,
  exportWeeks,
  listWeeks,
  readHours,
  readWeek,
  removeLine,
  startTimer,
  submitWeek,
} from '#contract/hours.ts'
import type { Tx } from '#db/session.ts'
import { linesFromCsv } from '#domain/hours/csv.ts'
import { lineChanged } from '#domain/hours/line-changed.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { standouts, usualMinutes } from '#domain/hours/unusual.ts'
import { addDays, minutesByDay, mondayOf } from '#domain/hours/week.ts'
import { payFor } from '#domain/invoices/money.ts'
import { hoursApp, line, today, weeksAgo } from './testing/hours-app.ts'
import { writeLines } from './write-lines.ts'

const { app, owner, talent, write, engage, approve } = await hoursApp()
afterAll(() => app.close())

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

test('a line is changed as it was opened, unless another tab was faster', async () => {
  const engagementId = await engage()
  const of = (minutes: number) => line(weeksAgo(1), minutes)
  const [opened, theirs, mine] = [of(60), of(120), of(180)]
  await write(engagementId, opened)
  const read = async () =>
    (await talent.browser.call(readHours, { engagement: engagementId, day: weeksAgo(1) })).body.shown?.week?.lines[0]
  const id = (await read())?.id as string
  const change = (to: typeof mine, expected: typeof mine) => talent.browser.call(changeLine, { id, expected, ...to })
  expect((await change(theirs, opened)).status).toBe(200)
  expect(await change(mine, opened)).toMatchObject({ status: 409, error: { message: lineChanged().message } })
  expect((await read())?.minutes).toBe(120)
  // The same again is an answer that was lost.
  expect((await change(theirs, opened)).status).toBe(200)
  expect((await change(mine, theirs)).status).toBe(200)
  const remove = (expectedMinutes: number) => talent.browser.call(removeLine, { id, expectedMinutes })
  expect((await remove(120)).error?.message).toBe(lineChanged().message)
  expect((await read())?.minutes).toBe(180)
  expect((await remove(180)).status).toBe(200)
  expect(await read()).toBeUndefined()
})

test('the same lines sent again, because the answer was lost, are written once; without a key, twice', async () => {
  const engagementId = await engage()
  const monday = weeksAgo(1)
  const sent = { engagementId, lines: [line(monday, 60), line(addDays(monday, 1), 120)] }
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => talent.browser.call(addLines, { ...sent, key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.weeks[0])).size).toBe(1)
  const minutes = async () =>
    (await talent.browser.call(readWeek, { id: answers[0]?.body.weeks[0] as string })).body.minutes
  expect(await minutes()).toBe(180)
  await talent.browser.call(addLines, sent)
  expect(await minutes()).toBe(360)
})

test('a key that names other lines is refused, and nothing is written', async () => {
  const engagementId = await engage()
  const key = crypto.randomUUID()
  const send = (monday: string) =>
    talent.browser.call(addLines, { engagementId, lines: [line(monday, 60), line(addDays(monday, 1), 60)], key })
  await send(weeksAgo(1))
  expect(await send(weeksAgo(2))).toMatchObject({ status: 409, body: { error: { message: weekMessages.keyTaken } } })
  const { shown } = (await talent.browser.call(readHours, { engagement: engagementId, day: weeksAgo(2) })).body
  expect(shown?.week?.lines ?? []).toEqual([])
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
  await talent.browser.call(startTimer, { engagementId, task: 'Close' })
  expect((await talent.browser.call(discardTimer, {})).status).toBe(200)
  expect((await talent.browser.call(readHours, {})).body.timer).toBeNull()
})

test('a timer that two tabs stop is written once, and the next one goes on', async () => {
  const engagementId = await engage()
  const start = async () => (await talent.browser.call(startTimer, { engagementId, task: 'Close' })).body.startedAt
  const expectedStartedAt = await start()
  const stop = (key: string) =>
    talent.browser.call(addLines, {
      ...{ engagementId, key, stopsTimer: true, expectedStartedAt },
      lines: [line(weeksAgo(1), 60)],
    })
  const keys = [crypto.randomUUID(), crypto.randomUUID()] as const
  const told = await Promise.all(keys.map(stop))
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
  const next = await start()
  // The answer that was lost, the tab that was late, and its other button.
  expect((await Promise.all(keys.map(stop))).map(({ status }) => status)).toEqual(told.map(({ status }) => status))
  expect((await talent.browser.call(discardTimer, { expectedStartedAt })).error?.message).toBe(
    weekMessages.timerStopped,
  )
  const { shown, timer } = (await talent.browser.call(readHours, { engagement: engagementId, day: weeksAgo(1) })).body
  expect([shown?.week?.minutes, timer?.startedAt]).toEqual([60, next])
  expect((await talent.browser.call(discardTimer, { expectedStartedAt: next })).status).toBe(200)
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

test('a file that was exported can be imported: the same lines in the same order, however many', async () => {
  const [from, to] = [await engage({ startDate: '2024-01-01' }), await engage({ startDate: '2024-01-01' })]
  const lines = Array.from({ length: 320 }, (_, index) =>
    line(addDays('2024-01-01', 7 * Math.floor(index / 40) + (index % 5)), 15, {
      task: `Task ${(index * 7) % 320}`,
      note: index % 3 ? '' : '=1+1, "quoted"',
    }),
  )
  expect((await write(from, ...lines)).status).toBe(200)
  const { csv } = (await talent.browser.call(exportWeeks, {})).body
  const read = linesFromCsv(csv)
  expect(read.errors).toEqual([])
  const exported = read.lines.filter(({ day }) => day.startsWith('2024'))
  expect(exported).toHaveLength(320)
  expect((await write(to, ...exported)).status).toBe(200)
  for (const startsOn of ['2024-01-01', '2024-02-19']) {
    const [one, other] = await Promise.all(
      [from, to].map(async (engagement) => {
        const { shown } = (await talent.browser.call(readHours, { engagement, day: startsOn })).body
        return shown?.week?.lines.map(({ id: _, ...kept }) => kept)
      }),
    )
    const inOrder = lines
      .filter(({ day }) => mondayOf(day) === startsOn)
      .sort((a, b) => (a.day < b.day ? -1 : +(a.day > b.day)))
    expect(one).toEqual(inOrder.map(({ note, ...kept }) => ({ ...kept, note: note || null })))
    expect(other).toEqual(one)
  }
  expect((await owner.browser.call(exportWeeks, { status: 'approved' })).body.csv).toContain('Week of')
})

/** Writes lines, and says by how many statements. */
async function statementsFor(engagementId: string, lines: Parameters<typeof writeLines>[2]): Promise<number> {
  let asked = 0
  const counting = (tx: Tx): Tx => ({
    rows: (built) => tx.rows(built).finally(() => asked++),
    first: (built) => tx.first(built).finally(() => asked++),
    count: (built) => tx.count(built).finally(() => asked++),
  })
  await app.services.db.asUser({ userId: talent.userId }, (tx) => writeLines(counting(tx), engagementId, lines))
  return asked
}

test('an import of many weeks takes as many statements as one line, and its lists have pages', async () => {
  const engagementId = await engage({ startDate: '2020-01-06' })
  const ofWeek = (week: number) =>
    [0, 1, 2].map((day) => ({ ...line(addDays('2020-01-06', 7 * week + day), 60), note: '' }))
  const one = await statementsFor(engagementId, ofWeek(0).slice(0, 1))
  const lines = Array.from({ length: 119 }, (_, week) => ofWeek(week + 1)).flat()
  expect(await statementsFor(engagementId, lines)).toBe(one)
  expect(one).toBeLessThanOrEqual(6)

  const ofEngagement = 'from weeks where engagement_id = $1 and minutes > 0'
  const sums = `select count(*)::int as weeks, sum(minutes)::int as minutes ${ofEngagement}`
  expect(await app.database.ownerRun(sums, [engagementId])).toEqual([{ weeks: 120, minutes: 60 + 119 * 180 }])
  const own = (await talent.browser.call(listWeeks, { page: 2 })).body
  expect(own.total).toBeGreaterThanOrEqual(120)
  expect([own.weeks.length, own.pageCount]).toEqual([50, Math.ceil(own.total / 50)])

  const before = (await owner.browser.call(listWeeks, { status: 'invoiced' })).body.total
  await app.database.asSuperuser(async (run) => {
    await run({ sql: 'set local session_replication_role = replica', parameters: [] })
    const moved = `update weeks set status = 'invoiced', submitted_at = now(), decided_at = now() where engagement_id = $1 and minutes > 0`
    await run({ sql: moved, parameters: [engagementId] })
  })
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await owner.browser.call(listWeeks, { status: 'invoiced', page })).body),
  )
  expect(pages.map(({ total, pageCount, isTotalExact }) => [total, pageCount, isTotalExact])).toEqual(
    Array(3).fill([before + 120, 3, true]),
  )
  expect(new Set(pages.flatMap(({ weeks }) => weeks.map(({ id }) => id))).size).toBe(before + 120)
})
