import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveContactCard, uploadResume } from '#contract/dashboard.ts'
import { submitApplication } from '#contract/intake.ts'
import { readProfile, removePhoto, saveProfile, setPhoto } from '#contract/profiles.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { applicationInput, newPerson, newTalent, type Person, pngFile, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let talent: Person & { candidateId: string }
beforeAll(async () => {
  app = await testApp()
  talent = await newTalent(app)
})
afterAll(() => app.close())

/** What an account and its candidate share. */
const shared = [
  'email',
  'phone',
  'whatsapp',
  'avatar_url',
  'subscribe',
  'agree',
  'resume_path',
  'resume_original_name',
  'resume_size_bytes',
  'resume_mime_type',
  'resume_uploaded_at',
  'profile_data',
  'experience_years',
]

/** Every account with a candidate, and where the two differ. */
const differences = () =>
  app.database.ownerRun(
    `select u.email, ${shared.map((column) => `(u.${column} is distinct from c.${column}) as "${column}"`).join(', ')},
       (u.name is distinct from coalesce(c.name, u.name)) as name, (u.skills <> app.profile_skills(c.profile_data)) as skills
     from users u join candidates c on c.user_id = u.id
     where u.name is distinct from coalesce(c.name, u.name) or u.skills <> app.profile_skills(c.profile_data)
       or ${shared.map((column) => `u.${column} is distinct from c.${column}`).join(' or ')}`,
  )
const account = async (email: string) =>
  (await app.database.ownerRun('select * from users where email = $1', [email]))[0]

test('an application fills the account', async () => {
  const email = uniqueEmail('applicant')
  const resume = new File([new Uint8Array(await resumePdf())], 'r.pdf', { type: 'application/pdf' })
  expect((await app.visitor().call(submitApplication, { ...applicationInput(email), resume })).status).toBe(200)
  expect(await account(email)).toMatchObject({
    name: 'Maria Santelmo',
    whatsapp: '+63 9175550142',
    subscribe: false,
    agree: true,
    resume_original_name: 'r.pdf',
    profile_data: expect.objectContaining({ work_experience: expect.any(Array) }),
  })
  expect(await differences()).toEqual([])
})

test('a saved profile, a photo, a contact card and a new resume reach the account', async () => {
  const { body: before } = await talent.browser.call(readProfile, {})
  const profile = profileData.parse({
    personal_info: { full_name: 'Ana Cruz', phone: '+63 9171234567' },
    skills: { technical: ['Close', 'Excel', 'Close'], tools: ['Excel', 'Xero'], frameworks: ['US GAAP'] },
    work_experience: [{ position: 'Accountant', company: 'Firm', start_date: '2015-01', end_date: '2019-12' }],
  })
  const saving = {
    expectedVersion: before.version,
    profile,
    whatsapp: '+63 9177654321',
    checks: [],
    workingHours: null,
  }
  expect((await talent.browser.call(saveProfile, saving)).status).toBe(200)
  expect(await account(talent.email)).toMatchObject({
    name: 'Ana Cruz',
    phone: '+63 9171234567',
    whatsapp: '+63 9177654321',
    experience_years: 5,
    skills: ['Close', 'Excel', 'Xero', 'US GAAP'],
  })
  expect(await differences()).toEqual([])

  expect((await talent.browser.call(setPhoto, { photo: pngFile() })).status).toBe(200)
  expect((await account(talent.email))?.avatar_url).toMatch(/^\/profile-photos\//)
  expect(await differences()).toEqual([])
  expect((await talent.browser.call(removePhoto, {})).status).toBe(200)
  expect((await account(talent.email))?.avatar_url).toBeNull()

  const card = { name: 'Ana C. Cruz', whatsapp: '+63 9170000000', subscribe: false }
  expect((await talent.browser.call(saveContactCard, card)).status).toBe(200)
  expect(await account(talent.email)).toMatchObject(card)
  expect(await differences()).toEqual([])

  const resume = new File([new Uint8Array(await resumePdf())], 'new.pdf', { type: 'application/pdf' })
  expect((await talent.browser.call(uploadResume, { resume })).status).toBe(200)
  expect(await account(talent.email)).toMatchObject({ resume_original_name: 'new.pdf' })
  expect(await differences()).toEqual([])
})

test('a first contact card makes a candidate, and the account follows', async () => {
  const newcomer = await newPerson(app, 'talent')
  const card = { name: 'Leo Tan', whatsapp: '+63 9171111111', subscribe: true }
  expect((await newcomer.browser.call(saveContactCard, card)).body).toEqual({ isNew: true })
  expect(await account(newcomer.email)).toMatchObject(card)
  expect(await differences()).toEqual([])
})

test('T06 no role changes one without the other by SQL', async () => {
  const as = (userId: string, sql: string) =>
    app.services.db.asUser({ userId }, (tx) => tx.count({ compile: () => ({ sql, parameters: [] }) } as never))
  const admin = await newPerson(app, 'admin')
  for (const column of [
    'name',
    'phone',
    'whatsapp',
    'avatar_url',
    'subscribe',
    'profile_data',
    'skills',
    'resume_path',
  ])
    await expect(as(talent.userId, `update users set ${column} = default`), column).rejects.toMatchObject({
      code: '42501',
    })
  expect(await as(admin.userId, `update users set name = 'x' where email = '${talent.email}'`)).toBe(0)
  const system = (sql: string) =>
    app.services.db.asSystem((tx) => tx.count({ compile: () => ({ sql, parameters: [] }) } as never))
  await expect(system(`update users set name = 'x'`)).rejects.toMatchObject({ code: '42501' })
  const stranger = await newPerson(app, 'talent')
  await expect(
    system(`insert into candidates (user_id, email) values ('${stranger.userId}', 'other@example.com')`),
  ).rejects.toMatchObject({ code: '23514' })
  await as(talent.userId, `update candidates set name = 'Ana Maria Cruz', whatsapp = null`)
  expect(await account(talent.email)).toMatchObject({ name: 'Ana Maria Cruz', whatsapp: null })
  expect(await differences()).toEqual([])
})
