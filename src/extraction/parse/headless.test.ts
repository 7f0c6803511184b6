import { expect, test } from 'vitest'
import { rowsOfLines, rowsOfTexts } from '../word/text-rows.ts'
import { profileOf } from './profile.ts'
import { sectionsOf } from './sections.ts'

const resume = [
  'Ana Reyes',
  'ana.reyes@example.com | +63 917 555 0142',
  'Harbor Foods Inc., Cebu City\tMar 2021 – Present',
  'Senior Accountant',
  '• Closed the books of twelve clients within five days.',
  'Bachelor of Science in Accounting, Holy Name University\tMay 2018',
  'Certified Public Accountant, Professional Regulation Commission, Oct 2018',
  'QuickBooks Online, Xero, Microsoft Excel, US GAAP',
  'English (Fluent), Cebuano (Native)',
]

test('a resume without headings is read by what its lines say', () => {
  expect(profileOf([rowsOfTexts(resume)], [])).toMatchObject({
    personal_info: { full_name: 'Ana Reyes', email: 'ana.reyes@example.com' },
    work_experience: [{ company: 'Harbor Foods Inc.', position: 'Senior Accountant', end_date: 'Present' }],
    education: [{ institution: 'Holy Name University', degree: 'Bachelor of Science', graduation_date: '2018-05' }],
    certifications: [{ name: 'Certified Public Accountant', date: '2018-10' }],
    skills: { tools: ['QuickBooks Online', 'Xero', 'Microsoft Excel'], frameworks: ['US GAAP'] },
    languages_spoken: [{ language: 'English' }, { language: 'Cebuano' }],
  })
})

test('a letter about work is still no resume', () => {
  const letter = ['Invoice 2024-0117', 'Bookkeeping services, January 2024 – March 2024', 'Total due: $1,250.00']
  expect(() => profileOf([rowsOfTexts(letter)], [])).toThrow('doesn’t look like a resume')
})

test('an unknown heading is known by its look and one of its words', () => {
  const heading = (text: string) => ({ text, size: 14, isBold: true })
  const rows = rowsOfLines([
    { text: 'Ana Reyes' },
    heading('Experience'),
    { text: 'Accountant, Harbor Foods, 2018 – 2020' },
    { text: 'Responsibilities:' },
    { text: 'Closed the books of twelve clients every month.' },
    heading('Education'),
    { text: 'Holy Name University' },
    heading('Tools and software I work with'),
    { text: 'Xero' },
  ])
  expect(sectionsOf([rows]).map(({ kind, rows: under }) => [kind, under.length])).toEqual([
    ['top', 1],
    ['experience', 2],
    ['education', 1],
    ['skills', 1],
  ])
})

test('under two names, a line goes where what it says is surest', () => {
  const read = (...lines: string[]) => profileOf([rowsOfTexts(['Ana Reyes', ...lines])], [])
  const training = read(
    'Education and Training',
    'Diploma in Accounting, Harbor Polytechnic College, 2011',
    'Payroll Practitioner, National Payroll Institute, 2015',
  )
  expect(training.certifications).toMatchObject([{ name: 'Payroll Practitioner', date: '2015' }])
  expect(training.education).toMatchObject([{ institution: 'Harbor Polytechnic College' }])
  const given = read(
    'Certifications and Awards',
    'Certified Public Accountant, Ohio Board of Accountancy, 2017',
    'Best Thesis, Harbor University, 2015',
  )
  expect(given.certifications).toMatchObject([{ name: 'Certified Public Accountant' }])
  expect(given.awards).toMatchObject([{ title: 'Best Thesis', issuer: 'Harbor University' }])
})

test('parts that a form numbers are told by one of their words', () => {
  const kinds = [
    'III. CIVIL SERVICE ELIGIBILITY',
    'VI. VOLUNTARY WORK OR INVOLVEMENT IN CIVIC / PEOPLE / ORGANIZATION/S',
  ]
  const rows = rowsOfTexts(['Education', 'Harbor College', ...kinds.flatMap((text) => [text, 'Harbor Library'])])
  expect(sectionsOf([rows]).map(({ kind }) => kind)).toEqual(['education', 'certifications', 'volunteer'])
})

test('several roles at one organization, whose name stands over them', () => {
  const lines = ['Volunteering', 'Harbor Food Bank', 'Treasurer, 2018 – 2023', 'Tax Clinic Volunteer, 2015 – 2018']
  expect(profileOf([rowsOfTexts(['Education', 'Harbor College', ...lines])], []).volunteer_experience).toMatchObject([
    { organization: 'Harbor Food Bank', role: 'Treasurer' },
    { organization: 'Harbor Food Bank', role: 'Tax Clinic Volunteer' },
  ])
})
