import { expect, test } from 'vitest'
import { profileChecks } from '#domain/profiles/checks.ts'
import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import { checksOf as checksOn } from './checks.ts'

const checksOf = (profile: ProfileData) => checksOn(profile, [])

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
  ['half of a pair of brackets', { ...job, position: 'Accountant (Tax' }, ['position']],
  ['a place where the company should be', { ...job, company: 'Cebu City' }, ['company']],
  ['text after the sentences', { ...job, description: 'Kept the books. Buffalo, NY' }, ['description']],
])('%s is', (_, entry, fields) => {
  const checks = checksOf(profileData.parse({ work_experience: [entry] }))
  expect(checks.map(({ path }) => path).toSorted()).toEqual(
    fields.map((field) => `work_experience.0.${field}`).toSorted(),
  )
  expect(profileChecks.safeParse(checks).success).toBe(true)
})

test('a year alone is doubted among dates with a month', () => {
  const checks = checksOf(
    profileData.parse({ work_experience: [job, { ...job, start_date: '2018', end_date: '2019-03' }] }),
  )
  expect(checks.map(({ path }) => path)).toEqual(['work_experience.1.start_date'])
})

test.each([
  [['Payroll', 'Awarded June 2021 by Harbor Foods'], [1]],
  [['Xero Drake Tax', 'Budgeting'], [0]],
  [['365', 'QuickBooks Online', 'Budgeting'], [0]],
  [
    ['Employee of the Quarter', 'University of Leeds', 'May 2019', 'More of me', 'Xero'],
    [0, 1, 2, 3],
  ],
])('among %j the skills at %j are none', (tools, places) => {
  const checks = checksOf(profileData.parse({ skills: { tools } }))
  expect(checks.map(({ path }) => path)).toEqual(places.map((place) => `skills.tools.${place}`))
})

test('a school whose town was taken off its name is shown with both', () => {
  const school = { institution: 'Loyola College', location: 'Chennai', degree: 'Bachelor of Commerce' }
  const checks = checksOf(profileData.parse({ education: [school] }))
  expect(checks.map(({ path }) => path)).toEqual(['education.0.institution', 'education.0.location'])
})
