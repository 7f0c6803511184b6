import { afterAll, expect, test } from 'vitest'
import {
  approveWeeks,
  listWeeks,
  readHours,
  readWeek,
  removeLine,
  returnWeek,
  submitWeek,
  takeBackWeek,
  undoApproval,
  viewWeek,
  type Week,
} from '#contract/hours.ts'
import { countWeeks } from '#contract/hours-count.ts'
import { listNotices } from '#contract/notices.ts'
import { readWaiting } from '#contract/replies.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import type { Person } from '../testing/people.ts'
import { hoursApp, line, named, today, weeksAgo } from './testing/hours-app.ts'

const { app, owner, approver, talent, write, engage, submitted, approve, statusOf } = await hoursApp()
afterAll(() => app.close())

test('from submission to approval: returned with a reason and its lines, mended, approved', async () => {
  const engagementId = await engage()
  const week = await submitted(engagementId, weeksAgo(2), [300, 300, 0, 0, 0, 180, 0])
  // What the firm pays on top is the firm's to know.
  expect(week).toMatchObject({ status: 'submitted', isUnusual: true, allInCents: null, actions: ['takeBack'] })
  expect((await write(engagementId, line(weeksAgo(2), 60))).status).toBe(409)
  expect((await owner.browser.call(countWeeks, {})).body.count).toBeGreaterThan(0)
  const queue = (await owner.browser.call(listWeeks, {})).body
  expect(queue.weeks.find(({ id }) => id === week.id)).toMatchObject({
    person: 'Test talent',
    allInCents: expect.any(Number),
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
  expect(mine).toMatchObject({
    id: week.id,
    reason: 'Nobody asked for Saturday.',
    decidedBy: null,
    actions: ['submit'],
  })
  // The firm reads which of its people it was, the talent reads of the firm.
  expect((await approver.browser.call(readWeek, { id: week.id })).body.decidedBy).toBe('Ellen Reed')
  await talent.browser.call(removeLine, { id: saturday })
  const again = (await talent.browser.call(submitWeek, { id: week.id })).body
  expect(again).toMatchObject({ minutes: 600, isUnusual: false })
  // What was read before isn't what is approved now.
  expect((await approve(week)).body).toMatchObject({ error: { message: expect.stringContaining('submitted again') } })
  expect((await approve(again)).status).toBe(200)
  const kinds = (await talent.browser.call(listNotices, { isUnread: 'true' })).body.notices.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['week-approved', 'week-returned']))
  await gatherEmails(app)
  const approved = (await app.mails(talent.email)).find(({ kind }) => kind === 'week-approved')
  expect(approved?.text).toContain(`The firm approved your week of ${formatWeek(weeksAgo(2))} (10.00 h).`)
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

test('of several weeks, those that still wait are approved, and of the others it is said why not', async () => {
  const engagementId = await engage()
  const weeks = await Promise.all([5, 4, 3, 2].map((ago) => submitted(engagementId, weeksAgo(ago), [300])))
  const [decided, back, again, waiting] = weeks as [Week, Week, Week, Week]
  expect((await owner.browser.call(approveWeeks, { weeks: [named(decided)] })).status).toBe(200)
  for (const { id } of [back, again]) await talent.browser.call(takeBackWeek, { id })
  await talent.browser.call(submitWeek, { id: again.id })
  const { approved, left } = (await approve(...weeks)).body
  expect([approved, await statusOf(waiting.id)]).toEqual([[waiting.id], 'approved'])
  expect(left).toEqual([
    { id: decided.id, why: 'This week has already been approved.' },
    { id: back.id, why: 'Week Not Found. The talent may have taken it back.' },
    { id: again.id, why: expect.stringContaining('submitted again') },
  ])
  expect(await statusOf(again.id)).toBe('submitted')
  expect((await approver.browser.call(undoApproval, { ids: approved })).body.undone).toEqual([waiting.id])
  expect([await statusOf(decided.id), await statusOf(waiting.id)]).toEqual(['approved', 'submitted'])
  // Where none waits, nothing was done.
  expect((await approve(decided, back)).error).toMatchObject({ code: 'conflict', message: weekMessages.noneWaits })
  expect((await approve(decided)).error?.message).toBe('This week has already been approved.')
  // Two who approve the same weeks at the same moment approve each once.
  const [mine, theirs] = await Promise.all([
    approve(waiting, decided),
    owner.browser.call(approveWeeks, { weeks: [waiting, decided].map(named) }),
  ])
  expect([mine.status, theirs.status].sort()).toEqual([200, 409])
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

  // Of several, the default approver is told first, and the others once it is overdue.
  for (const { userId } of [owner, approver])
    await app.database.ownerRun('delete from notices where user_id = $1', [userId])
  await app.database.ownerRun(
    `update firms f set default_approver_id = b.id from buyers b where b.user_id = $1 and f.id = b.firm_id`,
    [approver.userId],
  )
  const toldTo = async ({ browser }: Person) =>
    (await browser.call(listNotices, {})).body.notices.map(({ kind }) => kind).sort()
  const next = await submitted(engagementId, weeksAgo(3), [300])
  expect([await toldTo(approver), await toldTo(owner)]).toEqual([['weeks-to-approve'], []])
  await app.jobs.runDue('follow-clock')
  for (const [step, toOwner] of [
    ['half', []],
    ['due', ['waiting-weeks']],
  ] as const) {
    await app.database.ownerRun(
      `update jobs set due_at = now()
       where kind = 'follow-clock' and key = (select id || ':' || $2 from reply_clocks where subject_id = $1)`,
      [next.id, step],
    )
    await app.jobs.runDue('follow-clock')
    expect([await toldTo(approver), await toldTo(owner)]).toEqual([['waiting-weeks', 'weeks-to-approve'], toOwner])
  }
  // Whoever may no longer approve is nobody's default.
  await app.database.ownerRun(`update buyers set firm_role = 'viewer' where user_id = $1`, [approver.userId])
  await submitted(engagementId, weeksAgo(1), [300])
  expect(await toldTo(owner)).toEqual(['waiting-weeks', 'weeks-to-approve'])
  await app.database.ownerRun(`update buyers set firm_role = 'approver' where user_id = $1`, [approver.userId])

  const open = (await write(engagementId, line(mondayOf(today), 60))).body.weeks[0] as string
  await app.database.ownerRun(`update jobs set due_at = now() where kind = 'follow-week' and key = $1`, [open])
  await app.jobs.runDue('follow-week')
  const reminded = (await talent.browser.call(listNotices, { isUnread: 'true' })).body.notices
  expect(reminded.map(({ kind }) => kind)).toContain('waiting-week')
  expect(await statusOf(open)).toBe('open')
})
