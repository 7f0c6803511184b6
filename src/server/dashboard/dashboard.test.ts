import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { decideCandidate } from '#contract/candidates.ts'
import { readDashboard, rereadResume, saveContactCard, uploadResume } from '#contract/dashboard.ts'
import { bookIntroCall, cancelIntroCall, listSlots, moveIntroCall } from '#contract/scheduling.ts'
import { uploadTurns } from '#domain/accounts/limits.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { replacementResumeLimitBytes, replacementResumeTypes } from '#domain/resumes/replacement-file.ts'
import { sweepBefore } from '../files/sweep-files.ts'
import type { ResumeReading } from '../resumes/resume-reader.ts'
import { newPerson, newTalent, type Person, pdfFile } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const zone = 'Asia/Manila'
const card = { name: 'Carmen Dizon', whatsapp: '+63 917 555 0142', subscribe: false }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

const dashboardOf = async ({ browser }: Pick<Person, 'browser'>) => (await browser.call(readDashboard, {})).body
const candidateRow = async (userId: string) =>
  (await app.database.ownerRun('select * from candidates where user_id = $1', [userId]))[0]
const filesOf = async (candidateId: string) => {
  const keys: string[] = []
  for await (const { key } of app.services.files.list('resumes')) if (key.includes(candidateId)) keys.push(key)
  return keys
}

describe('the dashboard', () => {
  test('says where the application stands as admins go on, and keeps their notes to them', async () => {
    const talent = await newTalent(app)
    const admin = await newPerson(app, 'admin')
    const status = async () => (await dashboardOf(talent)).candidate?.status
    expect(await status()).toBe('pending')
    await app.database.ownerRun('update candidates set opened_at = now() where id = $1', [talent.candidateId])
    expect(await status()).toBe('reviewing')

    const decide = (expectedStatus: 'pending' | 'interviewed' | 'accepted', decision: object) =>
      admin.browser.call(decideCandidate, { id: talent.candidateId, expectedStatus, decision })
    const interviewAt = new Date(Date.now() + 86_400_000).toISOString()
    await decide('pending', { move: 'interview', interviewAt, notes: 'CANARY-notes' })
    const invited = (await dashboardOf(talent)).candidate
    const endsAt = new Date(Date.parse(interviewAt) + 3_600_000).toISOString()
    expect(invited?.interview).toEqual({ startsAt: interviewAt, endsAt, actions: [], callToken: null, otherCall: null })
    expect(invited).toMatchObject({ status: 'interview', decidedAt: null })

    await decide('interviewed', { move: 'accept' })
    const accepted = (await dashboardOf(talent)).candidate
    expect(accepted).toMatchObject({ status: 'accepted', platformAccessGrantedAt: accepted?.decidedAt })
    await decide('accepted', { move: 'reject', reason: 'CANARY-reason' })
    const rejected = await dashboardOf(talent)
    expect(rejected.candidate).toMatchObject({ status: 'rejected', platformAccessGrantedAt: null })
    expect(rejected.candidate?.interview.actions).toEqual([])
    expect(JSON.stringify([invited, accepted, rejected])).not.toMatch(/CANARY|resume_path|resumes\//)
  })

  test('follows the intro call from its booking to its end, and leads to it', async () => {
    const talent = await newTalent(app)
    const interview = async () => (await dashboardOf(talent)).candidate?.interview
    expect(await interview()).toEqual({
      startsAt: null,
      endsAt: null,
      actions: ['book'],
      callToken: null,
      otherCall: null,
    })

    const slots = (await talent.browser.call(listSlots, {})).body.slots
    const [startsAt, later] = [slots[0] as string, slots.at(-1) as string]
    await talent.browser.call(bookIntroCall, { startsAt, zone })
    const booked = await interview()
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString()
    expect(booked).toMatchObject({ startsAt, endsAt, actions: ['move', 'cancel'], callToken: expect.any(String) })

    const token = booked?.callToken as string
    expect((await app.visitor().call(moveIntroCall, { token, startsAt: later, zone })).status).toBe(200)
    expect((await interview())?.startsAt).toBe(later)

    await app.visitor().call(cancelIntroCall, { token: (await interview())?.callToken as string })
    expect(await interview()).toEqual({
      startsAt: null,
      endsAt: null,
      actions: ['book'],
      callToken: null,
      otherCall: null,
    })
  })

  test('keeps a booked call in view when an admin sets an interview at another time', async () => {
    const talent = await newTalent(app)
    const admin = await newPerson(app, 'admin')
    const interview = async () => (await dashboardOf(talent)).candidate?.interview
    const [startsAt = ''] = (await talent.browser.call(listSlots, {})).body.slots
    await talent.browser.call(bookIntroCall, { startsAt, zone })
    const interviewAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
    const decision = { move: 'interview', interviewAt } as const
    const decided = { id: talent.candidateId, expectedStatus: 'pending', decision } as const
    expect((await admin.browser.call(decideCandidate, decided)).status).toBe(200)

    const both = await interview()
    expect(both).toMatchObject({ startsAt: interviewAt, actions: [], callToken: null, otherCall: { startsAt } })
    await app.visitor().call(cancelIntroCall, { token: both?.otherCall?.token as string })
    expect(await interview()).toMatchObject({ startsAt: interviewAt, otherCall: null })
  })

  test('offers no call where none is booked', async () => {
    const none = await testApp({ SCHEDULING_URL: '' })
    const { candidate } = await dashboardOf(await newTalent(none))
    expect(candidate?.interview.actions).toEqual([])
    await none.close()
  })
})

describe('the contact card', () => {
  test('is made once, however often it is sent, and written to both tables', async () => {
    const person = await newPerson(app, 'talent')
    expect(await dashboardOf(person)).toEqual({ name: 'Test talent', email: person.email, candidate: null })
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.browser.call(saveContactCard, card)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1)
    const stored = { name: 'Carmen Dizon', whatsapp: '+63 9175550142', subscribe: false }
    const rows = await app.database.ownerRun(
      `select c.name, c.whatsapp, c.subscribe, c.status, c.agree from candidates c where c.email = $1`,
      [person.email],
    )
    expect(rows).toEqual([{ ...stored, status: 'pending', agree: true }])
    const [user] = await app.database.ownerRun('select name, whatsapp, subscribe from users where id = $1', [
      person.userId,
    ])
    expect(user).toEqual(stored)

    const empty = await person.browser.call(saveContactCard, { name: ' ', whatsapp: '', subscribe: true })
    expect(empty.body).toEqual({ isNew: false })
    expect((await dashboardOf(person)).candidate).toMatchObject({ name: null, whatsapp: null, subscribe: true })
  })

  test('gives the profile the same name, and leaves the rest of it', async () => {
    const talent = await newTalent(app)
    const profile = profileData.parse({ personal_info: { full_name: 'Carmen of old', location: 'Cebu' } })
    await app.database.ownerRun('update candidates set profile_data = $2 where id = $1', [talent.candidateId, profile])
    const saved = async (name: string | null) => {
      await talent.browser.call(saveContactCard, { ...card, name })
      return (await candidateRow(talent.userId))?.profile_data
    }
    const named = (full_name: string | null) => ({ ...profile, personal_info: { ...profile.personal_info, full_name } })
    expect(await saved('Carmen Dizon')).toEqual(named('Carmen Dizon'))
    expect(await saved(null)).toEqual(named(null))
  })

  test('adopts an application of the same address that nobody owns, and no other', async () => {
    const [heir, stranger, owner] = [
      await newPerson(app, 'talent'),
      await newPerson(app, 'talent'),
      await newTalent(app),
    ]
    await app.database.ownerRun(
      `insert into candidates (email, name, whatsapp) values ($1, 'Carmen of old', '+63 1')`,
      [heir.email],
    )
    expect((await dashboardOf(heir)).candidate).toMatchObject({ name: 'Carmen of old' })
    expect(await candidateRow(heir.userId)).toMatchObject({ email: heir.email })

    // Having the address of someone else's application gives no access to it.
    await app.database.ownerRun('update candidates set email = $1 where id = $2', [stranger.email, owner.candidateId])
    expect((await dashboardOf(stranger)).candidate).toBeNull()
    expect((await stranger.browser.call(saveContactCard, card)).status).toBe(409)
    expect(await candidateRow(owner.userId)).toMatchObject({ id: owner.candidateId, name: 'Test talent' })
    expect(await candidateRow(stranger.userId)).toBeUndefined()
  })

  test.each([
    { status: 'accepted' },
    { email: 'else@example.com' },
    { user_id: crypto.randomUUID() },
    { platform_access_granted_at: '2026-01-01' },
    { whatsapp: 'call me' },
    { name: 'x'.repeat(201) },
    { subscribe: 'yes' },
  ])('with %j is refused', async (change) => {
    const talent = await newTalent(app)
    const before = await candidateRow(talent.userId)
    expect((await talent.browser.call(saveContactCard, { ...card, ...change })).status).toBe(400)
    expect(await candidateRow(talent.userId)).toEqual(before)
  })
})

describe('a new resume', () => {
  const upload = ({ browser }: Person, content: BlobPart, name = 'Carmen résumé.pdf') =>
    browser.call(uploadResume, { resume: new File([content], name) })

  test('takes the place of the one before, under the candidate’s id', async () => {
    const talent = await newTalent(app)
    const first = await upload(talent, '%PDF-1.7 one', '../../étc/Carmen <b>.pdf')
    expect(first.body).toMatchObject({ name: 'Carmen <b>.pdf', sizeBytes: 12, type: 'application/pdf' })
    const [path] = await filesOf(talent.candidateId)
    expect(path).toMatch(new RegExp(`^resumes/${talent.candidateId}/\\d{13}_Carmen__b_.pdf$`))

    await new Promise((later) => setTimeout(later, 2))
    await upload(talent, '%PDF-1.7 two')
    const row = await candidateRow(talent.userId)
    const left = await filesOf(talent.candidateId)
    expect(left).toEqual([`resumes/${row?.resume_path}`])
    expect(left).not.toEqual([path])
    const [user] = await app.database.ownerRun('select resume_path from users where id = $1', [talent.userId])
    expect(user).toEqual({ resume_path: row?.resume_path })
    expect((await dashboardOf(talent)).candidate?.resume).toMatchObject({ name: 'Carmen résumé.pdf', sizeBytes: 12 })
  })

  test('as many at once as may be leave one, and its file', async () => {
    const talent = await newTalent(app)
    const answers = await Promise.all(
      Array.from({ length: uploadTurns.atOnce }, (_, index) => upload(talent, `%PDF-1.7 ${index}`, `${index}.pdf`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(uploadTurns.atOnce).fill(200))
    const row = await candidateRow(talent.userId)
    expect(await filesOf(talent.candidateId)).toEqual([`resumes/${row?.resume_path}`])
    await sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
    expect(await filesOf(talent.candidateId)).toHaveLength(1)
  })

  test('T39 may have 25 MB exactly, and is a PDF or Word document by its bytes', async () => {
    const talent = await newTalent(app)
    const full = new Uint8Array(replacementResumeLimitBytes)
    full.set(new TextEncoder().encode('%PDF-1.7'))
    expect((await upload(talent, full)).body.sizeBytes).toBe(replacementResumeLimitBytes)
    const over = await upload(talent, new Uint8Array(replacementResumeLimitBytes + 1))
    expect([over.status, over.error?.message]).toEqual([413, 'File too large. Max 25 MB'])

    const doc = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    expect((await upload(talent, doc, 'a.doc')).body.type).toBe(replacementResumeTypes.doc)
    const docx = Buffer.from('PK\u0003\u0004....word/document.xml')
    expect((await upload(talent, docx, 'a.docx')).body.type).toBe(replacementResumeTypes.docx)
    for (const content of ['MZ an executable', '<svg onload=alert(1)>', 'PK\u0003\u0004 another zip']) {
      const refused = await upload(talent, content)
      expect([refused.status, refused.error?.message]).toEqual([
        415,
        'Unsupported file type. Please upload a PDF or Word document.',
      ])
    }
    expect((await dashboardOf(talent)).candidate?.resume?.type).toBe(replacementResumeTypes.docx)
  })

  test('may be a photograph, which is stored upright as a PDF and without where it was taken', async () => {
    const talent = await newTalent(app)
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Make: 'Canary camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const reading = vi.spyOn(app.services.extraction, 'read').mockResolvedValue({ outcome: 'no-text' })
    const { body } = await upload(talent, photo, 'IMG_0042.JPG')
    expect(body).toMatchObject({ name: 'IMG_0042.pdf', type: replacementResumeTypes.pdf })
    const [read] = reading.mock.calls[0] ?? []
    const stored = Buffer.from(read ?? []).toString('latin1')
    expect(stored).toMatch(/^%PDF-.*\/MediaBox \[0 0 528 792\]/s)
    expect(stored).not.toContain('Canary')
    const broken = await upload(talent, photo.subarray(0, 40), 'broken.jpg')
    expect([broken.status, broken.error?.message]).toEqual([400, 'The image is damaged and could not be read.'])
    reading.mockRestore()
  })

  test('needs an application, and has a limit for each hour', async () => {
    const person = await newPerson(app, 'talent')
    const refused = await upload(person, '%PDF-1.7')
    expect([refused.status, refused.error?.message]).toEqual([409, 'Create your profile first to upload a resume.'])
    const talent = await newTalent(app)
    for (let index = 0; index < 20; index++) await upload(talent, '%PDF-1.7', `${index}.pdf`)
    expect((await upload(talent, '%PDF-1.7')).status).toBe(429)
  })

  test('leaves no file where its row cannot be written', async () => {
    const talent = await newTalent(app)
    const { db } = app.services
    let calls = 0
    const asUser = db.asUser
    db.asUser = (person, work) =>
      ++calls === 3 ? Promise.reject(new Error('The connection is lost.')) : asUser(person, work)
    expect((await upload(talent, '%PDF-1.7')).status).toBe(500)
    db.asUser = asUser
    await sweepBefore(new Date(Date.now() + 1000), app.services.files, db)
    expect(await filesOf(talent.candidateId)).toEqual([])
    expect((await dashboardOf(talent)).candidate?.resume).toBeNull()
  })
})

describe('reading a resume anew', () => {
  const profile = profileData.parse({ professional_summary: 'Closes books in three days.' })
  const checks = [{ path: 'professional_summary', confidence: 0.5 }]
  const answering = (reading: ResumeReading) => {
    app.services.resumes.read = async () => reading
  }

  test('answers with what it says and changes nothing', async () => {
    const talent = await newTalent(app)
    const none = await talent.browser.call(rereadResume, {})
    expect([none.status, none.error?.message]).toEqual([404, 'Upload a resume first.'])
    await talent.browser.call(uploadResume, { resume: pdfFile() })
    const before = await candidateRow(talent.userId)
    answering({ outcome: 'read', profile, checks })
    expect((await talent.browser.call(rereadResume, {})).body).toEqual({ profile, checks, message: null })
    expect(await candidateRow(talent.userId)).toEqual(before)

    answering({ outcome: 'unreadable', error: 'It seems to be a scan.' })
    expect((await talent.browser.call(rereadResume, {})).body).toMatchObject({
      profile: null,
      message: 'It seems to be a scan.',
    })
    answering({ outcome: 'failed', error: 'Failed to extract resume data' })
    expect((await talent.browser.call(rereadResume, {})).status).toBe(422)
  })

  test('has a limit for each day', async () => {
    const talent = await newTalent(app)
    await talent.browser.call(uploadResume, { resume: pdfFile() })
    answering({ outcome: 'read', profile, checks })
    const answers = await Promise.all(Array.from({ length: 21 }, () => talent.browser.call(rereadResume, {})))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
