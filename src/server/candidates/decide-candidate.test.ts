import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideCandidate } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import { newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Decision = InputOf<typeof decideCandidate>['decision']

describe('deciding on a candidate', () => {
  let app: TestApp
  let admin: Person
  let id: string
  beforeAll(async () => {
    app = await testApp()
    admin = await newPerson(app, 'admin')
    id = (await newTalent(app)).candidateId
  })
  afterAll(() => app.close())

  const decide = (expectedStatus: CandidateStatus, decision: Decision, by = admin) =>
    by.browser.call(decideCandidate, { id, expectedStatus, decision })

  test('an interview is scheduled, with its notes and its reviewer', async () => {
    const interviewAt = '2026-11-19T15:00:00.000Z'
    const { body } = await decide('pending', { move: 'interview', interviewAt, notes: 'Ask about GAAP.' })
    expect(body).toMatchObject({
      status: 'interviewed',
      actions: ['accept', 'reject'],
      interviewScheduledAt: interviewAt,
      interviewNotes: 'Ask about GAAP.',
      reviewedBy: admin.userId,
      platformAccessGrantedAt: null,
    })
  })

  test('acceptance grants access and keeps the notes; an edit keeps the first grant and names the second admin', async () => {
    const accepted = await decide('interviewed', { move: 'accept' })
    expect(accepted.body).toMatchObject({ status: 'accepted', interviewNotes: 'Ask about GAAP.' })
    expect(accepted.body.platformAccessGrantedAt).toBe(accepted.body.reviewedAt)

    const second = await newPerson(app, 'admin')
    const edited = await decide('accepted', { move: 'edit', notes: 'Prefers mornings.' }, second)
    expect(edited.body).toMatchObject({
      status: 'accepted',
      actions: ['reject', 'edit'],
      interviewNotes: 'Prefers mornings.',
      reviewedBy: second.userId,
      platformAccessGrantedAt: accepted.body.platformAccessGrantedAt,
    })
    expect(edited.body.reviewedAt).not.toBe(accepted.body.reviewedAt)
  })

  test('rejection needs a reason and takes access back; acceptance grants it anew', async () => {
    expect((await decide('accepted', { move: 'reject', reason: ' ' })).status).toBe(400)
    const rejected = await decide('accepted', { move: 'reject', reason: 'References did not answer.' })
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      actions: ['accept', 'edit'],
      rejectionReason: 'References did not answer.',
      platformAccessGrantedAt: null,
    })
    const again = await decide('rejected', { move: 'accept' })
    expect(again.body).toMatchObject({ status: 'accepted', rejectionReason: null })
    expect(again.body.platformAccessGrantedAt).not.toBeNull()
  })

  test('every change is in the history, with who made it', async () => {
    const history = await app.database.ownerRun(
      'select to_status, actor_id is not null as by_someone from candidate_history where candidate_id = $1 order by id',
      [id],
    )
    expect(history.map((entry) => entry.to_status)).toEqual([
      'pending',
      'interviewed',
      'accepted',
      'accepted',
      'rejected',
      'accepted',
    ])
    expect(history.slice(1).every((entry) => entry.by_someone)).toBe(true)
  })

  test('of two admins at once, the second learns what the first decided', async () => {
    id = (await newTalent(app)).candidateId
    const answers = await Promise.all([
      decide('pending', { move: 'accept' }),
      decide('pending', { move: 'reject', reason: 'No overlap with US hours.' }),
    ])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect([won?.status, lost?.status]).toEqual([200, 409])
    expect(lost?.error?.message).toContain(`now ${won?.body.status}.`)
  })

  test('a move the status does not have is refused, and nobody unknown is decided on', async () => {
    id = (await newTalent(app)).candidateId
    expect((await decide('pending', { move: 'edit', notes: 'x' })).status).toBe(409)
    id = randomUUID()
    expect((await decide('pending', { move: 'accept' })).status).toBe(404)
  })
})
