import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEngagements } from '#contract/engagement-lines.ts'
import {
  askReplacement,
  type Engagement,
  endAccess,
  grantAccess,
  moveEngagement,
  readEngagement,
  reviewEngagement,
  writeHandover,
} from '#contract/engagements.ts'
import { addLines, submitWeek } from '#contract/hours.ts'
import { type OwnProject, readProjectDetails, setProjectStatus, updateProject } from '#contract/projects.ts'
import { raw } from '#db/testing/raw.ts'
import { conversionFee } from '#domain/engagements/ending.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import { projectDetails } from '#domain/projects/details.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { activeEngagement, dayFrom, preparedEngagement } from './testing/engagement.ts'
import { remindOfEngagements, turnEngagements } from './turn-engagements.ts'

/** Every field that a project can have, none of them empty. */
const everyDetail = {
  title: 'Month-end close',
  internalNote: 'Partner wants day 6.',
  scopeTasks: ['Bookkeeping'],
  description: 'Three entities, one ledger.',
  need: {
    readsTerms: false,
    must: [{ anyOf: [{ kind: 'software', value: 'NetSuite' }] }],
    nice: [{ anyOf: [{ kind: 'form', value: 'Form 1040' }] }],
    not: [],
    hoursPerWeek: 20,
    weeks: 12,
    overlap: { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 },
    emphasis: { rate: 'off' },
  },
  softwareSystems: ['Xero', 'Bill.com'],
  seniorityLevel: 'Senior',
  engagementDetails: 'Part-time',
  engagementType: 'One-Time',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  preferredTimeOverlap: 'Mornings Eastern',
  estimatedHires: 3,
  location: 'Remote',
  duration: '3 months',
  payRate: 38.5,
  payRateMax: 45,
}

let app: TestApp
let owner: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

const run = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const statusOf = async (id: string) => (await run('select status from engagements where id = $1', id))[0]?.status
const turn = () => app.services.db.asSystem(turnEngagements)
const read = async (id: string, by: Person = owner) => (await by.browser.call(readEngagement, { id })).body

describe('an engagement', () => {
  const move = (by: Person, { id, status }: Pick<Engagement, 'id' | 'status'>, wanted: object) =>
    by.browser.call(moveEngagement, { id, expectedStatus: status, ...(wanted as { move: 'end' }) })

  test('ends after the notice that was signed, and no earlier', async () => {
    const { id } = await activeEngagement(app, owner, talent, { startDate: '2026-01-05', noticeDays: 14 })
    const before = await read(id, talent)
    expect(before.earliestEnd).toBe(addDays(before.today, 14))
    expect((await move(talent, before, { move: 'end', lastDay: before.today })).status).toBe(400)
    const { body } = await move(talent, before, { move: 'end', reason: 'I move abroad.' })
    expect(body).toMatchObject({
      status: 'ending',
      endsOn: before.earliestEnd,
      reason: 'I move abroad.',
      actions: ['terminate'],
    })
    await turn()
    expect(await statusOf(id)).toBe('ending')
    await run(`update engagements set ends_on = current_date - 3 where id = $1`, id).catch((error) =>
      expect(error.code).toBe('23514'),
    )
    await app.database.asSuperuser(async (ask) => {
      await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
      await ask({ sql: 'update engagements set ends_on = current_date - 3 where id = $1', parameters: [id] })
    })
    await turn()
    expect(await read(id)).toMatchObject({ status: 'ended', actions: [] })
  })

  test.each([
    ['on its first day without a paid trial', 0, 0, 14],
    ['in its paid trial', 2, 3, 0],
    ['on the day after its paid trial', 3, 3, 0],
    ['two days after its paid trial', 4, 3, 14],
  ])('asks for notice %s, or not', async (_, daysOld, trialDays, notice) => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const { id } = await activeEngagement(app, firm, worker, {
      startDate: dayFrom(-daysOld),
      trialDays,
      noticeDays: 14,
    })
    const { earliestEnd, today } = await read(id, worker)
    expect(earliestEnd).toBe(addDays(today, notice))
  })

  test('that is ended at once, under notice or before its start, ended on that day: on its page and in the letter', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const begun = await activeEngagement(app, firm, worker, { startDate: '2026-01-05', endDate: '2040-01-05' })
    const ahead = await preparedEngagement(app, firm, worker, { startDate: '2040-01-05' })
    await move(worker, { id: begun.id, status: 'active' }, { move: 'end', reason: 'I move abroad.' })
    await move(firm, { id: begun.id, status: 'ending' }, { move: 'terminate', reason: 'All is handed over.' })
    await move(firm, { id: ahead.id, status: 'preparing' }, { move: 'terminate', reason: 'No budget.' })
    const letterOf = async ({ id }: { id: string }) => {
      const letter = await firm.browser.send(`/api/engagements/${id}/end-letter.pdf`)
      const input = Buffer.from(await letter.arrayBuffer())
      return spawnSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' }).stdout.replaceAll('\n', ' ')
    }
    const today = dayFrom(0)
    for (const { id } of [begun, ahead]) expect((await read(id, firm)).endsOn).toBe(today)
    expect(await letterOf(begun)).toContain(`from Jan 5, 2026 to ${formatDay(today)}.`)
    expect(await letterOf(ahead)).toContain(`It ended on ${formatDay(today)}, before work began.`)
  })

  test('emails both sides once when it ends, with a link to it; nothing is handed over before it starts', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const { id } = await preparedEngagement(app, firm, worker, { startDate: '2040-01-05' })
    const early = { id, note: 'All in the folder.', openPoints: '', devicesCleared: true }
    expect((await worker.browser.call(writeHandover, early)).status).toBe(409)
    await move(firm, { id, status: 'preparing' }, { move: 'terminate', reason: 'No budget.' })
    for (let turns = 0; turns < 2; turns++) await app.jobs.runDue('follow-engagement')
    for (const { email } of [firm, worker]) {
      const told = (await app.mails(email)).filter(({ kind }) => kind === 'engagement-terminated')
      expect(told).toHaveLength(1)
      expect(told[0]?.links).toContain(`http://glide.test/engagements/${id}`)
    }
  })

  test('of two who end it at once, one does; the other is told', async () => {
    const { id } = await activeEngagement(app, owner, talent, { startDate: '2026-01-05' })
    const seen = { id, status: 'active' as const }
    const answers = await Promise.all([
      move(owner, seen, { move: 'end' }),
      move(talent, seen, { move: 'terminate', reason: 'x' }),
      move(owner, seen, { move: 'pause' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('ends with its project and passes the gate again when that is reopened', async () => {
    const made = await activeEngagement(app, owner, talent)
    const over = await preparedEngagement(app, owner, talent)
    await move(owner, { id: over.id, status: 'preparing' }, { move: 'terminate', reason: 'x' })
    const close = (id: string, status: 'completed' | 'Open') =>
      owner.browser.call(setProjectStatus, { id, status, endsEngagements: true })
    for (const { projectId } of [made, over]) await close(projectId, 'completed')
    expect([await statusOf(made.id), await statusOf(over.id)]).toEqual(['ended', 'terminated'])
    for (const { projectId } of [made, over]) await close(projectId, 'Open')
    expect([await statusOf(made.id), await statusOf(over.id)]).toEqual(['active', 'terminated'])
  })
})

describe('the end', () => {
  test('is on a later day than the notice asks for, if that is wished, and lists the hours that nobody has approved', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const { id } = await activeEngagement(app, firm, worker, { startDate: dayFrom(-30), trialDays: 0 })
    const { earliestEnd, today } = await read(id, worker)
    await worker.browser.call(addLines, {
      engagementId: id,
      lines: [{ day: addDays(mondayOf(today), -7), minutes: 90, task: 'Close' }],
    })
    const end = (lastDay: string) =>
      worker.browser.call(moveEngagement, { id, move: 'end', expectedStatus: 'active', lastDay, reason: 'Moving.' })
    expect((await end(addDays(earliestEnd ?? '', -1))).error?.field).toBe('lastDay')
    const ending = (await end(addDays(earliestEnd ?? '', 9))).body
    expect(ending).toMatchObject({
      status: 'ending',
      endsOn: addDays(earliestEnd ?? '', 9),
      lastWeeks: [{ status: 'open', minutes: 90, startsOn: addDays(mondayOf(today), -7) }],
    })
    const { lastWeeks } = ending
    // The firm reads hours once they are submitted.
    expect((await read(id, firm)).lastWeeks).toEqual([])
    await worker.browser.call(submitWeek, { id: lastWeeks[0]?.id as string })
    expect((await read(id, firm)).lastWeeks).toMatchObject([{ status: 'submitted' }])
  })

  test('hands over, closes access, is reviewed by each side for itself, and alarms about what stayed open', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const { id } = await activeEngagement(app, firm, worker)
    const grant = (system: string, role: string) => firm.browser.call(grantAccess, { id, system, role })
    expect((await grant('QuickBooks Online', 'Company Admin')).status).toBe(400)
    await grant('QuickBooks Online', 'Bookkeeper')
    const [first, second] = (await grant('Xero', 'Clerk')).body.accesses
    await firm.browser.call(moveEngagement, { id, move: 'terminate', expectedStatus: 'active', reason: 'Budget.' })
    expect((await grant('Bill', 'Clerk')).status).toBe(409)
    const handover = { note: 'All in the folder.', openPoints: 'Lease.', devicesCleared: true }
    const written = await worker.browser.call(writeHandover, { id, ...handover })
    expect(written.body.handover).toMatchObject(handover)
    const review = { id, wentWell: 'CANARY of the firm.', reworkHours: 3 }
    expect((await firm.browser.call(reviewEngagement, review)).status).toBe(200)
    expect((await firm.browser.call(reviewEngagement, review)).status).toBe(409)
    const theirs = await read(id, worker)
    expect(theirs.reviews).toEqual([])
    expect(JSON.stringify(theirs)).not.toContain('CANARY')
    const admin = await newPerson(app, 'admin')
    expect((await read(id, admin)).reviews).toMatchObject([{ side: 'owner', reworkHours: 3 }])
    expect((await read(id, firm)).standing).toMatchObject({ text: 'Your turn: revoke all access', turn: 'owner' })

    await firm.browser.call(endAccess, { id, access: first?.id as string })
    const remind = () => app.services.db.asSystem((tx) => remindOfEngagements(tx, app.services))
    const alarms = async (who: Person) =>
      (await app.mails(who.email)).filter(({ kind }) => kind === 'engagement-access-open').length
    await remind()
    expect([await alarms(firm), await alarms(worker)]).toEqual([0, 0])
    await app.database.asSuperuser(async (ask) => {
      await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
      const longAgo = `update engagements set accepted_at = now() - interval '9 days', ended_at = now() - interval '25 hours' where id = $1`
      await ask({ sql: longAgo, parameters: [id] })
    })
    await remind()
    await remind()
    expect([await alarms(firm), await alarms(worker)]).toEqual([1, 1])
    await firm.browser.call(endAccess, { id, access: second?.id as string })
    expect((await firm.browser.call(endAccess, { id, access: crypto.randomUUID() })).status).toBe(404)

    for (const { browser } of [firm, worker]) {
      const letter = await browser.send(`/api/engagements/${id}/end-letter.pdf`)
      expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    expect((await talent.browser.send(`/api/engagements/${id}/end-letter.pdf`)).status).toBe(404)
  })

  test('is replaced from one draft of the firm, which has the whole need for one person, and nobody who applied', async () => {
    const [firm, worker, stranger] = [await newBuyer(app), await newTalent(app), await newBuyer(app)]
    const [other, viewer] = [await newMember(app, firm, 'owner'), await newMember(app, firm, 'viewer')]
    const { id, projectId } = await activeEngagement(app, firm, worker)
    const detailsOf = async (project: string) => (await firm.browser.call(readProjectDetails, { id: project })).body
    const edits = { id: projectId, expectedUpdatedAt: (await detailsOf(projectId)).updatedAt, ...everyDetail }
    const { body: before } = await firm.browser.call(updateProject, edits)
    for (const field of Object.keys(projectDetails.shape))
      expect(before[field as keyof OwnProject], field).toEqual(everyDetail[field as keyof typeof everyDetail])
    await firm.browser.call(moveEngagement, { id, move: 'terminate', expectedStatus: 'active', reason: 'Budget.' })

    const ask = ({ browser }: Person) => browser.call(askReplacement, { id })
    const asked = await Promise.all([firm, other, firm, other].map(ask))
    const ids = new Set(asked.map(({ body }) => body.projectId))
    expect(ids.size).toBe(1)
    const [draftId] = ids as Set<string>
    for (const [who, status] of [
      [viewer, 403],
      [worker, 403],
      [stranger, 404],
    ] as const)
      expect((await ask(who)).status).toBe(status)

    // Its dates are over, and the note was about that project.
    expect(await detailsOf(draftId as string)).toEqual({
      ...before,
      ...{ id: draftId, updatedAt: expect.any(String), status: 'draft' },
      ...{ estimatedHires: 1, startDate: null, endDate: null, internalNote: null },
    })
    const people = (project: string) =>
      run(
        `select (select count(*)::int from applications a where a.project_id = p.id) as applied,
           (select count(*)::int from project_invitations i where i.project_id = p.id) as invited
         from projects p where p.id = $1`,
        project,
      )
    expect(await people(draftId as string)).toEqual([{ applied: 0, invited: 0 }])
    expect((await firm.browser.call(listEngagements, { project: draftId })).body.engagements).toEqual([])
    // What it replaces stays as it was.
    expect(await people(projectId)).toEqual([{ applied: 1, invited: 0 }])
    expect((await read(id, firm)).status).toBe('terminated')
    expect(await detailsOf(projectId)).toEqual(before)
  })

  test('converts by the table that was signed, and not without one', async () => {
    const none = await activeEngagement(app, owner, talent, { conversion: [] })
    const some = await activeEngagement(app, owner, talent, { conversion: [{ afterMonths: 0, feeCents: 500_000 }] })
    const convert = (id: string) =>
      owner.browser.call(moveEngagement, { id, move: 'convert', expectedStatus: 'active' })
    expect((await convert(none.id)).status).toBe(409)
    expect((await read(some.id)).conversionFeeCents).toBe(500_000)
    expect((await convert(some.id)).body.status).toBe('converted')
  })

  test('keeps what a conversion costs with the statement that promised it, for both sides', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const conversion = [
      { afterMonths: 0, feeCents: 500_000 },
      { afterMonths: 6, feeCents: 0 },
    ]
    const { id, statementId } = await activeEngagement(app, firm, worker, { startDate: dayFrom(-60), conversion })
    expect(await read(id, worker)).toMatchObject({ conversionFeeCents: 500_000, conversionStatementId: null })
    await firm.browser.call(moveEngagement, { id, move: 'convert', expectedStatus: 'active' })
    // A year later, the table would ask for nothing.
    await app.database.asSuperuser(async (ask) => {
      await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
      const earlier = `update statements set facts = jsonb_set(facts, '{terms,startDate}', '"2020-01-06"') where id = $1`
      await ask({ sql: earlier, parameters: [statementId] })
    })
    for (const who of [firm, worker, await newPerson(app, 'admin')])
      expect(await read(id, who)).toMatchObject({ conversionFeeCents: 500_000, conversionStatementId: statementId })
    await app.jobs.runDue('follow-engagement')
    for (const { email } of [firm, worker]) {
      const [told] = (await app.mails(email)).filter(({ kind }) => kind === 'engagement-converted')
      expect(told?.text).toContain('Under those terms, the firm pays $5,000.00 once.')
    }
    // Nobody writes it but the database.
    const byQuery = app.services.db.asUser(firm, (tx) =>
      tx.count(raw('update engagements set conversion_fee_cents = 1 where id = $1', [id])),
    )
    await expect(byQuery).rejects.toMatchObject({ code: '42501' })
  })

  test('costs the same by the database as by the domain, on every day', async () => {
    const terms = {
      startDate: '2026-01-31',
      conversion: [
        { afterMonths: 1, feeCents: 900_000 },
        { afterMonths: 6, feeCents: 400_000 },
        { afterMonths: 13, feeCents: 0 },
      ],
    }
    const days = await app.database.ownerRun(
      `select d::date::text as day, app.conversion_fee($1, d::date) as fee
       from generate_series('2026-01-01'::date, '2027-04-30'::date, '1 day') d`,
      [JSON.stringify(terms)],
    )
    expect(days).toHaveLength(485)
    expect(days).toEqual(days.map(({ day }) => ({ day, fee: conversionFee(terms, day as string) })))
  })
})
