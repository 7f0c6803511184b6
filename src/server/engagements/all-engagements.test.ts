import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAllEngagements } from '#contract/all-engagements.ts'
import { moveEngagement, tickOnboarding } from '#contract/engagements.ts'
import { type EngagementFilter, engagementPageSize, troubles } from '#domain/engagements/list.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { activeEngagement, dayFrom, preparedEngagement } from './testing/engagement.ts'
import { remindOfEngagements } from './turn-engagements.ts'

let app: TestApp
let admin: Person
let owner: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  owner = await newBuyer(app)
})
afterAll(() => app.close())

const list = async (filter: EngagementFilter, page = 1) =>
  (await admin.browser.call(listAllEngagements, { filter, page })).body
const idsOf = async (filter: EngagementFilter) => (await list(filter)).engagements.map(({ id }) => id)
const rowOf = async (id: string) => (await list('current')).engagements.find((row) => row.id === id)
/** Past what triggers keep. */
const set = (sql: string, ...parameters: unknown[]) =>
  app.database.asSuperuser(async (ask) => {
    await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
    await ask({ sql, parameters })
  })
const oldWeek = addDays(mondayOf(dayFrom(0)), -14)
const weekOf = (id: string, status: string, startsOn: string, minutes: number) =>
  set(
    `insert into weeks (engagement_id, firm_id, talent_id, starts_on, status, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at, decided_at, reason)
     select $1, p.firm_id, a.user_id, $3, $2, $4, 2400, 4000, 1500, now(), now(), 'x'
     from engagements e join applications a on a.id = e.application_id join projects p on p.id = a.project_id where e.id = $1
     on conflict (engagement_id, starts_on) do update set status = excluded.status, minutes = excluded.minutes`,
    id,
    status,
    startsOn,
    minutes,
  )

describe('the operator’s list of engagements', () => {
  test('has those that go on, newest first, and those that are over, latest first, by name', async () => {
    const talent = await newTalent(app)
    const first = await activeEngagement(app, owner, talent, { startDate: dayFrom(-3) })
    const second = await preparedEngagement(app, owner, await newTalent(app))
    expect((await idsOf('current')).slice(0, 2)).toEqual([second.id, first.id])
    expect(await rowOf(first.id)).toMatchObject({ status: 'active', startsOn: dayFrom(-3), troubles: [] })
    expect(await rowOf(first.id)).toMatchObject({
      talent: expect.any(String),
      firm: expect.any(String),
      title: expect.any(String),
    })
    await owner.browser.call(moveEngagement, {
      ...{ id: second.id, move: 'terminate', expectedStatus: 'preparing', reason: 'No budget.' },
    })
    expect((await idsOf('over'))[0]).toBe(second.id)
    expect(await idsOf('current')).not.toContain(second.id)
  })

  test('says when the day-ten check is due, until it is ticked', async () => {
    const { id } = await activeEngagement(app, owner, await newTalent(app), { startDate: dayFrom(-9) })
    const due = async () => {
      await app.services.db.asSystem((tx) => remindOfEngagements(tx, app.services))
      return (await idsOf('day-ten')).includes(id)
    }
    expect(await due()).toBe(false)
    const late = await activeEngagement(app, owner, await newTalent(app), { startDate: dayFrom(-10) })
    expect(await due()).toBe(false)
    expect(await idsOf('day-ten')).toContain(late.id)
    expect((await rowOf(late.id))?.troubles).toMatchObject([{ kind: 'day-ten' }])
    const tick = await admin.browser.call(tickOnboarding, { id: late.id, item: 'day-ten', isDone: true })
    expect(tick.status).toBe(200)
    expect(await idsOf('day-ten')).not.toContain(late.id)
  })

  test('shows whom nobody has signed with a week after the acceptance', async () => {
    const { id, offerId } = await preparedEngagement(app, owner, await newTalent(app))
    await set(`update engagements set accepted_at = now() - interval '8 days' where id = $1`, id)
    expect(await idsOf('unsigned')).not.toContain(id)
    await set(`update statements set status = 'out' where offer_id = $1`, offerId)
    expect(await idsOf('unsigned')).toContain(id)
    expect((await rowOf(id))?.troubles).toMatchObject([{ kind: 'unsigned' }])
    await set(`update engagements set accepted_at = now() - interval '6 days' where id = $1`, id)
    expect(await idsOf('unsigned')).not.toContain(id)
  })

  test('shows hours that wait a week after their week ended, whoever keeps them waiting', async () => {
    const { id } = await activeEngagement(app, owner, await newTalent(app), { startDate: dayFrom(-60) })
    for (const [status, startsOn, minutes, isLate] of [
      ['submitted', addDays(oldWeek, 7), 600, false],
      ['approved', oldWeek, 600, false],
      ['open', oldWeek, 0, false],
      ['open', oldWeek, 600, true],
      ['submitted', oldWeek, 600, true],
      ['returned', oldWeek, 600, true],
    ] as const) {
      await set('delete from weeks where engagement_id = $1', id)
      await weekOf(id, status, startsOn, minutes)
      expect((await idsOf('hours')).includes(id), `${status} ${startsOn}`).toBe(isLate)
    }
    expect((await rowOf(id))?.troubles.filter(({ kind }) => kind === 'hours')).toEqual([
      { kind: 'hours', since: addDays(oldWeek, 6) },
    ])
  })

  test('lists an engagement once, where its first late week stands, however many of them come before the next engagement', async () => {
    const [first, next] = [
      await activeEngagement(app, owner, await newTalent(app), { startDate: dayFrom(-60) }),
      await activeEngagement(app, owner, await newTalent(app), { startDate: dayFrom(-60) }),
    ]
    for (let week = 30; week < 40; week++) await weekOf(first.id, 'submitted', addDays(oldWeek, -7 * week), 600)
    await weekOf(next.id, 'submitted', addDays(oldWeek, -7 * 20), 600)
    // Counted to one row past two, so that ten late weeks are more than are read at first.
    const found = await app.database.asSuperuser(async (ask) => {
      const { rows } = await ask({
        sql: `select id, total from app.find_engagements('hours', 0, 2, 2)`,
        parameters: [],
      })
      return rows
    })
    expect(found).toEqual([
      { id: first.id, total: 3 },
      { id: next.id, total: 3 },
    ])
  })

  test('shows whose hours are on an invoice that is overdue', async () => {
    const { id } = await activeEngagement(app, owner, await newTalent(app), { startDate: dayFrom(-60) })
    await weekOf(id, 'invoiced', oldWeek, 600)
    await set(
      `with made as (
         insert into invoices (number, firm_id, status, client, client_place, terms_days, through, issued_on, due_on)
         select 'INV-2026-' || left(w.id::text, 8), w.firm_id, 'issued', 'Hollis', '', 7, w.starts_on + 6, w.starts_on + 7, '2026-01-31'
         from weeks w where w.engagement_id = $1 and w.starts_on = $2 returning id, firm_id
       )
       insert into invoice_lines (invoice_id, week_id, professional, project, starts_on, minutes, rate_cents, fee_basis_points, pay_cents, fee_cents)
       select m.id, w.id, 'Ana', 'Close', w.starts_on, 600, 4000, 0, 40000, 0 from made m, weeks w
       where w.engagement_id = $1 and w.starts_on = $2`,
      id,
      oldWeek,
    )
    expect(await idsOf('invoice')).not.toContain(id)
    await set(`update invoices set status = 'overdue' where due_on = '2026-01-31'`)
    expect(await idsOf('invoice')).toContain(id)
    expect((await rowOf(id))?.troubles).toContainEqual({ kind: 'invoice', since: '2026-01-31' })
  })

  test('finds by each filter exactly those that say so of themselves', async () => {
    const everyone = [...(await list('current')).engagements, ...(await list('over')).engagements]
    expect(everyone.length).toBeGreaterThan(5)
    for (const filter of troubles) {
      const said = everyone.filter((one) => one.troubles.some(({ kind }) => kind === filter))
      expect((await idsOf(filter)).toSorted(), filter).toEqual(said.map(({ id }) => id).toSorted())
    }
  })

  test('has pages', async () => {
    const before = (await list('over')).total
    const { id } = await preparedEngagement(app, owner, await newTalent(app))
    await set(
      `with quiet as (select set_config('session_replication_role', 'replica', true)), made as (
         insert into applications (project_id, user_id, cover_letter, status)
         select a.project_id, u.id, 'x', 'accepted' from quiet, engagements e join applications a on a.id = e.application_id,
           (select id from users where role = 'talent') u where e.id = $1 on conflict do nothing returning id
       )
       insert into engagements (application_id, status, accepted_at, ended_at)
       select id, 'ended', now() - interval '90 days', now() - interval '80 days' from made`,
      id,
    )
    const { total, pageCount, engagements } = await list('over')
    expect(total).toBeGreaterThan(before)
    expect(pageCount).toBe(Math.ceil(total / engagementPageSize))
    expect(engagements.length).toBe(Math.min(total, engagementPageSize))
    expect(await list('over', pageCount + 1)).toMatchObject({ engagements: [], total, pageCount })
  })
})
