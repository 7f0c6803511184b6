import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { readProfile, removePhoto, saveProfile, setPhoto } from '#contract/profiles.ts'
import { officeHours } from '#domain/availability/working-hours.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { linkMessage } from '#domain/profiles/link.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { newPerson, newTalent, type Person, pngFile } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const rowsOf = async ({ userId }: Person) =>
  (
    await app.database.ownerRun(
      `select c.name, c.phone, c.whatsapp, c.profile_data, c.profile_checks, c.working_hours, c.avatar_url, c.profile_version,
         c.public_profile, u.name as user_name, u.phone as user_phone, u.whatsapp as user_whatsapp, u.profile_data as user_profile,
         u.skills, u.experience_years, u.avatar_url as user_avatar_url, c.status
       from candidates c join users u on u.id = c.user_id where u.id = $1`,
      [userId],
    )
  )[0] as Record<string, unknown>

const edited = (changes: object = {}) => ({
  expectedVersion: 1,
  profile: profileData.parse({}),
  whatsapp: null,
  checks: [],
  workingHours: null,
  ...changes,
})

describe('saving a profile', () => {
  const profile = profileData.parse({
    personal_info: {
      full_name: 'María Santelmo',
      phone: '+63 917 555 0142',
      email: 'canary-email@example.com',
      location: 'Cebu, Philippines',
      linkedin: 'linkedin.com/in/maria',
    },
    professional_summary: 'Write to canary-summary@example.com or +63 917 555 0199. Closed 2019 - 2021 in $1,200,000.',
    work_experience: [
      { company: 'Hollis & Quay', position: 'Senior Accountant', start_date: '2015-01', end_date: '2019-12' },
    ],
    skills: {
      technical: ['Month-end close', 'Bank reconciliations'],
      tools: ['QuickBooks Online'],
      languages: ['kept'],
    },
    projects: [{ name: 'kept' }],
  })

  test('writes the candidate and the account together', async () => {
    const maria = await newTalent(app)
    const checks = [{ path: 'work_experience.0.start_date', confidence: 0.4 }]
    const workingHours = { ...officeHours('Asia/Manila'), hoursPerWeek: 40, earliestStart: '2026-12-01' }
    const input = edited({ profile, whatsapp: '+63 917 555 0142', checks, workingHours })
    const { status, body } = await maria.browser.call(saveProfile, input)
    expect(status).toBe(200)
    expect(body).toEqual((await maria.browser.call(readProfile, {})).body)
    expect(body).toMatchObject({ version: 2, whatsapp: '+63 9175550142', checks, workingHours, email: maria.email })
    expect(body.profile.personal_info.linkedin).toBe('https://linkedin.com/in/maria')

    const row = await rowsOf(maria)
    expect(row).toMatchObject({
      name: 'María Santelmo',
      user_name: 'María Santelmo',
      phone: '+63 9175550142',
      user_phone: '+63 9175550142',
      user_whatsapp: '+63 9175550142',
      skills: ['Month-end close', 'Bank reconciliations', 'QuickBooks Online'],
      experience_years: 5,
      status: 'pending',
    })
    expect(row.user_profile).toEqual(row.profile_data)
    expect(row.profile_data).toMatchObject({ projects: [{ name: 'kept' }], skills: { languages: ['kept'] } })
  })

  test('asks nothing about a skill that the editor has no field for, though it was marked before', async () => {
    const someone = await newTalent(app)
    const checks = ['skills.languages.0', 'skills.tools.0'].map((path) => ({ path, confidence: 0.2 }))
    await someone.browser.call(saveProfile, edited({ profile, checks }))
    expect((await someone.browser.call(readProfile, {})).body.checks).toEqual(checks.slice(1))
    expect((await someone.browser.call(readDashboard, {})).body.candidate?.checkCount).toBe(1)
  })

  test('leaves the name of the account when the profile has none', async () => {
    const someone = await newTalent(app)
    await someone.browser.call(saveProfile, edited())
    expect(await rowsOf(someone)).toMatchObject({
      name: 'Test talent',
      profile_data: { personal_info: { full_name: null } },
    })
  })

  test('of fifty saves at once one succeeds, and the others are told', async () => {
    const someone = await newTalent(app)
    // A busy machine may refuse some of them; those retry, as people would.
    const save = async (professional_summary: string) => {
      for (;;) {
        const answer = await someone.browser.call(
          saveProfile,
          edited({ profile: { ...profile, professional_summary } }),
        )
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => save(`Number ${number}.`)))
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect([won?.body.version, more]).toEqual([2, []])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(answers.find(({ status }) => status === 409)?.error?.message).toBe(profileMessages.changedMeanwhile)
    const kept = (await someone.browser.call(readProfile, {})).body.profile.professional_summary
    expect(kept).toBe(won?.body.profile.professional_summary)
  })

  test('notices what was changed by other ways, too', async () => {
    const someone = await newTalent(app)
    await app.database.ownerRun(`update candidates set whatsapp = '+63 9175550100' where user_id = $1`, [
      someone.userId,
    ])
    expect((await someone.browser.call(saveProfile, edited())).status).toBe(409)
    await app.database.ownerRun(`update candidates set opened_at = now() where user_id = $1`, [someone.userId])
    expect((await someone.browser.call(saveProfile, edited({ expectedVersion: 2 }))).status).toBe(200)
  })

  test.each([
    ['an unsafe link', { personal_info: { website: 'javascript:alert(1)' } }, linkMessage],
    ['a data link', { personal_info: { portfolio: 'data:text/html,x' } }, linkMessage],
    ['too many entries', { awards: Array(101).fill({ title: 'x' }) }, undefined],
    ['too long a text', { professional_summary: 'x'.repeat(10_001) }, undefined],
    ['an unknown field', { status: 'accepted' }, 'Unknown field.'],
    ['a wrong form', { work_experience: 'x' }, undefined],
  ])('refuses %s', async (_, changes, message) => {
    const someone = await newTalent(app)
    const before = await rowsOf(someone)
    const answer = await someone.browser.call(saveProfile, edited({ profile: { ...profile, ...changes } }))
    expect(answer.status).toBe(400)
    if (message) expect(answer.error?.message).toBe(message)
    expect(await rowsOf(someone)).toEqual(before)
  })

  test.each([
    'id',
    'user_id',
    'status',
    'email',
    'platform_access_granted_at',
    'photoUrl',
    'skills',
    'role',
    '__proto__',
  ])('has no place for %s', async (field) => {
    const someone = await newTalent(app)
    const body = JSON.stringify(edited()).replace('{', `{${JSON.stringify(field)}:"accepted",`)
    const headers = { 'content-type': 'application/json' }
    expect((await someone.browser.send('/api/profile', { method: 'PUT', headers, body })).status).toBe(400)
    expect(await rowsOf(someone)).toMatchObject({ status: 'pending', profile_version: 1 })
  })

  test('takes a long life whole, and none without end', async () => {
    const someone = await newTalent(app)
    const save = (entries: number) => {
      const long = { ...profile, work_experience: Array(entries).fill({ description: 'é'.repeat(10_000) }) }
      return someone.browser.call(saveProfile, edited({ profile: long }))
    }
    expect(await save(31)).toMatchObject({ status: 400, error: { message: profileMessages.tooLong } })
    expect(await save(60)).toMatchObject({ status: 413 })
    expect(await save(25)).toMatchObject({ status: 200, body: { profile: { work_experience: { length: 25 } } } })
  })

  test('T35 keeps markup as the text it is', async () => {
    const someone = await newTalent(app)
    const payload = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    const marked = { ...profile, professional_summary: payload, skills: { technical: [payload] } }
    const { body } = await someone.browser.call(saveProfile, edited({ profile: marked }))
    expect([body.profile.professional_summary, body.profile.skills.technical[0]]).toEqual([payload, payload])
  })

  test('T03 buyers get nothing to write or call to, wherever it stands', async () => {
    const maria = await newTalent(app)
    await maria.browser.call(saveProfile, edited({ profile }))
    const shown = (await rowsOf(maria)).public_profile
    expect(JSON.stringify(shown)).not.toMatch(/canary|917 555/)
    expect(shown).toMatchObject({
      personal_info: { location: 'Cebu, Philippines', linkedin: 'https://linkedin.com/in/maria' },
      professional_summary: 'Write to … or …. Closed 2019 - 2021 in $1,200,000.',
    })
  })

  test('someone without a candidate row is told to make one', async () => {
    const nobody = await newPerson(app, 'talent')
    for (const answer of [
      await nobody.browser.call(readProfile, {}),
      await nobody.browser.call(saveProfile, edited()),
      await nobody.browser.call(setPhoto, { photo: pngFile() }),
    ])
      expect([answer.status, answer.error?.message]).toEqual([404, profileMessages.none])
  })
})

describe('the photo', () => {
  test('is stored, and is that of the candidate and of the account', async () => {
    const maria = await newTalent(app)
    const { status, body } = await maria.browser.call(setPhoto, { photo: pngFile() })
    expect(status).toBe(200)
    expect(body.photoUrl).toMatch(new RegExp(`^/profile-photos/${maria.userId}-\\d+\\.webp$`))
    expect(await rowsOf(maria)).toMatchObject({ avatar_url: body.photoUrl, user_avatar_url: body.photoUrl })
    expect((await maria.browser.call(readProfile, {})).body.photoUrl).toBe(body.photoUrl)
    expect((await maria.browser.call(readSession, {})).body.me?.avatarUrl).toBe(body.photoUrl)

    await maria.browser.call(removePhoto, {})
    expect(await rowsOf(maria)).toMatchObject({ avatar_url: null, user_avatar_url: null, profile_version: 1 })
  })

  test('of an admin is that of the account, and its change is in the record', async () => {
    const { browser, userId } = await newPerson(app, 'admin')
    const { photoUrl } = (await browser.call(setPhoto, { photo: pngFile() })).body
    expect((await browser.call(readSession, {})).body.me?.avatarUrl).toBe(photoUrl)
    expect((await app.app.request(photoUrl)).status).toBe(200)
    await browser.call(removePhoto, {})
    expect((await browser.call(readSession, {})).body.me?.avatarUrl).toBe(null)
    const acts = await app.database.ownerRun('select event from events where subject_id = $1', [userId])
    expect(acts.map(({ event }) => event)).toEqual(['admin.photo-changed', 'admin.photo-changed'])
  })

  test.each([
    ['a page', '<script>alert(1)</script>', 415, 'Please upload an image file'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415, 'Please upload an image file'],
    ['too large a file', 'x'.repeat(5 * 1024 * 1024 + 1), 413, 'Photo must be under 5MB'],
  ])('%s is refused', async (_, content, status, message) => {
    const someone = await newTalent(app)
    const photo = new File([content], 'me.png', { type: 'image/png' })
    const answer = await someone.browser.call(setPhoto, { photo })
    expect([answer.status, answer.error?.message]).toEqual([status, message])
    expect(await rowsOf(someone)).toMatchObject({ avatar_url: null })
  })
})
