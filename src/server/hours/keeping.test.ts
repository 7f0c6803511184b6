import { afterAll, describe, expect, test } from 'vitest'
import { readWeek, returnWeek, submitWeek, takeBackWeek } from '#contract/hours.ts'
import { addDays, daysOfWeek, weekdayOf } from '#domain/hours/week.ts'
import { hoursApp, line, named, weeksAgo } from './testing/hours-app.ts'

const { app, owner, talent, write, engage, submitted, approve, statusOf } = await hoursApp()
afterAll(() => app.close())

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
        error: { code: 'conflict', message: 'This week was submitted and is waiting for the firm.' },
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
