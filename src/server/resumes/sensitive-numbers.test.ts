import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { readBrief } from '#contract/briefs.ts'
import { decideCandidate, readCandidate } from '#contract/candidates.ts'
import { readDashboard, saveContactCard, uploadResume } from '#contract/dashboard.ts'
import { submitApplication } from '#contract/intake.ts'
import { readProfile, saveProfile } from '#contract/profiles.ts'
import { createProject, updateProject } from '#contract/projects.ts'
import { textPage } from '#extraction/testing/pdf.ts'
import { resumeDocx, resumeLines, resumePdf } from '#extraction/testing/resume.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { applicationInput, newBuyer, newPerson, newTalent, type Person, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const numbers = 'SSN 123-45-6789, EIN 12-3456789, card 4111 1111 1111 1111'
const kinds = ['ssn', 'ein', 'card']
/** In any of the forms in which a number could be written down. */
const canary = /123-?45-?6789|12-?3456789|4111 ?1111/

let app: TestApp
let admin: Person
const lines: string[] = []
beforeAll(async () => {
  app = await testApp({ LOG_LEVEL: 'debug' })
  Reflect.set(app.services.log, pino.symbols.streamSym, { write: (line: string) => lines.push(line) })
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const pdf = (content: Buffer) => new File([new Uint8Array(content)], 'resume.pdf', { type: 'application/pdf' })
const numberedPdf = () => pdf(textPage([...resumeLines, [72, 10, numbers]]))
const resumeFor = async (id: string) => (await admin.browser.call(readCandidate, { id })).body.resume

test('an applicant is told which kinds of numbers the resume has, each time it is sent, and the admins see them', async () => {
  const input = { ...applicationInput(uniqueEmail('numbered')), resume: numberedPdf() }
  const first = await app.visitor().call(submitApplication, input)
  expect(first.body).toMatchObject({ hasProfile: true, sensitiveNumbers: kinds })
  expect((await app.visitor().call(submitApplication, input)).body).toEqual(first.body)
  expect(await resumeFor(first.body.candidateId)).toMatchObject({ sensitiveNumbers: kinds })

  const clean = { ...applicationInput(uniqueEmail('clean')), resume: pdf(resumePdf()) }
  expect((await app.visitor().call(submitApplication, clean)).body.sensitiveNumbers).toEqual([])
})

test('T73 no resume is stored unread while too many are being read', async () => {
  const talent = await newTalent(app)
  const { extraction } = app.services
  app.services.extraction = { ...extraction, read: async () => ({ outcome: 'busy' }) }
  const refused = await talent.browser.call(uploadResume, { resume: numberedPdf() })
  app.services.extraction = extraction
  expect(refused).toMatchObject({ status: 503, error: { message: expect.stringContaining('try again shortly') } })
  expect((await talent.browser.call(readDashboard, {})).body.candidate?.resume).toBeNull()
  expect((await talent.browser.call(uploadResume, { resume: numberedPdf() })).body.sensitiveNumbers).toEqual(kinds)
})

test('a document that is no resume is still looked through', async () => {
  const form = pdf(
    textPage([
      [72, 10, 'Form W-2 Wage and Tax Statement'],
      [72, 10, numbers],
    ]),
  )
  const { body } = await app.visitor().call(submitApplication, { ...applicationInput(uniqueEmail('w2')), resume: form })
  expect(body).toMatchObject({ hasProfile: false, sensitiveNumbers: kinds })
})

test('a candidate is warned until another file replaces the one with the number', async () => {
  const talent = await newTalent(app)
  const shown = async () => (await talent.browser.call(readDashboard, {})).body.candidate?.resume?.sensitiveNumbers
  expect((await talent.browser.call(uploadResume, { resume: numberedPdf() })).body.sensitiveNumbers).toEqual(kinds)
  expect(await shown()).toEqual(kinds)
  expect(await resumeFor(talent.candidateId)).toMatchObject({ sensitiveNumbers: kinds })

  const docx = new File([new Uint8Array(resumeDocx())], 'resume.docx')
  expect((await talent.browser.call(uploadResume, { resume: docx })).body.sensitiveNumbers).toEqual([])
  expect(await shown()).toEqual([])
  const kept = await app.database.ownerRun(`select path from resume_files where path like $1 || '/%'`, [
    talent.candidateId,
  ])
  expect(kept).toHaveLength(1)
})

test('a buyer is told of the numbers in a request', async () => {
  const buyer = await newBuyer(app)
  const brief = pdf(
    textPage([
      [72, 14, 'Senior Accountant'],
      [72, 10, numbers],
    ]),
  )
  expect((await buyer.browser.call(readBrief, { brief })).body.sensitiveNumbers).toEqual(kinds)
})

test('T73 no number reaches a log line, a mail or a record, wherever it is written', async () => {
  const talent = await newTalent(app)
  const buyer = await newBuyer(app)
  const details = {
    title: numbers,
    internalNote: numbers,
    duration: numbers,
    location: numbers,
    softwareSystems: [numbers],
  }
  const { id: projectId } = (await buyer.browser.call(createProject, { ...details, title: 'Close' })).body
  await buyer.browser.call(createProject, details)
  const refusals = [
    await buyer.browser.call(updateProject, {
      ...details,
      id: projectId,
      expectedUpdatedAt: '2020-01-01T00:00:00.000Z',
    }),
    await buyer.browser.call(createProject, { ...details, [numbers]: numbers }),
    await talent.browser.call(applyToProject, { projectId: numbers, coverLetter: numbers }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([409, 400, 400])

  await talent.browser.call(saveContactCard, { name: numbers, whatsapp: null, subscribe: false })
  const { version, ...own } = (await talent.browser.call(readProfile, {})).body
  const { workingHours, checks, whatsapp } = own
  const profile = { ...own.profile, professional_summary: numbers }
  const saved = await talent.browser.call(saveProfile, {
    expectedVersion: version,
    profile,
    checks,
    whatsapp,
    workingHours,
  })
  expect(saved.status).toBe(200)
  await talent.browser.call(saveContactCard, { name: 'Test talent', whatsapp: null, subscribe: false })
  await talent.browser.call(uploadResume, { resume: numberedPdf() })
  expect((await talent.browser.call(applyToProject, { projectId, coverLetter: numbers })).status).toBe(200)
  const reject = { move: 'reject', reason: numbers, notes: numbers } as const
  await admin.browser.call(decideCandidate, { id: talent.candidateId, expectedStatus: 'pending', decision: reject })
  await gatherEmails(app)

  const mails = [...(await app.mails(talent.email)), ...(await app.mails(buyer.email))]
  const records = await app.database.ownerRun(`select to_jsonb(e) - 'changes' as event from events e`)
  expect(mails.length).toBeGreaterThan(2)
  expect(records.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(10)
  expect(JSON.stringify([lines, mails, records])).not.toMatch(canary)
})
