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
  tickOnboarding,
  writeHandover,
} from '#contract/engagements.ts'
import { addLines, submitWeek } from '#contract/hours.ts'
import { readProject, setProjectStatus } from '#contract/projects.ts'
import { setFirmTerms } from '#contract/verification.ts'
import { onboardingMessages } from '#domain/engagements/onboarding.ts'
import { startConditions } from '#domain/engagements/status.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import { dayIn } from '#domain/scheduling/wall-time.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { activeEngagement, openGate, preparedEngagement } from './testing/engagement.ts'
import { remindOfEngagements, turnEngagements } from './turn-engagements.ts'

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
/** By the clock of a firm that has not chosen its zone. */
const dayFrom = (days: number) => dayIn('America/New_York', new Date()).add({ days }).toString()

/** What each condition of the gate is taken away with, and given back. */
const conditions: Record<string, [take: string, give: string]> = {
  statement: [
    `update statements set status = 'signed' where id = $3`,
    `update statements set status = 'executed' where id = $3`,
  ],
  'talent-factor': [
    `update identity.passkeys set user_id = $4 where user_id = $2`,
    `update identity.passkeys set user_id = $2 where user_id = $4`,
  ],
  'approver-factor': [
    `update buyers set firm_role = 'approver' where user_id = $1`,
    `update buyers set firm_role = 'owner' where user_id = $1`,
  ],
  payment: [
    `update firms set terms_granted_at = null from buyers b where b.firm_id = firms.id and b.user_id = $1`,
    `update firms set has_payment_method = true from buyers b where b.firm_id = firms.id and b.user_id = $1`,
  ],
  onboarding: [
    `update onboarding_items i set done_at = null from offers o, engagements e, statements s
     where s.id = $3 and o.id = s.offer_id and e.application_id = o.application_id and i.engagement_id = e.id and i.name = 'accounts'`,
    `update onboarding_items i set done_at = now() from offers o, engagements e, statements s
     where s.id = $3 and o.id = s.offer_id and e.application_id = o.application_id and i.engagement_id = e.id and i.name = 'accounts'`,
  ],
  start: [
    `update statements set facts = jsonb_set(facts, '{terms,startDate}', '"2040-01-02"') where id = $3`,
    `update statements set facts = jsonb_set(facts, '{terms,startDate}', '"2026-11-02"') where id = $3`,
  ],
}

describe('the gate', () => {
  test('is held by the database: without any one condition nobody makes an engagement active', async () => {
    await openGate(app, owner, talent)
    const stranger = await newTalent(app)
    const { id, statementId } = await preparedEngagement(app, owner, talent)
    const arrange = (sql: string) =>
      app.database.asSuperuser(async (ask) => {
        await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
        const values = [owner.userId, talent.userId, statementId, stranger.userId]
        const used = values.map((_, index) => `$${index + 1}`).filter((mark) => sql.includes(mark))
        let written = sql
        for (const [index, mark] of used.entries()) written = written.replaceAll(mark, `$${index + 1}`)
        await ask({ sql: written, parameters: used.map((mark) => values[Number(mark.slice(1)) - 1]) })
      })
    /** As every role, past every policy; and as the function that does it. */
    const attempts = async () => {
      const roles = ['app_buyer', 'app_talent', 'app_admin', 'app_system', 'app_definer', 'none']
      const done: string[] = []
      for (const role of roles)
        await app.database
          .asSuperuser(async (ask) => {
            const grant = role === 'none' ? 'select 1' : `grant select, update on engagements to ${role}`
            await ask({ sql: grant, parameters: [] })
            if (role !== 'none')
              await ask({
                sql: `create policy open on engagements to ${role} using (true) with check (true)`,
                parameters: [],
              })
            await ask({ sql: `set local role ${role}`, parameters: [] })
            await ask({ sql: `update engagements set status = 'active' where id = $1`, parameters: [id] })
            done.push(role)
            throw new Error('undo')
          })
          .catch(() => undefined)
      return done
    }
    expect(Object.keys(conditions).sort()).toEqual([...startConditions].sort())
    for (const [condition, [take, give]] of Object.entries(conditions)) {
      await arrange(take)
      expect((await read(id)).missing, condition).toEqual([condition])
      await turn()
      expect(await attempts(), condition).toEqual([])
      expect(await statusOf(id), condition).toBe('preparing')
      await arrange(give)
    }
    // With all of them, the product does, and nobody but it and whoever is outside the application.
    expect(await attempts()).toEqual(['app_system', 'none'])
    await turn()
    expect(await statusOf(id)).toBe('active')
  })

  test('opens on the start day where the firm is, also when no server ran that day', async () => {
    const firm = await newBuyer(app)
    await openGate(app, firm, talent)
    await run(
      `update firms f set zone = 'Pacific/Kiritimati' from buyers b where b.firm_id = f.id and b.user_id = $1`,
      firm.userId,
    )
    const local = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
    const today = await preparedEngagement(app, firm, talent, { startDate: local('Pacific/Kiritimati') })
    const past = await preparedEngagement(app, firm, talent, { startDate: '2026-10-05' })
    const later = await preparedEngagement(app, firm, talent, { startDate: dayFrom(3) })
    await turn()
    expect([await statusOf(today.id), await statusOf(past.id), await statusOf(later.id)]).toEqual([
      'active',
      'active',
      'preparing',
    ])
  })

  test('takes the operator’s terms, which an admin grants once and the record keeps', async () => {
    const admin = await newPerson(app, 'admin')
    const [firm] = await run('select firm_id as id from buyers where user_id = $1', (await newBuyer(app)).userId)
    const ask = (isGranted: boolean) =>
      admin.browser.call(setFirmTerms, { id: firm?.id as string, isGranted, reason: 'Pays by transfer.' })
    expect([(await ask(true)).status, (await ask(true)).status, (await ask(false)).status]).toEqual([200, 409, 200])
    expect(await run('select event from events where subject_id = $1 order by id', firm?.id)).toEqual([
      { event: 'firm.terms-granted' },
      { event: 'firm.terms-withdrawn' },
    ])
  })
})

describe('an engagement', () => {
  const move = (by: Person, { id, status }: Pick<Engagement, 'id' | 'status'>, wanted: object) =>
    by.browser.call(moveEngagement, { id, expectedStatus: status, ...(wanted as { move: 'end' }) })

  test('ends after the notice that was signed, and no earlier', async () => {
    const { id } = await activeEngagement(app, owner, talent, { startDate: '2026-01-05', noticeDays: 14 })
    const before = await read(id, talent)
    expect(before.earliestEnd).toBe(dayAfter(before.today, 14))
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
    const close = (id: string, status: 'completed' | 'Open') => owner.browser.call(setProjectStatus, { id, status })
    for (const { projectId } of [made, over]) await close(projectId, 'completed')
    expect([await statusOf(made.id), await statusOf(over.id)]).toEqual(['ended', 'terminated'])
    for (const { projectId } of [made, over]) await close(projectId, 'Open')
    expect([await statusOf(made.id), await statusOf(over.id)]).toEqual(['active', 'terminated'])
  })
})

describe('onboarding', () => {
  const tick = (by: Person, id: string, item: string, note = '', isDone = true) =>
    by.browser.call(tickOnboarding, { id, item: item as 'accounts', isDone, note })

  test('is ticked by the side whose turn it is, and the last tick starts the work on its day', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    await openGate(app, firm, worker)
    const { id } = await preparedEngagement(app, firm, worker)
    await run('update onboarding_items set done_at = null where engagement_id = $1', id)
    const before = await read(id, worker)
    expect(before.standing).toEqual({
      text: 'Your turn: onboarding',
      turn: 'talent',
      action: { label: 'Open Onboarding', to: `/engagements/${id}` },
    })
    expect(before.onboarding.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual([
      'confidentiality',
      'second-factor',
    ])
    expect((await tick(firm, id, 'device-list', 'x')).status).toBe(403)
    expect((await tick(worker, id, 'second-factor')).status).toBe(409)
    expect((await tick(worker, id, 'device-list')).error?.field).toBe('note')
    const ticks = await Promise.all([1, 2, 3].map(() => tick(worker, id, 'device-list', 'One laptop, encrypted.')))
    expect(ticks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(id, firm)).standing.text).toBe('Your turn: onboarding')
    await tick(firm, id, 'same-person')
    const last = (await tick(firm, id, 'accounts')).body
    expect(last).toMatchObject({ status: 'active', standing: { text: 'Active since November 2, 2026', turn: null } })
    expect(last.onboarding.find(({ name }) => name === 'device-list')).toMatchObject({
      isDone: true,
      note: 'One laptop, encrypted.',
      mayTick: false,
    })
  })

  test('begins with an agreed offer, by the page and by SQL', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const { id, offerId } = await preparedEngagement(app, firm, worker)
    await app.database.ownerRun(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update offers set status = 'sent' from quiet where id = $1`,
      [offerId],
    )
    await run('update onboarding_items set done_at = null where engagement_id = $1', id)
    expect((await read(id, worker)).onboarding.some(({ mayTick }) => mayTick)).toBe(false)
    expect((await tick(worker, id, 'device-list', 'One laptop.')).error?.message).toBe(onboardingMessages.noOffer)
    await expect(
      run(`update onboarding_items set done_at = now() where engagement_id = $1 and name = 'device-list'`, id),
    ).rejects.toThrow('offer')
  })

  test('takes what the firm said after an interview, and reminds once of what is due', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    await openGate(app, firm, worker)
    const { id } = await preparedEngagement(app, firm, worker, { startDate: dayFrom(1) })
    await run('update onboarding_items set done_at = null where engagement_id = $1', id)
    await app.database.asSuperuser(async (ask) => {
      await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
      await ask({
        sql: `insert into interviews (candidate_id, buyer_id, firm_id, minutes, status, starts_at, ends_at, proposed, owner_zone, talent_zone, was_as_profiled, owner_held)
          select c.id, b.id, b.firm_id, 30, 'held', now() - interval '2 days', now() - interval '2 days' + interval '30 minutes', array[now()], 'UTC', 'UTC', true, true
          from candidates c, buyers b where c.user_id = $1 and b.user_id = $2`,
        parameters: [worker.userId, firm.userId],
      })
    })
    expect((await read(id, firm)).onboarding.find(({ name }) => name === 'same-person')?.isDone).toBe(true)
    const remind = () => app.services.db.asSystem((tx) => remindOfEngagements(tx, app.services))
    await remind()
    const mailsOf = async ({ email }: Person) =>
      (await app.mails(email)).filter(({ kind }) => kind === 'engagement-onboarding-due').length
    expect([await mailsOf(firm), await mailsOf(worker)]).toEqual([1, 1])
    await remind()
    expect([await mailsOf(firm), await mailsOf(worker)]).toEqual([1, 1])
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
    const { id, projectId } = await activeEngagement(app, firm, worker)
    const grant = (system: string, role: string) => firm.browser.call(grantAccess, { id, system, role })
    expect((await grant('QuickBooks Online', 'Company Admin')).status).toBe(400)
    await grant('QuickBooks Online', 'Bookkeeper')
    const [first, second] = (await grant('Xero', 'Clerk')).body.accesses
    await firm.browser.call(moveEngagement, { id, move: 'terminate', expectedStatus: 'active', reason: 'Budget.' })
    expect((await grant('Bill', 'Clerk')).status).toBe(409)
    await worker.browser.call(writeHandover, {
      id,
      note: 'All in the folder.',
      openPoints: 'Lease.',
      devicesCleared: true,
    })
    const review = { id, wentWell: 'CANARY of the firm.', reworkHours: 3 }
    expect((await firm.browser.call(reviewEngagement, review)).status).toBe(200)
    expect((await firm.browser.call(reviewEngagement, review)).status).toBe(409)
    const theirs = await read(id, worker)
    expect(theirs.reviews).toEqual([])
    expect(JSON.stringify(theirs)).not.toContain('CANARY')
    const admin = await newPerson(app, 'admin')
    expect((await read(id, admin)).reviews).toMatchObject([{ side: 'owner', reworkHours: 3 }])
    expect((await read(id, firm)).standing).toMatchObject({ text: 'Your turn: end every access', turn: 'owner' })

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

    for (const { browser } of [firm, worker]) {
      const letter = await browser.send(`/api/engagements/${id}/end-letter.pdf`)
      expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    expect((await talent.browser.send(`/api/engagements/${id}/end-letter.pdf`)).status).toBe(404)

    const asked = await Promise.all([1, 2].map(() => firm.browser.call(askReplacement, { id })))
    expect(asked[0]?.body).toEqual(asked[1]?.body)
    const draft = (await firm.browser.call(readProject, { id: asked[0]?.body.projectId as string })).body
    expect(draft).toMatchObject({ title: 'Month-end close', status: 'draft' })
    expect((await firm.browser.call(listEngagements, { project: projectId })).body.engagements).toHaveLength(1)
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
})

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
