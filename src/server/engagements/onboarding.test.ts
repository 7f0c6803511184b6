import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEngagement, tickOnboarding } from '#contract/engagements.ts'
import { onboardingMessages } from '#domain/engagements/onboarding.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { dayFrom, openGate, preparedEngagement } from './testing/engagement.ts'
import { remindOfEngagements } from './turn-engagements.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const run = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const read = async (id: string, by: Person) => (await by.browser.call(readEngagement, { id })).body

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
