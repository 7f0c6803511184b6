import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { decideCandidate, readCandidate } from '#contract/candidates.ts'
import { readDashboard, rereadResume, uploadResume } from '#contract/dashboard.ts'
import { submitApplication } from '#contract/intake.ts'
import { readOperatorSettings } from '#contract/operator-settings.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { readSchedule } from '#contract/scheduling.ts'
import { resumeDocx, resumePdf } from '#extraction/testing/resume.ts'
import { zipOf, zipPart } from '#extraction/testing/zip.ts'
import { signLink } from '../files/signed-link.ts'
import { applicationInput, newBuyer, newPerson, newTalent, type Person, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { clamd } from './clamd.ts'
import { scanResume } from './scan-resume.ts'
import { scanResumes } from './scan-resumes.ts'
import type { Scanner } from './scanner.ts'
import { eicar, type ScannerBehavior, type StandInClamd, standInClamd } from './testing/stand-in-clamd.ts'

const pending = 'You can open this resume once our scanner has checked it. Please try again in a few minutes.'
const infected =
  'Our scanner found malware in this resume, so nobody can open it. We asked the candidate for another one.'

const pdf = (content: Buffer) => new File([new Uint8Array(content)], 'resume.pdf', { type: 'application/pdf' })
const cleanPdf = () => pdf(resumePdf())
const infectedPdf = () => pdf(Buffer.concat([resumePdf(), Buffer.from(`\n%${eicar}`)]))
const infectedDocx = () =>
  new File(
    [new Uint8Array(zipOf([zipPart('word/document.xml', '<w:document/>'), zipPart('word/x.bin', eicar)]))],
    'a.docx',
  )

let scanner: StandInClamd
let app: TestApp
let admin: Person
let buyer: Person
beforeAll(async () => {
  scanner = await standInClamd()
  app = await testApp({ SCANNER_URL: scanner.url, OPERATOR_EMAIL: 'operator@example.com' })
  admin = await newPerson(app, 'admin')
  buyer = await newBuyer(app)
  // Others open a drawn profile, which no scanner has to look at.
  await app.database.ownerRun('update firms set verified_at = now()')
})
afterAll(async () => {
  await app.close()
  await scanner.close()
})
beforeEach(async () => {
  scanner.mood = 'work'
  await app.database.ownerRun('delete from identity.attempts')
})

const lockOf = async (id: string) => (await admin.browser.call(readCandidate, { id })).body.resume?.lock
const runJob = () => scanResumes(app.services.scanner as Scanner, app.services)
/** By the upload's own scan, or by the job where that has failed. */
const settled = (id: string, lock: string | null) =>
  vi.waitFor(async () => {
    await runJob()
    expect(await lockOf(id)).toBe(lock)
  }, 10_000)
const pathOf = async (id: string) =>
  (await app.database.ownerRun('select resume_path from candidates where id = $1', [id]))[0]?.resume_path as string

/** What each of those who may open a resume gets. */
async function openings(id: string, owner?: Person) {
  const answers = []
  for (const person of [admin, buyer, ...(owner ? [owner] : [])]) {
    const { status, error, body } = await person.browser.call(readResumeLink, { id })
    answers.push(error?.message ?? (status === 200 ? (await person.browser.send(body.url)).status : status))
  }
  return answers
}

async function acceptedTalent() {
  const talent = await newTalent(app)
  const decision = { move: 'accept' } as const
  await admin.browser.call(decideCandidate, { id: talent.candidateId, expectedStatus: 'pending', decision })
  return talent
}

test('a clean resume opens once it was looked at', async () => {
  const talent = await acceptedTalent()
  const { body } = await talent.browser.call(uploadResume, { resume: cleanPdf() })
  expect(body.lock).toBe('pending')
  await settled(talent.candidateId, null)
  expect(await openings(talent.candidateId, talent)).toEqual([200, 200, 200])
  expect((await talent.browser.call(readDashboard, {})).body.candidate?.resume?.lock).toBeNull()
  expect((await admin.browser.call(readOperatorSettings, {})).body.scansFiles).toBe(true)
})

test('T46 malware opens for nobody, its owner and the operator are told once, and another file takes its place', async () => {
  const talent = await acceptedTalent()
  await talent.browser.call(uploadResume, { resume: infectedPdf() })
  const path = await pathOf(talent.candidateId)
  const again = () => scanResume(path, app.services.scanner as Scanner, app.services)
  await Promise.all([again(), again(), again(), runJob(), runJob()])
  await settled(talent.candidateId, 'infected')

  const own = 'Our scanner found malware in this file, so nobody can open it. Please upload another one.'
  expect(await openings(talent.candidateId, talent)).toEqual([infected, infected, own])
  const link = {
    key: `resumes/${path}`,
    reader: admin.userId,
    name: 'r.pdf',
    disposition: 'inline',
    expiresInSeconds: 300,
  } as const
  const url = signLink(link, app.services.secrets.derive('files'), Math.floor(Date.now() / 1000))
  const response = await admin.browser.send(url)
  expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('malware')])
  expect((await talent.browser.call(rereadResume, {})).error?.message).toBe(own)
  expect((await talent.browser.call(readSchedule, {})).body.schedule?.person.resumeUrl).toBeNull()
  const opened = await app.database.ownerRun('select from resume_openings where candidate_id = $1', [
    talent.candidateId,
  ])
  expect(opened).toEqual([])

  const kinds = async (to: string) =>
    (await app.mails(to)).map(({ kind }) => kind).filter((kind) => /infected/.test(kind))
  expect(await kinds(talent.email)).toEqual(['resume-infected'])
  expect(await kinds('operator@example.com')).toEqual(['resume-infected-notice'])

  await talent.browser.call(uploadResume, { resume: new File([new Uint8Array(resumeDocx())], 'resume.docx') })
  await settled(talent.candidateId, null)
  expect(await openings(talent.candidateId, talent)).toEqual([200, 200, 200])
  expect(await app.database.ownerRun('select from resume_files where path = $1', [path])).toEqual([])
})

test('T46 malware in a part of a Word file is found', async () => {
  const talent = await newTalent(app)
  await talent.browser.call(uploadResume, { resume: infectedDocx() })
  await settled(talent.candidateId, 'infected')
})

test('an application with malware is an application, without its file', async () => {
  const browser = app.visitor()
  const input = { ...applicationInput(uniqueEmail('infected')), resume: infectedPdf() }
  const { body } = await browser.call(submitApplication, input)
  expect(body.hasProfile).toBe(true)
  await settled(body.candidateId, 'infected')
  expect((await browser.call(readSchedule, {})).body.schedule?.person.resumeUrl).toBeNull()
})

describe('T46 as long as nothing is known a resume waits, and the application goes on', () => {
  test.each<ScannerBehavior>(['slow', 'full', 'ail', 'babble', 'hang-up'])(
    'with a scanner in a mood to be %s',
    async (mood) => {
      scanner.mood = mood
      if (mood === 'slow') app.services.scanner = clamd(scanner.url, { timeoutSeconds: 0.2 })
      const browser = app.visitor()
      const { status, body } = await browser.call(submitApplication, {
        ...applicationInput(uniqueEmail(mood)),
        resume: cleanPdf(),
      })
      expect(status).toBe(200)
      await runJob()
      expect(await lockOf(body.candidateId)).toBe('pending')
      expect((await admin.browser.call(readResumeLink, { id: body.candidateId })).error?.message).toBe(pending)
      expect((await browser.call(readSchedule, {})).body.schedule?.person.resumeUrl).toBeNull()
      scanner.mood = 'work'
      app.services.scanner = clamd(scanner.url)
      await settled(body.candidateId, null)
    },
  )

  test('with a scanner that is down, which is asked for one file in each run', async () => {
    const talents = [await newTalent(app), await newTalent(app)]
    const down = { scan: vi.fn(async () => Promise.reject(new Error('connect ECONNREFUSED'))) }
    const working = app.services.scanner
    app.services.scanner = undefined
    for (const talent of talents) await talent.browser.call(uploadResume, { resume: cleanPdf() })
    app.services.scanner = working
    const reading = vi.spyOn(app.services.files, 'read')
    expect(await scanResumes(down, app.services)).toBe(0)
    expect(down.scan).toHaveBeenCalledTimes(1)
    expect((await reading.mock.results[0]?.value)?.stream.destroyed).toBe(true)
    reading.mockRestore()
    for (const { candidateId } of talents) expect(await lockOf(candidateId)).toBe('pending')
    await runJob()
    for (const { candidateId } of talents) expect(await lockOf(candidateId)).toBeNull()
  })

  test('and one that the scanner will not look at holds up no other', async () => {
    await runJob()
    const [first, second] = [await newTalent(app), await newTalent(app)]
    const working = app.services.scanner
    app.services.scanner = undefined
    for (const talent of [first, second]) await talent.browser.call(uploadResume, { resume: cleanPdf() })
    app.services.scanner = working
    const verdicts = ['refused', 'clean'] as const
    let asked = 0
    await scanResumes({ scan: async () => verdicts[asked++] ?? 'clean' }, app.services)
    expect(asked).toBe(2)
    const locks = [await lockOf(first.candidateId), await lockOf(second.candidateId)]
    expect(locks.toSorted()).toEqual([null, 'pending'].toSorted())
    await runJob()
  })
})

test('what was there before the scanner waits for it, too', async () => {
  const talent = await acceptedTalent()
  await talent.browser.call(uploadResume, { resume: cleanPdf() })
  await settled(talent.candidateId, null)
  // As if it had come with an older version, without a word about it.
  await app.database.ownerRun('delete from resume_files where path = $1', [await pathOf(talent.candidateId)])
  expect(await openings(talent.candidateId)).toEqual([pending, pending])
})

test('strangers learn nothing from a locked resume', async () => {
  const talent = await newTalent(app)
  scanner.mood = 'hang-up'
  await talent.browser.call(uploadResume, { resume: cleanPdf() })
  const stranger = await newTalent(app)
  for (const person of [buyer, stranger])
    expect((await person.browser.call(readResumeLink, { id: talent.candidateId })).status).toBe(404)
})

test('without a scanner resumes open as they come, but for those that are known to be infected', async () => {
  const plain = await testApp()
  const talent = await newTalent(plain)
  const uploaded = await talent.browser.call(uploadResume, { resume: cleanPdf() })
  expect(uploaded.body.lock).toBeNull()
  const link = () => talent.browser.call(readResumeLink, { id: talent.candidateId })
  expect((await link()).status).toBe(200)
  await plain.database.ownerRun(`update resume_files set status = 'infected'`)
  expect((await link()).status).toBe(409)
  const owner = await newPerson(plain, 'admin')
  expect((await owner.browser.call(readOperatorSettings, {})).body.scansFiles).toBe(false)
  await plain.close()
})
