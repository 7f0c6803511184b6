import { expect, test } from 'vitest'
import { profileChecks } from '#domain/profiles/checks.ts'
import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import { checksOf as checksOn } from './checks.ts'

const checksOf = (profile: ProfileData) => checksOn(profile, [])

const job = { company: 'Harbor Foods Inc.', position: 'Staff Accountant', start_date: '2020-01', end_date: '2021-02' }
const school = { institution: 'University of San Carlos', degree: 'Bachelor of Science', field_of_study: 'Accountancy' }
const mixed = [
  'Drafted monthly reports with',
  'Coached new hires through their commentary for six units. season and wrote guides.',
]

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
  ['a label in the place of the company', { ...job, company: 'Position' }, ['company']],
  ['a label before the title', { ...job, position: 'Designation: Accountant' }, ['position']],
  ['a place behind the company', { ...job, company: 'Harbor Foods — Lisbon' }, ['company']],
  ['half of a place', { ...job, location: 'Poland)' }, ['location']],
  ['a job without a company', { ...job, company: null }, ['company']],
  ['a sentence in which two lines were mixed', { ...job, achievements: mixed }, ['achievements.0', 'achievements.1']],
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
    ['Software & Tools Xero', 'Payroll Technology', 'Budgeting'],
    [0, 1],
  ],
  [['Variance analysis Invoice matching', 'Vendor care', 'Cost review'], [0]],
  [
    ['Employee of the Quarter', 'University of Leeds', 'May 2019', 'More of me', 'Xero'],
    [0, 1, 2, 3],
  ],
])('among %j the skills at %j are none', (tools, indexes) => {
  const checks = checksOf(profileData.parse({ skills: { tools } }))
  expect(checks.map(({ path }) => path)).toEqual(indexes.map((index) => `skills.tools.${index}`))
})

const at = (list: string, ...entries: object[]) =>
  checksOf(profileData.parse({ [list]: entries })).map(({ path }) => path)

test('entries that differ from their siblings are doubted', () => {
  const school = { institution: 'University of Leeds', degree: 'Bachelor of Science', field_of_study: 'Accounting' }
  expect(
    at(
      'work_experience',
      { ...job, location: 'Cebu City' },
      { ...job, location: 'Manila' },
      { ...job, location: null },
    ),
  ).toEqual(['work_experience.2.company'])
  expect(at('education', { ...school, graduation_date: '2012-05' }, { ...school, graduation_date: '2016-05' })).toEqual(
    ['education.1.graduation_date'],
  )
  expect(
    at(
      'languages_spoken',
      { language: 'Fluency', proficiency: 'Native' },
      { language: 'Hindi', proficiency: null },
      {
        language: 'English',
        proficiency: 'Fluent',
      },
    ),
  ).toEqual(['languages_spoken.0.language', 'languages_spoken.0.proficiency', 'languages_spoken.1.proficiency'])
})

test('addresses that are somebody else’s, short numbers and places without a city are doubted', () => {
  const personal_info = {
    full_name: 'Ana Reyes',
    email: 'ana.reyes@example.com',
    phone: '+63 (917) 555',
    location: 'Telangana, India',
    github: 'https://github.com/zzamboni',
    website: 'Bill.com',
  }
  expect(checksOf(profileData.parse({ personal_info })).map(({ path }) => path.split('.')[1])).toEqual([
    'phone',
    'location',
    'github',
    'website',
  ])
})

test.each<[string, Record<string, unknown>, string]>([
  [
    'a town behind a school',
    { education: [{ ...school, institution: 'Ohio University Athens' }] },
    'education.0.institution',
  ],
  ['a town twice', { education: [{ ...school, institution: 'Polytechnic Ilaro, Ilaro' }] }, 'education.0.institution'],
  [
    'an honor behind what was studied',
    { education: [{ ...school, field_of_study: 'Accounting Cum Laude' }] },
    'education.0.field_of_study',
  ],
  ['an honor behind a town', { education: [{ ...school, location: 'Cebu City (Cum Laude)' }] }, 'education.0.location'],
  [
    'a number of three digits',
    { certifications: [{ name: 'CPA', issuer: 'Ohio Board', credential_id: '314' }] },
    'certifications.0.credential_id',
  ],
  [
    'an address that was cut',
    { personal_info: { linkedin: 'https://www.linkedin.com/in/ana-' } },
    'personal_info.linkedin',
  ],
  ['skills behind a town', { personal_info: { location: 'Geneva, Excel, VBA' } }, 'personal_info.location'],
])('%s is doubted', (_, profile, path) => {
  expect(checksOf(profileData.parse(profile)).map((check) => check.path)).toContain(path)
})

test.each(['University of Cebu City', 'Ateneo de Manila University', 'University of Wisconsin-Madison'])(
  '%s is a name',
  (institution) => {
    const checks = checksOf(profileData.parse({ education: [{ ...school, institution }] }))
    expect(checks.map(({ path }) => path)).not.toContain('education.0.institution')
  },
)
