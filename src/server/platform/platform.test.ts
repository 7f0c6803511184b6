import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { decideCandidate } from '#contract/candidates.ts'
import { readPlatform, updateChecklist } from '#contract/platform.ts'
import { createProject, setProjectStatus } from '#contract/projects.ts'
import { readStatement, voidStatement } from '#contract/statements.ts'
import { signAs, statementOf } from '../statements/testing/statement.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { sampleTerms } from '../testing/sample-terms.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Talent = Awaited<ReturnType<typeof newTalent>>

let app: TestApp
let admin: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  buyer = await newBuyer(app)
})
afterAll(() => app.close())

const decide = (talent: Talent, expectedStatus: 'pending' | 'accepted', decision: object) =>
  admin.browser.call(decideCandidate, { id: talent.candidateId, expectedStatus, decision })

async function newAccepted(): Promise<Talent> {
  const talent = await newTalent(app)
  await decide(talent, 'pending', { move: 'accept' })
  return talent
}

async function apply({ browser }: Person, title = 'Month-end close') {
  const { body: project } = await buyer.browser.call(createProject, { title, internalNote: 'CANARY-note' })
  const input = { projectId: project.id, coverLetter: 'I close books in three days.', hourlyRate: 38 }
  const { body } = await browser.call(applyToProject, input)
  return { projectId: project.id as string, applicationId: body.application.id }
}

const accept = (id: string) => buyer.browser.call(moveApplication, { id, move: 'accept', expectedStatus: 'pending' })

describe('the platform', () => {
  test('shows engagements with the firm’s contact, and the other applications with where they stand', async () => {
    const talent = await newAccepted()
    const [engaged, waiting] = [await apply(talent), await apply(talent, 'Sales tax')]
    expect((await accept(engaged.applicationId)).status).toBe(200)
    const { body } = await talent.browser.call(readPlatform, {})
    expect(body.engagements).toMatchObject([
      {
        ...engaged,
        title: 'Month-end close',
        status: 'accepted',
        hourlyRate: 38,
        contact: {
          company: 'Hollis & Quay CPAs',
          name: 'Ellen Reed',
          jobTitle: 'Partner',
          email: buyer.email,
          phone: '+1 2125550142',
        },
        done: [],
      },
    ])
    expect(body.otherApplications).toMatchObject([{ ...waiting, title: 'Sales tax', status: 'pending' }])
    expect(body).toMatchObject({ total: 1, pageCount: 1 })
    expect(JSON.stringify(body)).not.toMatch(/CANARY|stripe|created_by/)

    await buyer.browser.call(setProjectStatus, {
      id: engaged.projectId,
      status: 'completed',
      endsEngagements: true,
    })
    expect((await talent.browser.call(readPlatform, {})).body.engagements[0]?.status).toBe('completed')
  })

  test('shows what was agreed on and signed, not what the talent applied with', async () => {
    const [owner, talent] = [await newBuyer(app), await newAccepted()]
    const shown = async () => (await talent.browser.call(readPlatform, {})).body.engagements[0]
    const { id } = await statementOf(app, owner, talent, 'out')
    await app.database.ownerRun('update applications set hourly_rate = 38 where user_id = $1', [talent.userId])
    expect(await shown()).toMatchObject({ hourlyRate: 38, hoursPerWeek: null, done: ['agree-start'] })

    const { body: statement } = await talent.browser.call(readStatement, { id })
    expect((await signAs(talent, statement, 'Maria Santelmo')).status).toBe(200)
    // The firm hasn't signed yet: the step is done, the terms don't count.
    expect(await shown()).toMatchObject({ hourlyRate: 38, done: ['agree-start', 'sign-agreement'] })
    expect((await signAs(owner, statement, 'Ellen Reed')).body.status).toBe('executed')
    const { rateCents, hoursPerWeek, startDate } = sampleTerms
    expect(rateCents).not.toBe(3800)
    expect(await shown()).toMatchObject({
      hourlyRate: rateCents / 100,
      hoursPerWeek,
      startDate,
      done: ['agree-start', 'sign-agreement'],
    })
  })

  test('asks for the signature again once a signed statement was taken back', async () => {
    const [owner, talent] = [await newBuyer(app), await newAccepted()]
    const { id } = await statementOf(app, owner, talent, 'signed')
    expect((await owner.browser.call(voidStatement, { id, move: 'void', reason: 'Another start date.' })).status).toBe(
      200,
    )
    expect((await talent.browser.call(readPlatform, {})).body.engagements[0]?.done).toEqual(['agree-start'])
  })

  test('is refused without access, in the words for where one stands', async () => {
    const talent = await newTalent(app)
    const refusal = async () => {
      const { status, error } = await talent.browser.call(readPlatform, {})
      return [status, error?.message]
    }
    expect(await refusal()).toEqual([403, "You'll be granted access once approved."])
    await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
      talent.candidateId,
    ])
    expect((await refusal())[1]).toContain('access will be enabled shortly')
    expect((await refusal())[1]).toContain("You'll get an email")
    const person = await newPerson(app, 'talent')
    expect((await person.browser.call(readPlatform, {})).status).toBe(403)
  })

  test('closes at once when access is taken back, also for someone who asks the database alone', async () => {
    const talent = await newAccepted()
    const { applicationId } = await apply(talent)
    await accept(applicationId)
    const tick = { applicationId, item: 'write-first', isDone: true } as const
    expect((await talent.browser.call(updateChecklist, tick)).body).toEqual({ done: ['write-first'] })

    await decide(talent, 'accepted', { move: 'reject', reason: 'References did not answer.' })
    expect((await talent.browser.call(readPlatform, {})).status).toBe(403)
    expect((await talent.browser.call(updateChecklist, { ...tick, isDone: false })).status).toBe(403)
    const { listEngagements, setChecklistItem } = await import('#db/platform.ts')
    const person = { userId: talent.userId }
    const [engagement] = await app.services.db.asUser(person, listEngagements)
    expect(engagement).toMatchObject({ applicationId, email: null, phone: null, done: [] })
    await expect(
      app.services.db.asUser(person, (tx) => setChecklistItem(tx, applicationId, 'get-access', true)),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the checklist', () => {
  test('is ticked once by fifty presses, and unticked', async () => {
    const talent = await newAccepted()
    const { applicationId } = await apply(talent)
    await accept(applicationId)
    const tick = { applicationId, item: 'get-access', isDone: true } as const
    const answers = await Promise.all(Array.from({ length: 50 }, () => talent.browser.call(updateChecklist, tick)))
    expect(answers.every(({ body }) => body.done.join() === 'get-access')).toBe(true)
    expect((await talent.browser.call(readPlatform, {})).body.engagements[0]?.done).toEqual(['get-access'])
    const off = await talent.browser.call(updateChecklist, { ...tick, isDone: false })
    expect(off.body).toEqual({ done: [] })
  })

  test('of someone else, of an application that was not accepted, or with another item is refused', async () => {
    const [talent, stranger] = [await newAccepted(), await newAccepted()]
    const { applicationId } = await apply(talent)
    const tick = { applicationId, item: 'get-access', isDone: true }
    expect((await talent.browser.call(updateChecklist, tick)).status).toBe(404)
    await accept(applicationId)
    expect((await stranger.browser.call(updateChecklist, tick)).status).toBe(404)
    expect((await talent.browser.call(updateChecklist, { ...tick, item: 'rule-the-world' })).status).toBe(400)
    expect((await talent.browser.call(updateChecklist, { ...tick, item: 'sign-agreement' })).status).toBe(400)
    expect((await talent.browser.call(updateChecklist, { ...tick, user_id: stranger.userId })).status).toBe(400)
  })

  test('the other applications come by pages', async () => {
    const talent = await newAccepted()
    for (let index = 0; index < 13; index++) await apply(talent, `Project ${index}`)
    const first = (await talent.browser.call(readPlatform, {})).body
    const second = (await talent.browser.call(readPlatform, { page: 2 })).body
    expect(first).toMatchObject({ total: 13, pageCount: 2 })
    const titles = [...first.otherApplications, ...second.otherApplications].map(({ title }) => title)
    expect(new Set(titles).size).toBe(13)
    expect((await talent.browser.call(readPlatform, { page: 9 })).body.otherApplications).toEqual([])
    expect((await talent.browser.call(readPlatform, { page: 0 })).status).toBe(400)
  })
})
