import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSession, signIn } from '#contract/accounts.ts'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { readCandidate } from '#contract/candidates.ts'
import { listDuplicates, listMerges, mergeCandidates, undoMerge } from '#contract/duplicates.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { readPlatform } from '#contract/platform.ts'
import { createProject } from '#contract/projects.ts'
import { listActs } from '#contract/record.ts'
import { clearOldMerges } from '#db/merges.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { waitForLock } from '#db/testing/wait-for-lock.ts'
import { sweepBefore } from '../files/sweep-files.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { fingerprintCandidates } from './fingerprint-candidates.ts'

let app: TestApp
let admin: Person
let firm: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  firm = await newBuyer(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

type Talent = Person & { candidateId: string }
const run = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const fingerprint = () => fingerprintCandidates(app.services.files, app.services.db)
const undo = (id: string, by = admin) => by.browser.call(undoMerge, { id })
const mergesOf = async (kept: Talent) => {
  const { merges, total } = (await admin.browser.call(listMerges, { candidate: kept.candidateId })).body
  expect(total).toBe(merges.length)
  return merges
}
const pairOf = async (one: Talent, filter: 'open' | 'dismissed') =>
  (await admin.browser.call(listDuplicates, { candidate: one.candidateId, filter })).body.pairs[0]

let lastNumber = 200_000_000
/** Two candidates with one number, once merged. */
async function newMerge(prepare: (kept: Talent, other: Talent) => Promise<unknown> = async () => undefined) {
  const [kept, other] = [await newTalent(app), await newTalent(app)]
  await run(
    `update candidates set name = null, phone = $2 where id = any ($1)`,
    [kept.candidateId, other.candidateId],
    `+63 ${++lastNumber}`,
  )
  await prepare(kept, other)
  await fingerprint()
  const pair = await pairOf(kept, 'open')
  await admin.browser.call(mergeCandidates, { id: pair?.id as string, keptId: kept.candidateId })
  return { kept, other, id: (await mergesOf(kept))[0]?.id as string }
}

test('an admin sees what was merged lately and undoes it: both log in, and are told; the two are told apart', async () => {
  const { kept, other, id } = await newMerge()
  const [listed] = await mergesOf(kept)
  expect(listed).toMatchObject({
    kept: { id: kept.candidateId, email: kept.email },
    other: { email: other.email },
    mergedBy: 'Test admin',
  })
  expect(Date.parse(listed?.undoableUntil ?? '') - Date.parse(listed?.mergedAt ?? '')).toBe(7 * 24 * 60 * 60 * 1000)

  expect(await undo(id)).toMatchObject({
    status: 200,
    body: { keptId: kept.candidateId, otherId: other.candidateId },
  })
  expect((await kept.browser.call(readSession, {})).body.me?.email).toBe(kept.email)
  const signedIn = await app.visitor().call(signIn, { email: other.email, password: testPassword, remember: true })
  expect(signedIn.status).toBe(200)
  for (const { email } of [kept, other]) {
    const mails = await app.mails(email)
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['accounts-merged', 'merge-undone'])
    const undone = JSON.stringify(mails.filter(({ kind }) => kind === 'merge-undone'))
    expect(undone.replaceAll(email, '')).not.toContain(kept.email)
    expect(undone.replaceAll(email, '')).not.toContain(other.email)
  }
  const { acts } = (await admin.browser.call(listActs, {})).body
  expect(acts.filter(({ act }) => act === 'candidate.unmerged').map(({ subjectId }) => subjectId)).toEqual(
    expect.arrayContaining([kept.candidateId, other.candidateId]),
  )
  const file = (await admin.browser.call(readCandidate, { id: kept.candidateId })).body
  expect(file.history.map(({ changes }) => changes.unmerged?.to)).toEqual(
    expect.arrayContaining(['undone', 'with someone else']),
  )
  expect(JSON.stringify(file.history)).not.toContain(other.email)

  await fingerprint()
  expect(await pairOf(kept, 'open')).toBeUndefined()
  expect(await pairOf(kept, 'dismissed')).toMatchObject({ dismissedBy: 'Test admin', reasons: ['phone'] })
  expect(await mergesOf(kept)).toEqual([])
  expect((await undo(id)).status).toBe(404)
})

test('of many admins who undo it at once, also while the other logs in, one does', async () => {
  const { kept, other, id } = await newMerge()
  const second = await newPerson(app, 'admin')
  const logIn = () => app.visitor().call(signIn, { email: other.email, password: testPassword, remember: true })
  const [answers, logIns] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, (_, turn) => undo(id, turn % 2 ? admin : second))),
    Promise.all([logIn(), logIn()]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  for (const { status } of logIns) expect([200, 403]).toContain(status)
  expect((await logIn()).status).toBe(200)
  expect((await app.mails(kept.email)).filter(({ kind }) => kind === 'merge-undone')).toHaveLength(1)
})

test('on the eighth day it is refused, and a job removes what was kept for it', async () => {
  const { kept, other, id } = await newMerge()
  await run(`update merges set merged_at = now() - interval '7 days', undoable_until = now() where id = $1`, id)
  expect(await mergesOf(kept)).toEqual([])
  expect(await undo(id)).toMatchObject({ status: 404, error: { message: expect.stringContaining('7 days') } })
  await app.services.db.asSystem(clearOldMerges)
  expect(await run('select from merged_rows where merge_id = $1', id)).toEqual([])
  expect(await run('select from candidates where id = $1', other.candidateId)).toEqual([])
})

test('what was kept goes with the account, and only the two are in it', async () => {
  const { kept, id } = await newMerge()
  expect(await run('select from merged_rows where merge_id = $1', id)).not.toEqual([])
  expect((await kept.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
  expect(await run('select from merges where id = $1', id)).toEqual([])
  expect(await run('select from merged_rows where merge_id = $1', id)).toEqual([])
})

test('an engagement returns to its owner as it is by then, with no date moved', async () => {
  const { body: project } = await firm.browser.call(createProject, { title: 'Month-end close' })
  let application = ''
  const { kept, other, id } = await newMerge(async (one, two) => {
    await run(
      `update candidates set status = 'accepted', reviewed_at = now(), platform_access_granted_at = now() where id = any ($1)`,
      [one.candidateId, two.candidateId],
    )
    const { body } = await two.browser.call(applyToProject, { projectId: project.id, coverLetter: 'I close books.' })
    application = body.application.id
  })
  await firm.browser.call(moveApplication, { id: application, move: 'accept', expectedStatus: 'pending' })
  await run(`update engagements set accepted_at = '2026-08-14T09:00:00Z' where application_id = $1`, application)
  expect((await undo(id)).status).toBe(200)
  const browser = app.visitor()
  await browser.call(signIn, { email: other.email, password: testPassword, remember: true })
  expect((await browser.call(readPlatform, {})).body.engagements).toMatchObject([
    { projectId: project.id, acceptedAt: '2026-08-14T09:00:00.000Z' },
  ])
  expect((await kept.browser.call(readPlatform, {})).body.engagements).toEqual([])
})

test('the files of the one who ended are still there after a week of sweeping', async () => {
  const { kept, other, id } = await newMerge(async (one, two) => {
    for (const talent of [one, two]) await storeResume(talent)
  })
  const key = `resumes/${other.candidateId}/1_resume.pdf` as const
  const sweep = () => sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
  await sweep()
  expect(await app.services.files.read(key)).toBeDefined()
  await undo(id)
  const [row] = await run('select resume_path from candidates where id = $1', other.candidateId)
  expect(row?.resume_path).toBe(`${other.candidateId}/1_resume.pdf`)
  await sweep()
  expect(await app.services.files.read(key)).toBeDefined()
  expect(await app.services.files.read(`resumes/${kept.candidateId}/1_resume.pdf`)).toBeDefined()
})

test('without the merge, the sweep takes the file', async () => {
  const { other, id } = await newMerge(async (one, two) => {
    for (const talent of [one, two]) await storeResume(talent)
  })
  await run('delete from merges where id = $1', id)
  await sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
  expect(await app.services.files.read(`resumes/${other.candidateId}/1_resume.pdf`)).toBeUndefined()
})

test('papers and money made since are in the way, and the refusal says which', async () => {
  const { kept, other, id } = await newMerge()
  await run(`insert into candidates (email) values ('gone-' || $1)`, other.email)
  await run(`update merges set other_email = 'gone-' || other_email where id = $1`, id)
  expect(await undo(id)).toMatchObject({
    status: 409,
    error: { code: 'conflict', message: expect.stringContaining('applied with the other email address') },
  })
  expect(await mergesOf(kept)).toHaveLength(1)
})

test('hours that are billed at this moment are in the way: they stay with whom they are paid to', async () => {
  let firmId = ''
  const { kept, id } = await newMerge(async (_, other) => {
    const billed = await billedFirm(app.database, [{ minutes: 600, rateCents: 4000 }], { talentId: other.userId })
    firmId = billed.id
  })
  let undone: ReturnType<typeof undo> | undefined
  await app.database.asSuperuser(async (transaction) => {
    await transaction({ sql: `select app.draft_invoice($1, null, '2026-11-15')`, parameters: [firmId] })
    undone = undo(id)
    await waitForLock(app.database, transaction)
  })
  expect(await undone).toMatchObject({ status: 409, error: { code: 'conflict' } })
  const whose =
    'select w.talent_id as worked, l.talent_id as paid from weeks w join invoice_lines l on l.week_id = w.id'
  expect(await run(`${whose} where w.firm_id = $1`, firmId)).toEqual([{ worked: kept.userId, paid: kept.userId }])
})

async function storeResume({ candidateId }: Talent) {
  const path = `${candidateId}/1_resume.pdf`
  const bytes = (async function* () {
    yield new TextEncoder().encode(`%PDF-1.7 ${candidateId}`)
  })()
  await app.services.files.write(`resumes/${path}`, bytes, { type: 'application/pdf', maxBytes: 99 })
  await run(
    `update candidates set resume_path = $2, resume_original_name = 'r.pdf', resume_size_bytes = 9,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    candidateId,
    path,
  )
}
