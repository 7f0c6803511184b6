import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { createProject } from '#contract/projects.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { resumeOpening } from '#domain/resumes/opening.ts'
import { resumePath } from '../files/file-key.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let buyer: Person
let otherBuyer: Person
let admin: Person
let talent: Person & { candidateId: string }
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
  otherBuyer = await newBuyer(app)
  admin = await newPerson(app, 'admin')
})
beforeEach(async () => {
  talent = await newTalent(app)
  await giveResume(talent.candidateId)
})
afterAll(() => app.close())

async function giveResume(candidateId: string) {
  const path = resumePath('Maria Santelmo.pdf', new Date())
  await app.services.files.write(`resumes/${path}`, new Blob(['%PDF-1.7 hers']).stream(), {
    type: 'application/pdf',
    maxBytes: 100,
  })
  await app.database.ownerRun(
    `update candidates set resume_path = $2, resume_original_name = 'María.pdf', resume_size_bytes = 13,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    [candidateId, path],
  )
}

const decide = (status: 'accepted' | 'rejected') =>
  app.database.ownerRun(
    `update candidates set status = $2, reviewed_at = now(), rejection_reason = 'because' where id = $1`,
    [talent.candidateId, status],
  )

async function applyTo(owner: Person) {
  const project = await owner.browser.call(createProject, { title: 'Close' })
  const input = { projectId: project.body.id, coverLetter: 'I close books.' }
  return (await talent.browser.call(applyToProject, input)).body.application.id
}

const ask = (person: Person, id = talent.candidateId) => person.browser.call(readResumeLink, { id })

const openings = () =>
  app.database.ownerRun(
    'select opened_by as "by", network_address as network from resume_openings where candidate_id = $1',
    [talent.candidateId],
  )

test('the owner opens their own for five minutes, and that is nobody’s business', async () => {
  const { status, body } = await ask(talent)
  expect([status, body.expiresInSeconds]).toEqual([200, 300])
  const file = await app.app.request(body.url)
  expect(await file.text()).toBe('%PDF-1.7 hers')
  expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="Mar_a.pdf"/)
  expect(await openings()).toEqual([])
})

test('T70 an admin opens any for an hour; who, whose and from where is kept', async () => {
  const { body } = await ask(admin)
  expect(body.expiresInSeconds).toBe(3600)
  expect((await app.app.request(body.url)).status).toBe(200)
  expect(await openings()).toEqual([{ by: admin.userId, network: admin.browser.network }])
})

test('a buyer opens those of accepted talent, and no longer once they are rejected', async () => {
  expect((await ask(buyer)).status).toBe(404)
  await decide('accepted')
  expect((await ask(buyer)).body.expiresInSeconds).toBe(3600)
  expect(await openings()).toEqual([{ by: buyer.userId, network: buyer.browser.network }])
  await decide('rejected')
  expect((await ask(buyer)).status).toBe(404)
})

test('a buyer opens that of an applicant until they are declined; another firm does not', async () => {
  const id = await applyTo(buyer)
  expect((await ask(buyer)).status).toBe(200)
  expect((await ask(otherBuyer)).status).toBe(404)
  await app.database.ownerRun(`update applications set status = 'rejected' where id = $1`, [id])
  expect((await ask(buyer)).status).toBe(404)
})

describe('T43 a link opens only while its reader may open the resume', () => {
  const refused = /This link is not valid or has expired/
  const opens = async (url: string) => {
    const response = await app.app.request(url)
    if (response.status !== 200) expect(await response.text()).toMatch(refused)
    return response.status
  }
  const linkOf = async (person: Person) => (await ask(person)).body.url

  test('not after the candidate is rejected', async () => {
    await decide('accepted')
    const url = await linkOf(buyer)
    expect(await opens(url)).toBe(200)
    await decide('rejected')
    expect(await opens(url)).toBe(403)
  })

  test('not after the application is declined', async () => {
    const id = await applyTo(buyer)
    const url = await linkOf(buyer)
    expect(await opens(url)).toBe(200)
    await app.database.ownerRun(`update applications set status = 'rejected' where id = $1`, [id])
    expect(await opens(url)).toBe(403)
  })

  test('not after the reader’s account is deleted, suspended or removed', async () => {
    await decide('accepted')
    const gone = await newBuyer(app)
    const url = await linkOf(gone)
    expect(await opens(url)).toBe(200)
    expect((await gone.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect(await opens(url)).toBe(403)

    const suspended = await newBuyer(app)
    const held = await linkOf(suspended)
    const reason = `suspended_at = now(), suspension_reason = 'x'`
    await app.database.ownerRun(`update identity.users set ${reason} where id = $1`, [suspended.userId])
    expect(await opens(held)).toBe(403)

    const removed = await newPerson(app, 'admin')
    const kept = await linkOf(removed)
    await app.database.ownerRun('update users set removed_at = now() where id = $1', [removed.userId])
    expect(await opens(kept)).toBe(403)
  })

  test('not when another resume has taken its place', async () => {
    const url = await linkOf(talent)
    await giveResume(talent.candidateId)
    expect(await opens(url)).toBe(403)
    expect(await opens(await linkOf(talent))).toBe(200)
  })

  // The embedded database has no clock of its own.
  test.runIf(process.env.TEST_DATABASE_URL)('T69 by the database’s clock, whatever the server’s says', async () => {
    const url = await linkOf(talent)
    try {
      for (const days of [-1, 1]) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 })
        expect(await opens(url)).toBe(200)
        expect(await opens(await linkOf(talent))).toBe(200)
        vi.useRealTimers()
      }
    } finally {
      vi.useRealTimers()
    }
  })
})

test('what may not be seen, what has no resume and what does not exist give the same answer', async () => {
  const stranger = await newTalent(app)
  const answers = [
    await ask(stranger),
    await ask(buyer),
    await ask(admin, stranger.candidateId),
    await ask(admin, crypto.randomUUID()),
  ]
  for (const { status, error } of answers) {
    const { requestId: _, ...refusal } = error ?? {}
    expect([status, refusal]).toEqual([404, { code: 'not_found', message: 'Resume Not Found' }])
  }
})

test('after so many in a day the next is refused, also to those who ask all at once, and the log is alerted', async () => {
  await decide('accepted')
  const reader = await newBuyer(app)
  const { perDay } = resumeOpening.buyer
  await app.database.ownerRun(
    'insert into resume_openings (candidate_id, opened_by) select $1, $2 from generate_series(1, $3)',
    [talent.candidateId, reader.userId, perDay - 3],
  )
  const warn = vi.spyOn(app.services.log, 'warn')
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(reader)))
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect([count(200), count(429)]).toEqual([3, 47])
  expect(answers.find(({ status }) => status === 429)?.error?.message).toContain('today’s limit')
  expect(warn).toHaveBeenCalledWith({ alert: 'resume-limit', userId: reader.userId, perDay }, 'resume limit reached')
  await app.database.ownerRun(
    `update resume_openings set opened_at = now() - interval '25 hours' where opened_by = $1`,
    [reader.userId],
  )
  expect((await ask(reader)).status).toBe(200)
})
