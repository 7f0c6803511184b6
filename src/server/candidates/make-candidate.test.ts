import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import { uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeCandidate, type NewTalent } from './make-candidate.ts'

const resume = new TextEncoder().encode('%PDF-1.7 a resume')

const talent = (email: string): NewTalent => ({
  firstName: 'Maria',
  lastName: 'Santelmo',
  email,
  password: 'correct horse',
  whatsapp: '+63 9175550142',
  subscribe: false,
  resume: {
    fileName: 'María résumé.pdf',
    content: (async function* () {
      yield resume
    })(),
  },
  profile: profileData.parse({
    skills: { technical: ['Month-end close'], tools: ['Xero'] },
    work_experience: [{ company: 'Tala', start_date: '2015-01', end_date: '2019-12' }],
  }),
})

describe('making a candidate', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const files = async () => {
    const keys: string[] = []
    for await (const { key } of app.services.files.list('resumes')) keys.push(key)
    return keys
  }

  test('account, candidate, resume, terms and mail are there', async () => {
    const email = uniqueEmail('maria')
    const { userId, candidateId } = await makeCandidate(talent(email), app.services)
    const [row] = await app.database.ownerRun(
      `select c.status, c.name, c.whatsapp, c.resume_original_name, c.resume_size_bytes, c.resume_path = u.resume_path as same,
         u.role, u.talent, u.skills, u.experience_years, u.agree, t.version is not null as accepted, c.resume_path
       from candidates c join users u on u.id = c.user_id join terms_acceptances t on t.user_id = u.id
       where c.id = $1 and u.id = $2`,
      [candidateId, userId],
    )
    expect(row).toMatchObject({
      status: 'pending',
      name: 'Maria Santelmo',
      whatsapp: '+63 9175550142',
      resume_original_name: 'María résumé.pdf',
      resume_size_bytes: resume.byteLength,
      same: true,
      role: 'talent',
      talent: true,
      skills: ['Month-end close', 'Xero'],
      experience_years: 5,
      agree: true,
      accepted: true,
    })
    expect(await files()).toContain(`resumes/${row?.resume_path}`)
    expect(await app.mails(email)).toHaveLength(1)
  })

  test('a known address makes nothing and leaves no file', async () => {
    const email = uniqueEmail('maria')
    await makeCandidate(talent(email), app.services)
    const before = await files()
    await expect(makeCandidate(talent(email), app.services)).rejects.toMatchObject({
      code: 'already_registered',
      message: 'This email is already registered. Please use a different email or contact support.',
    })
    expect(await files()).toEqual(before)
    expect(await app.mails(email)).toHaveLength(1)
  })
})
