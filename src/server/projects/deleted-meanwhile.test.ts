import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { grantAccess } from '#contract/engagements.ts'
import { addLines, startTimer } from '#contract/hours.ts'
import { makeOffer } from '#contract/offers.ts'
import { createProject } from '#contract/projects.ts'
import { amendStatement, draftStatement } from '#contract/statements.ts'
import type { Tx } from '#db/session.ts'
import { activeEngagement } from '../engagements/testing/engagement.ts'
import { acceptedOfferOf } from '../statements/testing/statement.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { sampleTerms } from '../testing/sample-terms.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Answer = Promise<{ status: number; error: { code: string } | undefined }>
type Write = { projectId: string; write: () => Answer }

// The embedded database lets in one transaction at a time.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a project that is deleted between the check and the write', () => {
  let app: TestApp
  let owner: Person
  let talent: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    talent = await newTalent(app)
  })
  afterAll(() => app.close())

  /** While a request is about to run the statement that begins so, someone else finishes something. */
  async function meanwhile(begins: string, happen: () => Promise<unknown>, request: () => Answer) {
    const { db } = app.services
    let hasHappened = false
    const slowly =
      <T>(run: (built: Parameters<Tx['count']>[0]) => Promise<T>) =>
      async (built: Parameters<Tx['count']>[0]) => {
        if (!hasHappened && built.compile().sql.startsWith(begins)) {
          hasHappened = true
          await happen()
        }
        return run(built)
      }
    app.services.db = {
      ...db,
      asUser: (person, work) =>
        db.asUser(person, (tx, me) =>
          work({ ...tx, first: slowly(tx.first) as Tx['first'], count: slowly(tx.count) }, me),
        ),
    }
    const answer = await request().finally(() => {
      app.services.db = db
    })
    expect(hasHappened).toBe(true)
    return answer
  }

  async function accepted() {
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const { id } = (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body.application
    await owner.browser.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
    return { projectId, id }
  }
  const engaged = () => activeEngagement(app, owner, talent, { startDate: '2026-01-05' })

  const writes: Record<string, [begins: string, prepare: () => Promise<Write>]> = {
    'the first hours of a week': [
      'insert into "weeks"',
      async () => {
        const { projectId, id: engagementId } = await engaged()
        const lines = [{ day: '2026-01-06', minutes: 60, task: 'Close' }]
        return { projectId, write: () => talent.browser.call(addLines, { engagementId, lines }) }
      },
    ],
    'a timer': [
      'insert into "week_timers"',
      async () => {
        const { projectId, id: engagementId } = await engaged()
        return { projectId, write: () => talent.browser.call(startTimer, { engagementId, task: 'Close' }) }
      },
    ],
    'the draft of an offer': [
      'insert into "offers"',
      async () => {
        const { projectId, id } = await accepted()
        const draft = { id, terms: sampleTerms, note: '', status: 'draft' } as const
        return { projectId, write: () => owner.browser.call(makeOffer, draft) }
      },
    ],
    'a statement': [
      'insert into "statements"',
      async () => {
        const offerId = await acceptedOfferOf(app, owner, talent)
        const [row] = await app.database.ownerRun('select project_id as id from offers where id = $1', [offerId])
        return { projectId: row?.id as string, write: () => owner.browser.call(draftStatement, { offerId }) }
      },
    ],
    'an amendment': [
      'insert into "statements"',
      async () => {
        const { projectId, statementId } = await engaged()
        return { projectId, write: () => owner.browser.call(amendStatement, { id: statementId }) }
      },
    ],
    'an access': [
      'insert into "engagement_accesses"',
      async () => {
        const { projectId, id } = await engaged()
        return { projectId, write: () => owner.browser.call(grantAccess, { id, system: 'QuickBooks', role: 'Reader' }) }
      },
    ],
  }

  test.each(Object.entries(writes))('%s: the writer is told, and nothing is left', async (_, [begins, prepare]) => {
    const { projectId, write } = await prepare()
    const remove = () => app.database.ownerRun('delete from projects where id = $1', [projectId])
    const answer = await meanwhile(begins, remove, write)
    expect(answer).toMatchObject({ status: 409, error: { code: 'conflict' } })
    const [left] = await app.database.ownerRun(
      `select (select count(*)::int from weeks where talent_id = $1 and minutes > 0) as weeks, (select count(*)::int from week_timers) as timers,
         (select count(*)::int from offers where project_id = $2) as offers`,
      [talent.userId, projectId],
    )
    expect(left).toEqual({ weeks: 0, timers: 0, offers: 0 })
  })
})
