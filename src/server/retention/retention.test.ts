import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmEmail } from '#contract/confirmations.ts'
import { readPerson } from '#contract/people.ts'
import { listActs } from '#contract/record.ts'
import { previewRetention, readRetention, saveRetention } from '#contract/retention.ts'
import type { Retention } from '#domain/retention/retention.ts'
import { newBuyer, newPerson, newTalent, newUnconfirmed, type Person, tokenIn } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { removeExpiredAccountsJob } from './remove-expired-accounts.ts'

let app: TestApp
let admin: Person
const off: Retention = { keepUnconfirmedDays: null, keepRejectedDays: null, keepInactiveDays: null }
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
beforeEach(() => save(off))
afterAll(() => app.close())

const save = (retention: Retention) => admin.browser.call(saveRetention, retention)
const preview = async (retention: Partial<Retention>) =>
  (await admin.browser.call(previewRetention, { ...off, ...retention })).body
const job = { id: '', kind: 'remove-expired-accounts', key: '', attempts: 1 }
const runJob = () => removeExpiredAccountsJob(app.services).run(job)
const run = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const isThere = async ({ userId }: Person) => (await run('select from users where id = $1', userId)).length === 1
const age = ({ userId }: Person, days: number) =>
  run(
    `update identity.users set created_at = now() - make_interval(days => $2),
      last_sign_in_at = case when last_sign_in_at is not null then now() - make_interval(days => $2) end where id = $1`,
    userId,
    days,
  )
const ageWarnings = (days: number) =>
  run('update retention_warnings set warned_at = warned_at - make_interval(days => $1)', days)
const kindsTo = async ({ email }: Person) => (await app.mails(email)).map(({ kind }) => kind)

async function rejected(days: number): Promise<Person> {
  const talent = await newTalent(app)
  await run(
    `update candidates set status = 'rejected', rejection_reason = 'x', reviewed_at = now() - make_interval(days => $2) where id = $1`,
    talent.candidateId,
    days,
  )
  return talent
}

describe('T73 retention', () => {
  test('is off at first: nobody is warned or removed, however old', async () => {
    const unconfirmed = await newUnconfirmed(app)
    await age(unconfirmed, 3000)
    expect((await admin.browser.call(readRetention, {})).body).toEqual(off)
    expect(await runJob()).toBe(0)
    expect(await isThere(unconfirmed)).toBe(true)
    expect(await preview({})).toEqual({ people: [], total: 0, isTotalExact: true })
  })

  test('removes who never confirmed, was rejected or is inactive, two weeks after a warning', async () => {
    const people = [await newUnconfirmed(app), await rejected(100), await newBuyer(app)] as const
    const [unconfirmed, , inactive] = people
    await age(unconfirmed, 100)
    await age(inactive, 100)
    const fresh = await newUnconfirmed(app)
    await save({ keepUnconfirmedDays: 60, keepRejectedDays: 90, keepInactiveDays: 90 })
    await runJob()
    for (const person of people) {
      expect(await isThere(person)).toBe(true)
      expect((await kindsTo(person))[0]).toBe('expiry-warning')
    }
    await ageWarnings(13)
    await runJob()
    for (const person of people) {
      expect(await isThere(person)).toBe(true)
      expect((await kindsTo(person)).filter((kind) => kind === 'expiry-warning')).toHaveLength(1)
    }
    await ageWarnings(1)
    await runJob()
    for (const person of people) expect(await isThere(person)).toBe(false)
    expect(await isThere(fresh)).toBe(true)
    expect((await kindsTo(inactive))[0]).toBe('account-deleted')
    const { acts } = (await admin.browser.call(listActs, { act: 'account.removed' })).body
    const reasons = new Map(acts.map(({ subjectId, detail }) => [subjectId, detail.reason]))
    expect(people.map(({ userId }) => reasons.get(userId))).toEqual(['unconfirmed', 'rejected', 'inactive'])
    expect(acts[0]).toMatchObject({ actorName: 'The operator', subjectLabel: null })
  })

  test('lets go of who signs in, confirms or is suspended after the warning', async () => {
    const [inactive, unconfirmed, suspended] = [await newBuyer(app), await newUnconfirmed(app), await newBuyer(app)]
    const [mail] = await app.mails(unconfirmed.email)
    for (const person of [inactive, unconfirmed, suspended]) await age(person, 100)
    await save({ ...off, keepUnconfirmedDays: 60, keepInactiveDays: 60 })
    await runJob()
    await ageWarnings(20)
    await run('update identity.users set last_sign_in_at = now() where id = $1', inactive.userId)
    await unconfirmed.browser.call(confirmEmail, { token: tokenIn(mail?.links ?? []) })
    await run('update identity.users set last_sign_in_at = now() where id = $1', unconfirmed.userId)
    await run(
      `update identity.users set suspended_at = now(), suspension_reason = 'Spam.' where id = $1`,
      suspended.userId,
    )
    await runJob()
    for (const person of [inactive, unconfirmed, suspended]) expect(await isThere(person)).toBe(true)
    // Once inactive again, they are warned again: the old warning counts for nothing.
    await age(inactive, 59)
    await runJob()
    expect((await kindsTo(inactive)).filter((kind) => kind === 'expiry-warning')).toHaveLength(2)
  })

  test('spares admins and whoever has an engagement', async () => {
    const [owner, talent, other] = [await newBuyer(app), await newTalent(app), await newPerson(app, 'admin')]
    await run(
      `with project as (insert into projects (title, buyer_id, firm_id) select 'Close', id, firm_id from buyers where user_id = $1 returning id)
       insert into applications (project_id, user_id, cover_letter, status) select id, $2, 'x', 'accepted' from project`,
      owner.userId,
      talent.userId,
    )
    for (const person of [owner, talent, other]) await age(person, 400)
    const expired = (await preview({ keepInactiveDays: 365 })).people.map(({ id }) => id)
    for (const person of [owner, talent, other]) expect(expired).not.toContain(person.userId)
    await run(`update engagements set status = 'ended' where ended_at is null`)
    expect((await preview({ keepInactiveDays: 365 })).people.map(({ id }) => id)).toEqual(
      expect.arrayContaining([owner.userId, talent.userId]),
    )
  })

  test('spares the owner of a firm that has hours to decide on', async () => {
    const [owner, talent] = [await newBuyer(app), await newTalent(app)]
    await run(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       insert into weeks (firm_id, talent_id, starts_on, status, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at)
       select firm_id, $2, '2026-01-05', 'submitted', 60, 600, 4400, 1500, now() from buyers, quiet where user_id = $1`,
      owner.userId,
      talent.userId,
    )
    await age(owner, 400)
    const expired = async () => (await preview({ keepInactiveDays: 365 })).people.map(({ id }) => id)
    expect(await expired()).not.toContain(owner.userId)
    await run(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update weeks set status = 'invoiced', decided_at = now() from quiet where talent_id = $1`,
      talent.userId,
    )
    expect(await expired()).toContain(owner.userId)
  })

  test('spares who was rejected and works under an engagement until it ends', async () => {
    const [owner, talent] = [await newBuyer(app), await rejected(400)]
    await run(
      `with project as (insert into projects (title, buyer_id, firm_id) select 'Close', id, firm_id from buyers where user_id = $1 returning id)
       insert into applications (project_id, user_id, cover_letter, status) select id, $2, 'x', 'accepted' from project`,
      owner.userId,
      talent.userId,
    )
    const expired = async () => (await preview({ keepRejectedDays: 365 })).people.map(({ id }) => id)
    expect(await expired()).not.toContain(talent.userId)
    await run(`update engagements set status = 'ended' where ended_at is null`)
    expect(await expired()).toContain(talent.userId)
  })

  test('T22 warns who gets many emails, and counts no warning that was dropped', async () => {
    const [busy, flooded] = [await newBuyer(app), await newBuyer(app)]
    const fill = ({ email }: Person, count: number) =>
      run(
        `insert into mails (kind, recipient, subject, sealed_content)
         select 'reset-password', $1, 's', '' from generate_series(1, $2::int)`,
        email,
        count,
      )
    await fill(busy, 20)
    await fill(flooded, 50)
    for (const person of [busy, flooded]) await age(person, 200)
    await save({ ...off, keepInactiveDays: 90 })
    await runJob()
    const warnedOf = ({ userId }: Person) => run('select from retention_warnings where user_id = $1', userId)
    expect(await warnedOf(busy)).toHaveLength(1)
    expect(await warnedOf(flooded)).toHaveLength(0)
    await ageWarnings(20)
    await run(`update mails set created_at = created_at - interval '2 days' where recipient = $1`, flooded.email)
    await runJob()
    expect([await isThere(busy), await isThere(flooded)]).toEqual([false, true])
    expect(await warnedOf(flooded)).toHaveLength(1)
  })

  test('gives everyone a new warning when the settings change', async () => {
    const buyer = await newBuyer(app)
    await age(buyer, 200)
    await save({ ...off, keepInactiveDays: 90 })
    await runJob()
    await ageWarnings(20)
    await save(off)
    await save({ ...off, keepInactiveDays: 90 })
    await runJob()
    expect(await isThere(buyer)).toBe(true)
    expect((await kindsTo(buyer)).filter((kind) => kind === 'expiry-warning')).toHaveLength(2)
  })
})

test('the preview shows whom given settings would remove now, and changes nothing', async () => {
  const [one, two] = [await rejected(700), await rejected(600)]
  const found = await preview({ keepRejectedDays: 599 })
  expect(found.people.map(({ id, reason }) => [id, reason])).toEqual([
    [one.userId, 'rejected'],
    [two.userId, 'rejected'],
  ])
  expect(found).toMatchObject({ total: 2, isTotalExact: true })
  expect((await preview({ keepRejectedDays: 650 })).total).toBe(1)
  expect((await admin.browser.call(readRetention, {})).body).toEqual(off)
  expect((await admin.browser.call(readPerson, { id: one.userId })).status).toBe(200)
})

test.each([{ keepInactiveDays: 29 }, { keepInactiveDays: 3651 }, { keepRejectedDays: 30.5 }, { keepForever: 1 }])(
  '%j is refused',
  async (wrong) => {
    expect((await admin.browser.call(saveRetention, { ...off, ...wrong })).status).toBe(400)
  },
)
