import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideCandidate, openCandidate, previewEmail } from '#contract/candidates.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { listActs } from '#contract/record.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { readIntroCallHours, setIntroCallHours } from '#contract/scheduling.ts'
import { routes } from '../routes.ts'
import { mustRecord, transactionRoute } from '../serve.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const acts = async (filter: object = {}, who = admin) => (await who.browser.call(listActs, filter)).body

test('T70 what an admin does is written down with its subject, once it has happened', async () => {
  const { candidateId: id } = await newTalent(app)
  const reject = { move: 'reject', reason: 'CANARY-REASON', notes: 'CANARY-NOTES' } as const
  await admin.browser.call(openCandidate, { id })
  await admin.browser.call(previewEmail, { id, move: 'reject', interviewAt: null })
  await admin.browser.call(decideCandidate, { id, expectedStatus: 'pending', decision: reject })
  expect((await admin.browser.call(decideCandidate, { id, expectedStatus: 'pending', decision: reject })).status).toBe(
    409,
  )
  await app.database.ownerRun(
    `update candidates set resume_path = id || '/1-a.pdf', resume_original_name = 'a.pdf',
    resume_size_bytes = 1, resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    [id],
  )
  await admin.browser.call(readResumeLink, { id })
  const { body: hours } = await admin.browser.call(readIntroCallHours, {})
  await admin.browser.call(setIntroCallHours, hours)

  const list = await acts({ admin: admin.userId })
  const subject = { subjectKind: 'candidate', subjectId: id, subjectLabel: 'Test talent', actorName: 'Test admin' }
  expect(list.acts).toEqual([
    expect.objectContaining({ act: 'hours.changed', subjectId: null }),
    expect.objectContaining({ act: 'resume.opened', ...subject }),
    expect.objectContaining({ act: 'candidate.rejected', ...subject, detail: { from: 'pending', to: 'rejected' } }),
    expect.objectContaining({ act: 'candidate.opened', ...subject }),
    expect.objectContaining({ act: 'admin.signed-in', actorId: admin.userId }),
  ])
  expect(JSON.stringify(list)).not.toContain('CANARY')
})

test('is filtered by admin, act and time, page by page', async () => {
  const [other, buyer] = [await newPerson(app, 'admin'), await newBuyer(app)]
  await app.database.ownerRun(
    `insert into events (actor_id, event, happened_at)
    select $1, 'lead.handled', timestamptz '2026-01-31 23:59Z' - n * interval '1 hour' from generate_series(1, 120) n`,
    [other.userId],
  )
  const all = await acts({ admin: other.userId, act: 'lead.handled' })
  expect(all).toMatchObject({ total: 120, pageCount: 3, isTotalExact: true })
  expect(all.acts).toHaveLength(50)
  const [first] = all.acts
  expect(first?.happenedAt).toContain('2026-01-31')
  const last = await acts({ admin: other.userId, act: 'lead.handled', page: 3 })
  expect(last.acts).toHaveLength(20)
  const since = { since: '2026-01-31T00:00:00Z', until: '2026-02-01T00:00:00Z' }
  expect(await acts({ ...since, act: 'lead.handled' })).toMatchObject({ total: 23 })
  expect((await admin.browser.call(listActs, { act: "x' or true" as never })).status).toBe(400)
  expect((await buyer.browser.call(listActs, {})).status).toBe(403)
})

test('comes as a file that runs no formulas, and that is recorded', async () => {
  const admin = await newPerson(app, 'admin')
  await app.database.ownerRun(`update users set name = '=HYPERLINK("http://x")' where id = $1`, [admin.userId])
  await app.database.ownerRun(
    `insert into events (actor_id, event)
    select $1, 'lead.handled' from generate_series(1, 1500)`,
    [admin.userId],
  )
  const file = await admin.browser.send(`/api/record.csv?admin=${admin.userId}`)
  const lines = (await file.text()).trim().split('\n')
  expect(lines).toHaveLength(1 + 1500 + 1)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect((await acts({ admin: admin.userId })).acts[0]).toMatchObject({ act: 'record.exported' })
  expect((await (await newBuyer(app)).browser.send('/api/record.csv')).status).toBe(403)
  expect((await app.visitor().send('/api/record.csv')).status).toBe(401)
})

test('keeps what was done when people leave, without their names', async () => {
  const [talent, leaving] = [await newTalent(app), await newPerson(app, 'admin')]
  await leaving.browser.call(openCandidate, { id: talent.candidateId })
  await talent.browser.call(deleteAccount, { password: testPassword })
  expect((await leaving.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
  const kept = await acts({ admin: leaving.userId, act: 'candidate.opened' })
  expect(kept.acts).toEqual([
    expect.objectContaining({ actorName: 'Former admin', subjectLabel: null, subjectId: talent.candidateId }),
  ])
})

test('T70 an act of admins that leaves no record is undone', async () => {
  const { candidateId } = await newTalent(app)
  expect(mustRecord(previewEmail)).toBe(false)
  const silent = transactionRoute(decideCandidate, async () => ({}) as never)
  const [session] = await app.database.ownerRun('select token from identity.sessions where user_id = $1', [
    admin.userId,
  ])
  const call = { services: app.services, cookie: { person: () => ({ tokenHash: session?.token as string }) } } as never
  await expect(silent.run({ id: candidateId }, call)).rejects.toThrow('Nothing was recorded')
})

test('every other way to write as an admin records by itself', () => {
  const elsewhere = routes.filter((route) => mustRecord(route.endpoint) && !('perform' in route))
  // Each is tried in a test of its own.
  expect(elsewhere.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/admins/:id',
    'POST /api/admins',
    'POST /api/admins/:id/invitations',
    'POST /api/candidate-decisions',
  ])
})
