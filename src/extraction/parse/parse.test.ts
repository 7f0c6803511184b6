import { expect, test } from 'vitest'
import { rowsOfTexts } from '../word/text-rows.ts'
import { certificationsOf } from './certifications.ts'
import { splitDegree } from './degree.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { headingOf, isEntryLabel } from './headings.ts'
import { languagesOf } from './languages.ts'
import { joinLines } from './paragraphs.ts'
import { sectionsOf } from './sections.ts'
import { skillsOf } from './skills.ts'
import { isProse } from './words.ts'

const rows = (...lines: string[]) => rowsOfTexts(lines)

test.each([
  ['EDUCATIONAL BACKGROUND:', 'education'],
  ['Licenses & Certifications', 'certifications'],
  ['WORKEXPERIENCE', 'experience'],
  ['Senior Accountant', undefined],
  ['Experience in audit, tax and reporting.', undefined],
])('%s announces %s', (text, kind) => {
  expect(headingOf(text)).toBe(kind)
})

test.each([
  ['Bachelor of Science in Accountancy', 'Bachelor of Science', 'Accountancy'],
  ['Bachelor of Science in Business in Accounting', 'Bachelor of Science in Business', 'Accounting'],
  ['Bachelor of Business Management of Accounting', 'Bachelor of Business Management', 'Accounting'],
  ['Bachelor of Business Management', 'Bachelor of Business Management', null],
  ['Master of Economics (Accounting and Audit)', 'Master of Economics', 'Accounting and Audit'],
  ['B.COM (HONS) ACCOUNTANCY', 'B.COM (HONS)', 'ACCOUNTANCY'],
  ['BSc (Hons)', 'BSc (Hons)', null],
  ['Bachelor of Commerce: Accounting Sciences', 'Bachelor of Commerce', 'Accounting Sciences'],
  ['BACHELOR OF COMMERCE ACCOUNTING AND FINANCE', 'BACHELOR OF COMMERCE', 'ACCOUNTING AND FINANCE'],
  ['MBA', 'MBA', null],
])('%s', (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field })
})

test('jobs: the first teaches the pattern, and all vote on which line is the title', () => {
  const jobs = experienceOf(
    rows(
      'Nedbank, Cape Town, Western Cape\tOctober 2022 – Present',
      'Finance Manager',
      'Owned the close of a real estate company.',
      '• Filed returns in 13 states.',
      'Mancera, S.C., Durban\tMay 2019 – August 2022',
      'Controller',
    ),
  )
  expect(jobs).toMatchObject([
    {
      company: 'Nedbank',
      position: 'Finance Manager',
      location: 'Cape Town, Western Cape',
      start_date: '2022-10',
      end_date: 'Present',
      description: 'Owned the close of a real estate company.',
      achievements: ['Filed returns in 13 states.'],
    },
    { company: 'Mancera, S.C.', position: 'Controller', location: 'Durban', achievements: [] },
  ])
})

test('schools: a second institution begins the next', () => {
  expect(
    educationOf(
      rows(
        'University of Mumbai',
        'B.Com in Accountancy',
        '78.4%',
        'Christ University, Bengaluru, India',
        'MBA, Finance; GPA: 3.9/4.0\t2019',
      ),
    ),
  ).toMatchObject([
    {
      institution: 'University of Mumbai',
      degree: 'B.Com',
      field_of_study: 'Accountancy',
      gpa: '78.4%',
      graduation_date: null,
    },
    {
      institution: 'Christ University',
      location: 'Bengaluru, India',
      degree: 'MBA',
      field_of_study: 'Finance',
      gpa: '3.9/4.0',
      graduation_date: '2019',
    },
  ])
})

test('certifications: on one line, or on three', () => {
  expect(certificationsOf(rows('• Tax Practitioner, South African Revenue Service, PR-0041297, Jan 2018'))).toEqual([
    { name: 'Tax Practitioner', issuer: 'South African Revenue Service', date: '2018-01', credential_id: 'PR-0041297' },
  ])
  expect(
    certificationsOf(
      rows('CA Intermediate', 'Issued by Intuit', 'May 2015', 'Xero Advisor', 'Issued by Xero', 'Nov 2015'),
    ),
  ).toMatchObject([
    { name: 'CA Intermediate', issuer: 'Intuit', date: '2015-05' },
    { name: 'Xero Advisor', issuer: 'Xero', date: '2015-11' },
  ])
})

test('skills go by their label, and well-known ones where they belong', () => {
  const section = {
    kind: 'skills' as const,
    title: 'Skills',
    rows: rows('Accounting: Job Costing, Month-End', 'Close, Budgeting'),
  }
  expect(skillsOf([section])).toMatchObject({
    technical: ['Job Costing', 'Month-End Close', 'Budgeting'],
  })
  const lines = {
    kind: 'skills' as const,
    title: 'Skills',
    rows: rows(
      'Budgeting and',
      'Forecasting',
      'Xero',
      'Individual Tax Returns (Form',
      '1040)',
      'Python',
      'US GAAP',
      'Teamwork',
    ),
  }
  expect(skillsOf([lines])).toEqual({
    technical: ['Budgeting and Forecasting', 'Individual Tax Returns (Form 1040)'],
    tools: ['Xero'],
    languages: ['Python'],
    frameworks: ['US GAAP'],
    soft_skills: ['Teamwork'],
  })
})

test.each([
  [
    ['English (C1 Advanced) , French (Basic)'],
    [
      ['English', 'C1 Advanced'],
      ['French', 'Basic'],
    ],
  ],
  [
    ['English - Fluent', 'Filipino - Native'],
    [
      ['English', 'Fluent'],
      ['Filipino', 'Native'],
    ],
  ],
  [
    ['Filipino\tNative', 'Tagalog\tNative speaker'],
    [
      ['Filipino', 'Native'],
      ['Tagalog', 'Native speaker'],
    ],
  ],
  [
    ['English\tCebuano', 'Fluent\tNative'],
    [
      ['English', 'Fluent'],
      ['Cebuano', 'Native'],
    ],
  ],
  [
    ['English, Cebuano'],
    [
      ['English', null],
      ['Cebuano', null],
    ],
  ],
  [['Chess, running'], []],
])('languages of %j', (lines, expected) => {
  expect(languagesOf(rows(...lines)).map(({ language, proficiency }) => [language, proficiency])).toEqual(expected)
})

test('sections begin at their headings, above or beside', () => {
  const sections = sectionsOf([
    rows(
      'Ana Reyes',
      'SUMMARY',
      'Closes books.',
      'EXPERIENCE\tHarbor Foods',
      'Accountant',
      'PROFESSIONAL',
      'CERTIFICATIONS',
      'CPA',
    ),
  ])
  expect(sections.map(({ kind, rows: under }) => [kind, under.length])).toEqual([
    ['top', 1],
    ['summary', 1],
    ['experience', 2],
    ['certifications', 1],
  ])
})

test('lines cut in two become whole', () => {
  expect(joinLines(['recovering un-', 'claimed credits in a two-', 'step review'])).toBe(
    'recovering unclaimed credits in a two-step review',
  )
})

test.each([
  ['Owned the close, audit and cash management cycle of a company.', true],
  ['Responsible for general ledger, payables and reporting of a', true],
  ['Maquiladora del Norte, S.A. de C.V.', false],
  ['Association of Chartered Certified Accountants', false],
])('%s is a sentence: %s', (text, expected) => {
  expect(isProse(text)).toBe(expected)
})

test('levels of languages, behind a label, with a letter of their own, between diamonds', () => {
  const spoken = languagesOf(rows('Cebuano – Mother tongue ◆ English – Advanced (C1)', 'Twi', 'Fluency: Fluent'))
  expect(spoken).toEqual([
    { language: 'Cebuano', proficiency: 'Mother tongue' },
    { language: 'English', proficiency: 'Advanced (C1)' },
    { language: 'Twi', proficiency: 'Fluent' },
  ])
})

test.each([
  'Reason for leaving: Contract ended',
  'Supervisor: Ana Reyes',
  'Reporting to – the CFO',
  'Salary: PHP 40,000',
])('%s is nothing that was done', (aside) => {
  const [job] = experienceOf(
    rows('Accountant, Harbor Foods', '2019 – 2021', '• Closed the books', '• Filed taxes', aside),
  )
  expect(job?.achievements).toEqual(['Closed the books', 'Filed taxes'])
})

test.each(['Key responsibilities and achievements:', 'Main duties and key results', 'Other Duties', 'Core tasks'])(
  '%s stands over a part of an entry',
  (label) => {
    expect(isEntryLabel(label)).toBe(true)
  },
)

test.each(['Key accounts', 'Achievements of the team', 'Main office'])('%s does not', (text) => {
  expect(isEntryLabel(text)).toBe(false)
})
