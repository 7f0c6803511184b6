import { expect, test } from 'vitest'
import { profileChecks } from '#domain/profiles/checks.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { checksOf } from './checks.ts'

const job = { company: 'Harbor Foods Inc.', position: 'Staff Accountant', start_date: '2020-01', end_date: '2021-02' }

test('what reads as it should is not doubted', () => {
  const profile = profileData.parse({
    personal_info: { full_name: 'Ana Reyes', email: 'ana.reyes@example.com', location: 'Cebu City, Philippines' },
    work_experience: [{ ...job, location: 'Remote', achievements: [] }],
    education: [
      { institution: 'University of San Carlos', degree: 'Bachelor of Science', field_of_study: 'Accountancy' },
    ],
    skills: { tools: ['QuickBooks Online'] },
  })
  expect(checksOf(profile)).toEqual([])
})

test.each([
  [
    'a title in the place of the company',
    { ...job, company: 'Senior Tax Manager', position: 'Harbor Foods' },
    ['company', 'position'],
  ],
  ['a job that ends before it begins', { ...job, end_date: '2019-05' }, ['start_date', 'end_date']],
  ['a name that was cut', { ...job, company: 'University of' }, ['company']],
])('%s is', (_, entry, fields) => {
  const checks = checksOf(profileData.parse({ work_experience: [entry] }))
  expect(checks.map(({ path }) => path).toSorted()).toEqual(
    fields.map((field) => `work_experience.0.${field}`).toSorted(),
  )
  expect(profileChecks.safeParse(checks).success).toBe(true)
})
