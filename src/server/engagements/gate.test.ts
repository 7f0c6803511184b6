import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEngagement } from '#contract/engagements.ts'
import { setFirmTerms } from '#contract/verification.ts'
import { startConditions } from '#domain/engagements/status.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { dayFrom, openGate, preparedEngagement } from './testing/engagement.ts'
import { turnEngagements } from './turn-engagements.ts'

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
const read = async (id: string) => (await owner.browser.call(readEngagement, { id })).body

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
    `update identity.passkeys set user_id = $4 where user_id = $1`,
    `update identity.passkeys set user_id = $1 where user_id = $4`,
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

  test('asks for the second factor of someone who approves hours: not of a viewer, nor of the owner in particular', async () => {
    const [firm, worker] = [await newBuyer(app), await newTalent(app)]
    const [viewer, approver] = [await newMember(app, firm, 'viewer'), await newMember(app, firm, 'approver')]
    const { id } = await preparedEngagement(app, firm, worker)
    const missing = async () => (await firm.browser.call(readEngagement, { id })).body.missing
    await openGate(app, viewer, worker)
    await turn()
    expect([await missing(), await statusOf(id)]).toEqual([['approver-factor'], 'preparing'])
    await openGate(app, approver, worker)
    expect(await missing()).toEqual([])
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
