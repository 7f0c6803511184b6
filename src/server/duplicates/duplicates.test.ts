import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSession, signIn } from '#contract/accounts.ts'
import { applyToProject, listApplications, moveApplication } from '#contract/applications.ts'
import { readCandidate } from '#contract/candidates.ts'
import { confirmEmail, sendConfirmation } from '#contract/confirmations.ts'
import { dismissDuplicate, listDuplicates, mergeCandidates } from '#contract/duplicates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { saveOpening } from '#contract/openings.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { readPlatform } from '#contract/platform.ts'
import { createProject } from '#contract/projects.ts'
import { listActs } from '#contract/record.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword, tokenIn } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { fingerprintCandidates } from './fingerprint-candidates.ts'

let app: TestApp
let admin: Person
let firm: Person
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
  admin = await newPerson(app, 'admin')
  firm = await newBuyer(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

type Talent = Person & { candidateId: string }
const run = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const fingerprint = () => fingerprintCandidates(app.services.files, app.services.db)
const list = async (input: InputOf<typeof listDuplicates> = {}) =>
  (await admin.browser.call(listDuplicates, input)).body
const merge = (id: string, kept: Talent, by = admin) =>
  by.browser.call(mergeCandidates, { id, keptId: kept.candidateId })
const pairOf = async (one: Talent, filter: 'open' | 'dismissed' = 'open') =>
  (await list({ candidate: one.candidateId, filter })).pairs[0]

/** Someone like nobody else. */
async function newOne(): Promise<Talent> {
  const talent = await newTalent(app)
  await run('update candidates set name = null where id = $1', talent.candidateId)
  return talent
}

let lastNumber = 100_000_000
/** Two candidates with one number. */
async function newPair(): Promise<{ kept: Talent; other: Talent; id: string }> {
  const [kept, other] = [await newOne(), await newOne()]
  const number = String(++lastNumber)
  await run('update candidates set whatsapp = $2 where id = $1', kept.candidateId, `+63 ${number}`)
  await run('update candidates set phone = $2 where id = $1', other.candidateId, `0${number}`)
  await fingerprint()
  return { kept, other, id: (await pairOf(kept))?.id as string }
}

const storeFile = async (talent: Talent, content: string) => {
  const path = `${talent.candidateId}/1_resume.pdf`
  const bytes = (async function* () {
    yield new TextEncoder().encode(content)
  })()
  await app.services.files.write(`resumes/${path}`, bytes, { type: 'application/pdf', maxBytes: 99 })
  await run(
    `update candidates set resume_path = $2, resume_original_name = 'r.pdf', resume_size_bytes = 9,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    talent.candidateId,
    path,
  )
}

describe('who is pointed out', () => {
  test('by a number, by the content of a resume that was stored before, and by a name with its address', async () => {
    const [one, other, stranger] = [await newOne(), await newOne(), await newOne()]
    await storeFile(one, '%PDF-1.7 one')
    await storeFile(other, '%PDF-1.7 one')
    await storeFile(stranger, '%PDF-1.7 another')
    await run(
      `update candidates set name = 'Ana López', email = 'ana.lopez1@example.com' where id = $1`,
      one.candidateId,
    )
    await run(
      `update candidates set name = 'Lopez, Ana', email = 'analopez@example.org' where id = $1`,
      other.candidateId,
    )
    await run(`update candidates set whatsapp = '+63 9175550142' where id = any ($1)`, [
      one.candidateId,
      other.candidateId,
    ])
    await fingerprint()
    expect((await list({ candidate: one.candidateId })).pairs).toMatchObject([
      {
        reasons: ['resume', 'phone', 'name'],
        candidates: [
          { id: one.candidateId, email: 'ana.lopez1@example.com', hasConfirmed: true, canStay: true },
          { id: other.candidateId, name: 'Lopez, Ana', status: 'pending', applicationCount: 0, callCount: 0 },
        ],
      },
    ])
    expect((await list({ candidate: stranger.candidateId })).total).toBe(0)

    await run(`update candidates set whatsapp = null, name = 'Ben Ode' where id = $1`, other.candidateId)
    await fingerprint()
    expect((await pairOf(one))?.reasons).toEqual(['resume'])
    await storeFile(other, '%PDF-1.7 third').catch(() => undefined)
    await run(
      `update candidates set resume_sha256 = repeat('a', 64), resume_path = resume_path where id = $1`,
      other.candidateId,
    )
    await fingerprint()
    expect(await pairOf(one)).toBeUndefined()
  })

  test('whoever was told apart stays so, is named, and can be pointed out again', async () => {
    const { kept, other, id } = await newPair()
    expect((await admin.browser.call(dismissDuplicate, { id, isDismissed: true })).body).toEqual({ isDismissed: true })
    await run('update candidates set name = name where id = any ($1)', [kept.candidateId, other.candidateId])
    await fingerprint()
    expect(await pairOf(kept)).toBeUndefined()
    expect(await pairOf(kept, 'dismissed')).toMatchObject({ id, dismissedBy: 'Test admin' })
    expect((await merge(id, kept)).status).toBe(404)
    await admin.browser.call(dismissDuplicate, { id, isDismissed: false })
    expect(await pairOf(kept)).toMatchObject({ id, dismissedAt: null })
    const { acts } = (await admin.browser.call(listActs, {})).body
    expect(acts.slice(0, 2).map(({ act }) => act)).toEqual(['duplicate.restored', 'duplicate.dismissed'])
    expect([kept.candidateId, other.candidateId]).toContain(acts[0]?.subjectId)
  })

  test.each([
    ['the policy', undefined],
    ['the query alone', 'alter policy system_deletes on candidate_pairs using (true)'],
  ])(
    'a dismissed pair stays when nothing is alike anymore, and is not open when it is again: by %s',
    async (_, open) => {
      if (open) await run(open)
      const { kept, other, id } = await newPair()
      await admin.browser.call(dismissDuplicate, { id, isDismissed: true })
      const changePhone = async (phone: string) => {
        await run('update candidates set phone = $2 where id = $1', other.candidateId, phone)
        await fingerprint()
      }
      const [before] = await run('select phone from candidates where id = $1', other.candidateId)
      await changePhone('0999000111222')
      expect(await pairOf(kept, 'dismissed')).toMatchObject({ id, reasons: [] })
      await changePhone(before?.phone as string)
      expect(await pairOf(kept)).toBeUndefined()
      expect(await pairOf(kept, 'dismissed')).toMatchObject({ id, reasons: ['phone'] })
      if (open) await run('alter policy system_deletes on candidate_pairs using (dismissed_at is null)')
    },
  )

  test('a number that very many share pairs each with a few', async () => {
    const rows = await run(`insert into candidates (email, whatsapp)
      select 'x' || n || '@example.com', '+1 8005550100' from generate_series(1, 9) as n returning id`)
    const ids = rows.map(({ id }) => id as string)
    await fingerprint()
    expect((await list({ candidate: ids[0] as string })).total).toBeGreaterThan(0)
    const [found] = await run('select count(*)::int as count from candidate_pairs where first_id = any ($1)', ids)
    expect(found?.count).toBeLessThan(36)
  })
})

describe('merging', () => {
  test('what the other had is the kept one’s: the better application, saved projects, calls, history, notes, resume', async () => {
    const { kept, other, id } = await newPair()
    const project = async (title: string) => (await firm.browser.call(createProject, { title })).body.id
    const [both, theirs] = [await project('Both'), await project('Theirs')]
    const apply = async (talent: Talent, projectId: string) =>
      (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })).body.application.id
    await apply(kept, both)
    const better = await apply(other, both)
    const single = await apply(other, theirs)
    await firm.browser.call(moveApplication, { id: better, expectedStatus: 'pending', move: 'accept' })
    for (const talent of [kept, other]) await talent.browser.call(saveOpening, { id: both })
    await other.browser.call(saveOpening, { id: theirs })
    await storeFile(other, '%PDF-1.7 theirs')
    const call = `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
      values ($1, 'x', $2, 'UTC', $3::timestamptz, $3::timestamptz + interval '30 minutes')`
    await run(call, kept.candidateId, kept.email, '2040-01-02 10:00Z')
    await run(call, other.candidateId, other.email, '2040-01-02 11:00Z')
    await run(`update candidates set interview_notes = 'Kept.' where id = $1`, kept.candidateId)
    await run(`update candidates set interview_notes = 'Theirs.' where id = $1`, other.candidateId)

    expect(await merge(id, kept)).toMatchObject({ status: 200, body: { keptId: kept.candidateId } })

    const { body } = await admin.browser.call(readCandidate, { id: kept.candidateId })
    expect(body.applications.map((application) => application.id).sort()).toEqual([better, single].sort())
    expect(body.applications.find((application) => application.id === better)?.status).toBe('accepted')
    expect(body.calls.map(({ status }) => status).sort()).toEqual(['booked', 'cancelled'])
    for (const to of [other.email, 'operator@example.com'])
      expect((await app.mails(to)).filter(({ text }) => text.includes('you had booked two calls'))).toHaveLength(1)
    expect(body).toMatchObject({ interviewNotes: 'Kept.\n\nTheirs.', resume: { name: 'r.pdf' } })
    expect(body.history.some(({ changes }) => changes.merged?.to === other.email)).toBe(true)
    expect(body.history.filter(({ fromStatus }) => fromStatus === null)).toHaveLength(2)
    const saved = await run('select project_id from saved_projects where worker_id = $1', kept.userId)
    expect(saved.map(({ project_id }) => project_id).sort()).toEqual([both, theirs].sort())
    // No ghost in the owner's list.
    const applications = (await firm.browser.call(listApplications, { id: both })).body
    expect(applications.applications.map((application) => application.id)).toEqual([better])
    expect((await admin.browser.call(readCandidate, { id: other.candidateId })).status).toBe(404)
    expect((await list({ candidate: kept.candidateId })).total).toBe(0)
    const [record] = await run(
      `select subject_id, detail from events where event = 'candidate.merged' and subject_id = $1`,
      kept.candidateId,
    )
    expect(record).toMatchObject({ detail: { ended: other.candidateId } })
  })

  test('the other account opens nothing more, and says which one does; both addresses are told', async () => {
    const { kept, other, id } = await newPair()
    await merge(id, kept)
    expect((await other.browser.call(readSession, {})).body.me).toBeNull()
    const login = (password: string) => app.visitor().call(signIn, { email: other.email, password, remember: true })
    const refused = await login(testPassword)
    expect(refused.status).toBe(403)
    expect(refused.error?.message).toContain('Please log in with t…@example.com.')
    expect((await login('not the password')).error?.code).toBe('invalid_credentials')
    for (const { email } of [kept, other])
      expect(await app.mails(email)).toMatchObject([
        { kind: 'accounts-merged', subject: 'Your two accounts are now one' },
      ])
    expect(JSON.stringify(await app.mails(kept.email))).not.toContain(other.email)

    // Proving the address once more doesn't open it, and nobody else gets it.
    await app.visitor().call(sendConfirmation, { email: other.email })
    const token = tokenIn((await app.mails(other.email)).find(({ kind }) => kind === 'confirm-email')?.links ?? [])
    await app.visitor().call(confirmEmail, { token, owner: { password: testPassword } })
    expect((await login(testPassword)).status).toBe(403)
    const [taken] = await run('select merged_into from identity.users where email = $1', other.email)
    expect(taken?.merged_into).toBe(kept.userId)

    // It goes with the one that stayed.
    expect((await kept.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect(await run('select from identity.users where email = any ($1)', [kept.email, other.email])).toEqual([])
  })

  test('of many who merge the same two, also crosswise, one does', async () => {
    const { kept, other, id } = await newPair()
    const second = await newPerson(app, 'admin')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? merge(id, kept) : merge(id, other, second))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
    const left = await run('select id from candidates where id = any ($1)', [kept.candidateId, other.candidateId])
    expect(left).toHaveLength(1)
    expect(await app.mails(kept.email)).toHaveLength(1)
  })

  test('nobody who uses an account loses it to one that nobody has used; strangers are no pair', async () => {
    const { kept, other, id } = await newPair()
    await run('update identity.users set email_verified = false where id = $1', other.userId)
    expect((await pairOf(kept))?.candidates.map(({ id: one, canStay }) => [one, canStay]).sort()).toEqual(
      [
        [kept.candidateId, true],
        [other.candidateId, false],
      ].sort(),
    )
    expect((await merge(id, other)).status).toBe(409)
    await expect(
      app.services.db.asUser({ userId: admin.userId }, (tx) =>
        tx.rows({
          compile: () => ({ sql: 'select app.merge_candidates($1, $2)', parameters: [id, other.candidateId] }),
        } as never),
      ),
    ).rejects.toMatchObject({ code: '23514' })
    expect((await merge(id, await newOne())).status).toBe(404)
    expect((await merge(id, kept)).status).toBe(200)
  })
})

test('a merge moves no date of an engagement: accepted in August, merged in November', async () => {
  const { kept, other, id } = await newPair()
  const { body: project } = await firm.browser.call(createProject, { title: 'Month-end close' })
  await run(
    `update candidates set status = 'accepted', reviewed_at = now(), platform_access_granted_at = now() where id = any ($1)`,
    [kept.candidateId, other.candidateId],
  )
  const { body } = await other.browser.call(applyToProject, { projectId: project.id, coverLetter: 'I close books.' })
  await firm.browser.call(moveApplication, { id: body.application.id, move: 'accept', expectedStatus: 'pending' })
  await run(
    `update engagements set accepted_at = '2026-08-14T09:00:00Z', starts_on = '2026-09-01' where application_id = $1`,
    body.application.id,
  )
  expect((await merge(id, kept)).status).toBe(200)
  const { engagements } = (await kept.browser.call(readPlatform, {})).body
  expect(engagements).toMatchObject([{ projectId: project.id, acceptedAt: '2026-08-14T09:00:00.000Z' }])
  expect(
    await run('select starts_on, ended_at from engagements where application_id = $1', body.application.id),
  ).toEqual([{ starts_on: '2026-09-01', ended_at: null }])
})
