import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerBuyer } from '#contract/buyers.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { submitApplication } from '#contract/intake.ts'
import { listNotices } from '#contract/notices.ts'
import { readProfile, saveProfile } from '#contract/profiles.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { resumeLimitBytes } from '#domain/resumes/limits.ts'
import { termsVersion } from '#domain/terms/version.ts'
import { makeCandidate } from '../candidates/make-candidate.ts'
import { sweepBefore } from '../files/sweep-files.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { readResumeJob } from '../resumes/read-resume-job.ts'
import type { ResumeReading } from '../resumes/resume-reader.ts'
import { applicationInput, buyerInput, pdfFile, signedInAs, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { applicationId } from './application-id.ts'

const profile = profileData.parse({
  personal_info: { full_name: 'MARIA T. SANTELMO', phone: '0917 555 0142' },
  skills: { tools: ['Xero'] },
})
/** The name is the one that was typed, the phone is stored as every other. */
const taken = {
  ...profile,
  personal_info: { ...profile.personal_info, full_name: 'Maria Santelmo', phone: '+63 9175550142' },
}
const checks = [{ path: 'skills.tools.0', confidence: 0.4 }]
const read: ResumeReading = { outcome: 'read', profile, checks }
const allStages = ['extracting', 'analyzing', 'uploading', 'creating', 'saving', 'done']
const alreadyRegistered = 'This email is already registered. Please use a different email or contact support.'

let app: TestApp
const reader = vi.fn(async (): Promise<ResumeReading> => read)

beforeAll(async () => {
  app = await testApp()
  app.services.resumes = { read: reader }
})
afterAll(() => app.close())
beforeEach(async () => {
  reader.mockReset().mockResolvedValue(read)
  await app.database.ownerRun('delete from identity.attempts')
})

const submit = (input: object, headers = {}) => app.visitor().call(submitApplication, { ...input }, headers)

const rowsOf = (email: string) =>
  app.database.ownerRun(
    `select i.email, c.*, t.version, t.accepted_at is not null as is_timed, u.subscribe as also_subscribe, u.talent
     from identity.users i left join users u on u.id = i.id left join candidates c on c.user_id = i.id
     left join terms_acceptances t on t.user_id = i.id where i.email = $1`,
    [email],
  )

const files = async () => {
  const keys: string[] = []
  for await (const { key } of app.services.files.list('resumes')) keys.push(key)
  return keys
}

/** Every row has its file, and every file its row. */
async function expectTied() {
  const rows = await app.database.ownerRun('select resume_path from candidates where resume_path is not null')
  expect((await files()).sort()).toEqual(rows.map(({ resume_path }) => `resumes/${resume_path}`).sort())
}

describe('an application', () => {
  test('passes its stages in order and leaves account, candidate, file, consent and mail', async () => {
    const email = uniqueEmail('maria')
    const browser = app.visitor()
    const answer = await browser.call(submitApplication, applicationInput(email))
    expect(answer).toMatchObject({ status: 200, stages: allStages, body: { hasProfile: true } })
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
    const [row] = await rowsOf(email)
    expect(row).toMatchObject({
      id: answer.body.candidateId,
      name: 'Maria Santelmo',
      whatsapp: '+63 9175550142',
      status: 'pending',
      agree: true,
      subscribe: false,
      also_subscribe: false,
      talent: true,
      version: termsVersion,
      is_timed: true,
      resume_original_name: 'María résumé.pdf',
      resume_mime_type: 'application/pdf',
      profile_data: taken,
      profile_checks: checks,
    })
    expect(row?.resume_path).toMatch(/^[0-9a-f-]{36}\/\d+-Mar_a_r_sum_\.pdf$/)
    await expectTied()
    expect(await app.mails(email)).toHaveLength(1)
    const cookie = answer.headers.getSetCookie().find((one) => one.includes('registration'))
    expect(cookie).toContain(`glide-registration=${row?.user_id}.`)
    expect(cookie).toMatch(/Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/)
  })

  test('of a document without text goes on with an empty profile and says so', async () => {
    reader.mockResolvedValue({ outcome: 'unreadable', error: 'This PDF has no text: it looks like a scan.' })
    const email = uniqueEmail('scan')
    const input = applicationInput(email)
    const answer = await submit(input)
    expect(answer.stages).toEqual(allStages.with(2, 'uploading-unread'))
    expect(answer.body.hasProfile).toBe(false)
    expect((await submit(input)).body).toEqual(answer.body)
  })

  test.each(['Failed to extract resume data', 'Resume extraction failed: Bad Gateway'])(
    'stops with the words of the reader: %s',
    async (error) => {
      reader.mockResolvedValue({ outcome: 'failed', error })
      const email = uniqueEmail('broken')
      const answer = await submit(applicationInput(email))
      expect(answer.error).toMatchObject({ code: 'extraction_failed', message: error })
      expect(answer.stages).toEqual(['extracting', 'analyzing'])
      expect(await rowsOf(email)).toEqual([])
      await expectTied()
    },
  )

  test('of a known address is refused before anything is read', async () => {
    const email = uniqueEmail('known')
    await app.visitor().call(registerBuyer, buyerInput(email))
    const answer = await submit(applicationInput(email))
    expect(answer).toMatchObject({ status: 409, error: { code: 'already_registered', message: alreadyRegistered } })
    expect(reader).not.toHaveBeenCalled()
  })

  test('that the database refuses names the permission policy, and leaves nothing', async () => {
    await app.database.ownerRun(
      'create policy refused on candidates as restrictive for insert to app_system with check (false)',
    )
    const email = uniqueEmail('refused')
    const answer = await submit(applicationInput(email))
    await app.database.ownerRun('drop policy refused on candidates')
    expect(answer.error?.message).toBe(
      "Your profile couldn't be saved due to a permission policy (RLS). Please contact support.",
    )
    expect(answer.stages?.at(-1)).toBe('saving')
    expect(await rowsOf(email)).toEqual([])
    await sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
    await expectTied()
  })

  test('that fails in another way says that there is no account', async () => {
    const hash = vi.spyOn(app.services.passwords, 'hash').mockRejectedValue(new Error('out of memory'))
    const answer = await submit(applicationInput(uniqueEmail('failed')))
    hash.mockRestore()
    expect(answer.error).toMatchObject({ code: 'internal', message: 'Failed to create user account' })
    await sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
    await expectTied()
  })
})

describe('what is sent', () => {
  test.each([
    [{ resume: pdfFile('GIF89a', 'cat.pdf') }, 415, 'Please upload a PDF file.'],
    [{ resume: pdfFile('', 'empty.pdf') }, 415, 'Please upload a PDF file.'],
    [{ resume: 'text' }, 400, 'The file is missing.'],
    [{ password: 'Password1' }, 400, 'This password is too common. Please choose another.'],
    [{ password: 'seven77' }, 400, 'Password must be at least 8 characters long.'],
    [{ firstName: ' ' }, 400, 'Please enter your first and last name, and email.'],
    [{ email: 'maria at example' }, 400, 'Please enter a valid email address.'],
    [{ phoneNumber: '123' }, 400, 'Please enter a valid phone number for the selected country.'],
    [
      { countryCode: '+49', phoneNumber: '+234 801 234 5678' },
      400,
      'We don’t offer the country code of this phone number. Please enter another number, or none.',
    ],
    [
      { countryCode: '+49', phoneNumber: '+1 415 555' },
      400,
      'Please enter a valid phone number for the selected country.',
    ],
    [{ countryCode: '+999' }, 400, expect.any(String)],
    [{ agree: 'false' }, 400, 'Please agree to the terms and privacy policy to apply.'],
    [{ role: 'admin' }, 400, 'Unknown field.'],
    [{ firstName: 'a\0b' }, 400, 'This field contains a character that cannot be stored.'],
    [{ lastName: 'x'.repeat(5000) }, 413, 'This field is too long.'],
  ])('%o is refused with %i', async (change, status, message) => {
    const email = uniqueEmail('wrong')
    const answer = await submit({ ...applicationInput(email), ...change })
    expect(answer).toMatchObject({ status, error: { message } })
    expect(await rowsOf(email)).toEqual([])
    expect(reader).not.toHaveBeenCalled()
  })

  const pdfOf = (bytes: number) => pdfFile(`%PDF-1.7${' '.repeat(bytes - 8)}`)

  test('T39 10 MB are allowed, a byte more is not', async () => {
    const just = await submit({ ...applicationInput(uniqueEmail('just')), resume: pdfOf(resumeLimitBytes) })
    expect(just.stages).toEqual(allStages)
    const over = await submit({ ...applicationInput(uniqueEmail('over')), resume: pdfOf(resumeLimitBytes + 1) })
    expect(over).toMatchObject({
      status: 413,
      error: { code: 'too_large', message: 'That PDF is too large for our server. Please upload a file under 10MB.' },
    })
  })

  test('T39 a mark behind a few other bytes is a PDF, too', async () => {
    const resume = pdfFile(`\r\n\r\n${'x'.repeat(500)}%PDF-1.4`)
    expect((await submit({ ...applicationInput(uniqueEmail('late')), resume })).stages).toEqual(allStages)
  })

  test.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', '', 415],
    ['multipart/form-data; boundary=x', '--x\r\nnot a part', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-',
      400,
    ],
  ])('%s with %o is refused with %i', async (type, body, status) => {
    const answer = await app
      .visitor()
      .send('/api/talent-applications', { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(status)
  })

  test('T24 one network may upload a hundred times in an hour', async () => {
    const browser = app.visitor()
    const statuses: number[] = []
    for (let tries = 0; tries < 101; tries++) {
      const input = { ...applicationInput(uniqueEmail('flood')), agree: 'false' }
      statuses.push((await browser.call(submitApplication, input)).status)
    }
    expect(statuses).toEqual([...Array(100).fill(400), 429])
  })
})

describe('sending it again', () => {
  test('with the same key answers as the first time, for a day', async () => {
    const email = uniqueEmail('again')
    const input = applicationInput(email)
    const first = await submit(input)
    const second = await submit(input)
    expect(second).toMatchObject({ status: 200, body: first.body, stages: ['done'] })
    expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
    expect(await app.mails(email)).toHaveLength(1)
    await expectTied()
    await app.database.ownerRun(`update candidates set created_at = now() - interval '25 hours' where email = $1`, [
      email,
    ])
    expect(await submit(input)).toMatchObject({ status: 409, error: { message: alreadyRegistered } })
  })

  test('does not count against the limit of registrations', async () => {
    const browser = app.visitor()
    const input = applicationInput(uniqueEmail('patient'))
    const first = await browser.call(submitApplication, input)
    await app.database.ownerRun('update identity.attempts set count = $1', [attemptLimits.registrationPerNetwork.limit])
    expect(await browser.call(submitApplication, input)).toMatchObject({ status: 200, body: first.body })
    const another = applicationInput(uniqueEmail('another'))
    expect((await browser.call(submitApplication, another)).status).toBe(429)
  })

  test('with another key is refused', async () => {
    const email = uniqueEmail('other')
    await submit(applicationInput(email))
    expect(await submit(applicationInput(email))).toMatchObject({ status: 409, error: { message: alreadyRegistered } })
  })

  test('while another process is faster finds what that one made', async () => {
    const email = uniqueEmail('raced')
    const input = applicationInput(email)
    const candidateId = applicationId({ ...input, subscribe: false, source: null }, app.services.secrets)
    reader.mockImplementationOnce(async () => {
      const resume = { fileName: 'a.pdf', content: input.resume.stream() }
      await makeCandidate({ ...input, candidateId, whatsapp: null, subscribe: false, resume, profile }, app.services)
      return read
    })
    expect((await submit(input)).body).toEqual({
      candidateId,
      hasProfile: true,
      isBeingRead: false,
      sensitiveNumbers: [],
    })
    expect(await rowsOf(email)).toHaveLength(1)
    await expectTied()
  })

  test('T58 fifty times in parallel with one key makes one account, and everyone is told so', async () => {
    const email = uniqueEmail('eager')
    const input = applicationInput(email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(input)))
    expect(new Set(answers.map(({ body }) => body?.candidateId)).size).toBe(1)
    expect(answers.every(({ status, error }) => status === 200 && !error)).toBe(true)
    expect(await rowsOf(email)).toHaveLength(1)
    expect(await app.mails(email)).toHaveLength(1)
    expect(reader).toHaveBeenCalledTimes(1)
    await expectTied()
  })

  test('fifty times in parallel with keys of their own makes one account, and the others are refused', async () => {
    const email = uniqueEmail('crowd')
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(applicationInput(email))))
    expect(answers.filter(({ body }) => body?.candidateId)).toHaveLength(1)
    const refusals = answers.flatMap(({ error }) => error?.message ?? [])
    expect(new Set(refusals)).toEqual(new Set([alreadyRegistered]))
    expect(refusals).toHaveLength(49)
    expect(await rowsOf(email)).toHaveLength(1)
    await expectTied()
  })
})

test('T61 a disk that takes nothing is said to be our trouble', async () => {
  const uploads = join(app.env.dataDir, 'uploads')
  await rm(uploads, { recursive: true, force: true })
  await writeFile(uploads, 'no folder')
  const answer = await submit(applicationInput(uniqueEmail('disk')))
  await rm(uploads)
  expect(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } })
})

test('T60 the sweep takes files without a row, once they are old enough', async () => {
  const { files: store, db } = app.services
  const key = 'resumes/00000000-0000-4000-8000-000000000000/1-orphan.pdf' as const
  const once = async function* () {
    yield new TextEncoder().encode('%PDF-1.7')
  }
  await store.write(key, once(), { type: 'application/pdf', maxBytes: 100 })
  const kept = (await files()).length - 1
  expect(await sweepBefore(new Date(Date.now() - 60_000), store, db)).toBe(0)
  expect(await sweepBefore(new Date(Date.now() + 1000), store, db)).toBe(1)
  expect(await files()).toHaveLength(kept)
})

describe('an application with a resume that takes longer', () => {
  const unfinished: ResumeReading = { outcome: 'unreadable', error: 'It takes longer.', isUnfinished: true }
  const found: ResumeReading = {
    outcome: 'read',
    profile: profileData.parse({
      personal_info: { full_name: 'MARIA T SANTELM0', location: 'Cebu City', phone: '0917 555 0142' },
      professional_summary: 'Closes books.',
      work_experience: [
        { company: 'Harbor Foods', position: 'Controller', start_date: '2020-01', end_date: 'Present' },
        { company: 'Northwind', position: 'Clerk', start_date: '2018-01', end_date: '2019-12' },
      ],
      skills: { tools: ['Xero', 'QuickBooks Online'] },
    }),
    checks: [{ path: 'work_experience.1.company', confidence: 0.4 }],
    sensitiveNumbers: ['ssn'],
  }
  /** A process of its own; the app's has the reader that it was started with. */
  const queue = () =>
    createJobQueue({ db: app.services.db, kinds: [readResumeJob(app.services)], log: app.services.log })

  async function applied(name: string) {
    const input = applicationInput(uniqueEmail(name))
    reader.mockResolvedValue(unfinished)
    const answer = await submit(input)
    await app.database.ownerRun('update identity.users set email_verified = true where email = $1', [input.email])
    const { browser } = await signedInAs(app, input.email)
    reader.mockResolvedValue(found)
    return {
      input,
      answer,
      browser,
      candidate: async () => (await browser.call(readDashboard, {})).body.candidate,
      told: async () => ({
        notices: (await browser.call(listNotices, {})).body.notices.map(({ text }) => text.who + text.what),
        emails: (await app.mails(input.email)).filter(({ kind }) => kind === 'resume-read').map((one) => one.subject),
      }),
    }
  }

  test('goes through, says so, and is filled by a job that tells its owner', async () => {
    const { input, answer, browser, candidate, told } = await applied('slow')
    expect(answer.stages).toEqual(allStages.with(2, 'uploading-unfinished'))
    expect(answer.body).toMatchObject({ hasProfile: false, isBeingRead: true })
    expect((await submit(input)).body).toEqual(answer.body)
    expect(await candidate()).toMatchObject({ isProfileEmpty: true, isBeingRead: true })

    expect(await queue().runDue()).toBe(1)
    expect(await candidate()).toMatchObject({
      ...{ name: 'Maria Santelmo', isProfileEmpty: false, isBeingRead: false, checkCount: 1 },
      resume: { sensitiveNumbers: ['ssn'] },
    })
    const { body } = await browser.call(readProfile, {})
    expect(body.profile).toMatchObject({
      personal_info: { full_name: 'Maria Santelmo', location: 'Cebu City', phone: '+63 9175550142' },
      work_experience: [{ position: 'Controller' }, { position: 'Clerk' }],
    })
    expect(await told()).toEqual({
      notices: ['Your resume was read: please check your profile'],
      emails: ['Your profile is filled in'],
    })
    expect((await submit(input)).body).toMatchObject({ hasProfile: true, isBeingRead: false })
  })

  test('keeps what its owner typed meanwhile, also in a page that was opened before', async () => {
    const { browser } = await applied('typing')
    const { version, whatsapp, workingHours, profile, checks } = (await browser.call(readProfile, {})).body
    const typed = structuredClone(profile)
    typed.professional_summary = 'My own words.'
    typed.work_experience = profileData.parse({
      work_experience: [{ company: 'Harbor Foods', position: 'Controller', description: 'What I wrote.' }],
    }).work_experience
    typed.skills.tools = ['Sage']
    const sent = { profile: typed, whatsapp, workingHours, checks }
    const { body: saved } = await browser.call(saveProfile, { ...sent, expectedVersion: version })
    await queue().runDue()
    const { body } = await browser.call(readProfile, {})
    expect(body.profile).toMatchObject({
      personal_info: { location: 'Cebu City' },
      professional_summary: 'My own words.',
      work_experience: [
        { company: 'Harbor Foods', position: 'Controller', description: 'What I wrote.', start_date: null },
        { company: 'Northwind' },
      ],
      skills: { tools: ['Sage', 'Xero', 'QuickBooks Online'] },
    })
    expect(body.checks).toEqual([{ path: 'work_experience.1.company', confidence: 0.4 }])
    const late = await browser.call(saveProfile, { ...sent, expectedVersion: saved.version })
    expect(late.error?.code).toBe('conflict')
  })

  test('loses nothing to a process that dies, and tells once', async () => {
    const { candidate, told } = await applied('killed')
    const path = (await app.database.ownerRun(`select key from jobs where kind = 'read-resume'`))[0]?.key as string
    // It read, and died before it wrote anything down.
    await app.database.ownerRun(`update jobs set status = 'running', attempts = 1 where key = $1`, [path])
    await readResumeJob(app.services).run({ id: '', kind: 'read-resume', key: path, attempts: 1 })
    expect(await candidate()).toMatchObject({ isBeingRead: true })
    const done = await Promise.all([queue().runDue(), queue().runDue(), queue().runDue()])
    expect(done.toSorted()).toEqual([0, 0, 1])
    expect(await candidate()).toMatchObject({ isBeingRead: false, isProfileEmpty: false })
    expect((await told()).emails).toHaveLength(1)
    expect((await told()).notices).toHaveLength(1)
  })

  test('says so when there is nothing to read, and when it fails for good', async () => {
    const unread = {
      notices: ['Your resume couldn’t be read: please fill in your profile'],
      emails: ['Please fill in your profile'],
    }
    const blank = await applied('blank')
    reader.mockResolvedValue({ outcome: 'unreadable', error: 'No text.' })
    await queue().runDue()
    expect(await blank.candidate()).toMatchObject({ isBeingRead: false, isProfileEmpty: true })
    expect(await blank.told()).toEqual(unread)

    const failing = await applied('failing')
    reader.mockResolvedValue({ outcome: 'failed', error: 'Busy.' })
    expect(await queue().runDue()).toBe(0)
    expect(await failing.candidate()).toMatchObject({ isBeingRead: true })
    await app.database.ownerRun(`update jobs set due_at = now(), attempts = 4 where kind = 'read-resume'`)
    expect(await queue().runDue()).toBe(1)
    expect(await failing.told()).toEqual(unread)
  })

  test('is forgotten when another resume takes its place', async () => {
    const { answer, candidate, told } = await applied('replaced')
    await app.database.ownerRun(`update candidates set resume_path = id || '/1-other.pdf' where id = $1`, [
      answer.body.candidateId,
    ])
    expect(await candidate()).toMatchObject({ isBeingRead: false })
    await queue().runDue()
    expect(await candidate()).toMatchObject({ isProfileEmpty: true })
    expect(await told()).toEqual({ notices: [], emails: [] })
  })
})
