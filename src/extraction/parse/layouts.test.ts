import { expect, test } from 'vitest'
import { rowsOfLines, rowsOfTexts } from '../word/text-rows.ts'
import { awardsOf } from './awards.ts'
import { certificationsOf } from './certifications.ts'
import { splitDegree } from './degree.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { guessSections } from './headless.ts'
import { findPlace } from './places.ts'
import { profileOf } from './profile.ts'
import { sectionsOf } from './sections.ts'
import { skillsOf } from './skills.ts'

const rows = (...lines: string[]) => rowsOfTexts(lines)
const job = { company: 'Harbor Foods', position: 'Tax Manager', start_date: '2020-03', end_date: '2021-09' }

test.each([
  [
    'labels',
    ['Organisation: Harbor Foods', 'Designation: Tax Manager', 'Duration: Mar 2020 – Sep 2021', '• Filed returns.'],
  ],
  ['labels beside', ['Period\tMar 2020 – Sep 2021', 'Position\tTax Manager', 'Employer\tHarbor Foods, Cebu City']],
  ['one line with a colon', ['Harbor Foods, Cebu City: Tax Manager, Mar 2020–Sep 2021', '• Filed returns.']],
  ['one line with a full stop', ['03/2020–09/2021\tTax Manager, Harbor Foods, Cebu City, Philippines.']],
  ['a title right before a name', ['Mar 2020 – Sep 2021\tCebu City', 'Tax Manager Harbor Foods']],
  ['names and period as bullets', ['Tax Manager', '• Harbor Foods', '• Mar 2020 – Sep 2021', '• Filed returns.']],
  ['how long it lasted', ['Harbor Foods', 'Mar 2020 - Sep 2021 1 year, 6 months', 'Tax Manager']],
])('a job set with %s', (_, lines) => {
  expect(experienceOf(rows(...lines))).toMatchObject([job])
})

test.each([['Harbor Foods, Cebu City'], ['Harbor Foods, Cebu City\tJan 2018 – Sep 2021']])(
  'two positions under %s',
  (firm) => {
    const read = experienceOf(
      rows(
        firm,
        'Tax Manager\tMar 2020 – Sep 2021',
        '• Filed returns.',
        'Tax Clerk\tJan 2018 – Feb 2020',
        '• Closed books.',
      ),
    )
    expect(read).toMatchObject([job, { company: 'Harbor Foods', position: 'Tax Clerk', start_date: '2018-01' }])
  },
)

test('a job whose names are set in the middle', () => {
  const at = (text: string, left: number, y: number) => ({
    page: 1,
    y,
    bottom: y,
    lastRight: left + text.length * 5,
    size: 10,
    isBullet: false,
    cells: [{ text, left, right: left + text.length * 5, size: 10, font: '' }],
  })
  const lines = ['Cedar Street Company', 'Tax Clerk, Mar 2021 – Sep 2022'].map((text, i) =>
    at(text, 300 - text.length * 2.5, i * 12),
  )
  const others = ['Harbor Foods', 'Tax Manager, Mar 2020 – Sep 2021'].map((text, i) =>
    at(text, 300 - text.length * 2.5, 60 + i * 12),
  )
  const filed = at('Filed all of the returns of twelve clients in time.', 50, 36)
  expect(experienceOf([...lines, filed, ...others])).toMatchObject([{ company: 'Cedar Street Company' }, job])
})

test('a title in bold before a name in plain type', () => {
  const [row, ...others] = rows('Remote Support Harbor Foods', 'Mar 2020 – Sep 2021')
  const cells = row?.cells.map((cell) => ({ ...cell, lead: 'Remote Support' })) ?? []
  const [read] = experienceOf([{ page: 0, y: 0, bottom: 0, lastRight: 0, size: 10, isBullet: false, cells }, ...others])
  expect([read?.company, read?.position].toSorted()).toEqual(['Harbor Foods', 'Remote Support'])
})

test('schools in a table, behind a colon, beside their level', () => {
  const schools = educationOf(
    rows(
      'Qualification\tUniversity / Board\tYear of Passing\tCGPA',
      'Master of Science in Taxation\tUniversity of Leeds\t2019\t8.2/10',
      'University of Mumbai: Bachelor of Commerce in Accounting, 2015',
      'Tertiary:\tBatangas State University',
      'Accountancy (Bachelor of Science)',
    ),
  )
  expect(schools).toMatchObject([
    { institution: 'University of Leeds', degree: 'Master of Science', field_of_study: 'Taxation', gpa: '8.2/10' },
    { institution: 'University of Mumbai', degree: 'Bachelor of Commerce', graduation_date: '2015' },
    { institution: 'Batangas State University', degree: 'Bachelor of Science', field_of_study: 'Accountancy' },
  ])
  expect(splitDegree('Bachelor of Accountancy in')).toEqual({ degree: 'Bachelor of Accountancy', field: null })
})

test('a known town behind a school is where it stands, and one that nobody knows a part of its name', () => {
  expect(educationOf(rows('Loyola College, Chennai, 2014'))).toMatchObject([
    { institution: 'Loyola College', location: 'Chennai' },
  ])
  expect(educationOf(rows('University of Nigeria, Wexmoor, 2014'))).toMatchObject([
    { institution: 'University of Nigeria, Wexmoor' },
  ])
})

test.each([
  ['behind a label', 'Certified Payroll Specialist, National Bookkeepers Association, ID: CPS-40911, Aug 2021'],
  ['behind the date', 'Certified Payroll Specialist, National Bookkeepers Association, Aug 2021, CPS-40911'],
  ['behind a dash', 'Certified Payroll Specialist, National Bookkeepers Association, 08/2021 – CPS-40911'],
  ['in brackets', 'Certified Payroll Specialist, National Bookkeepers Association (CPS-40911), 08/2021'],
])('the number of a certificate %s', (_, line) => {
  expect(certificationsOf(rows(line))).toEqual([
    {
      name: 'Certified Payroll Specialist',
      issuer: 'National Bookkeepers Association',
      date: '2021-08',
      credential_id: 'CPS-40911',
    },
  ])
})

test('skills behind dashes, two of them without a gap, one on two lines', () => {
  const skills = skillsOf([
    {
      kind: 'skills',
      title: 'Skills',
      rows: rows(
        'Accounting – Budgeting, Cash Management',
        'Software – Xero, Lacerte Gusto',
        '• Sales Tax',
        'Compliance',
      ),
    },
  ])
  expect(skills.tools).toEqual(['Xero', 'Lacerte', 'Gusto'])
  expect(skills.technical).toEqual(['Budgeting', 'Cash Management', 'Sales Tax Compliance'])
})

test.each([
  ['14 Loop Street Bloemfontein, Free State, ZA', 'Bloemfontein, Free State, ZA'],
  ['7 Residency Road, 80601 Hyderabad, Telangana, India', 'Hyderabad, Telangana, India'],
  ['Home: Ibadan, Oyo State, Nigeria', 'Ibadan, Oyo State, Nigeria'],
  ['a@b.example ⋄ Leeds, United Kingdom', 'Leeds, United Kingdom'],
])('%s is at %s', (text, place) => {
  expect(findPlace(text)).toBe(place)
})

test('awards that say by whom and when in lines of their own', () => {
  const award = { issuer: 'Harbor Foods', date: '2016-11' }
  expect(awardsOf(rows('Rookie Award', 'by Harbor Foods', 'Awarded 2016-11-01'))).toMatchObject([
    { title: 'Rookie Award', ...award },
  ])
  expect(awardsOf(rows('Spot Award (Harbor Foods)\tNov 2016'))).toMatchObject([{ title: 'Spot Award', ...award }])
})

test('skills divided by strokes', () => {
  const skills = skillsOf([{ kind: 'skills', title: 'Skills', rows: rows('Xero / Dext / Gusto') }])
  expect(skills.tools).toEqual(['Xero', 'Dext', 'Gusto'])
})

const heading = (text: string) => ({ text, size: 14, isBold: true })

test('what stands under a heading that nobody knows says what it is', () => {
  const lines = [
    heading('Education'),
    { text: 'Bachelor of Science, University of Leeds, 2018' },
    heading('Things of the past'),
    { text: 'Harbor Foods, Tax Manager\tMar 2020 – Sep 2021' },
    heading('Languages'),
    { text: 'English (Fluent)' },
    heading('Skills'),
    { text: 'Xero, Gusto' },
    heading('Hill walking'),
    { text: 'Every weekend, in all weathers.' },
  ]
  const kinds = guessSections(sectionsOf([rowsOfLines(lines)])).map(({ kind }) => kind)
  expect(kinds).toEqual(['education', 'experience', 'languages', 'skills'])
})

test('languages among personal details', () => {
  const profile = profileOf(
    [rows('Skills', 'Xero, Gusto', 'Personal details', 'Nationality: Indian', 'Languages Known: Tamil, English')],
    [],
  )
  expect(profile.languages_spoken.map(({ language }) => language)).toEqual(['Tamil', 'English'])
})

test('a part that was printed twice is read once', () => {
  const part = ['Experience', 'Harbor Foods, Tax Manager\tMar 2020 – Sep 2021', '• Filed returns.']
  expect(profileOf([rows(...part, ...part)], []).work_experience).toHaveLength(1)
})

test('certificates in a table with heads, and the issuer behind "from"', () => {
  const read = certificationsOf(
    rows('Certificate\tIssued by\tNumber\tDate', 'Certified Bookkeeper\tAIPB\t448120\tMar 2021'),
  )
  expect(read).toEqual([{ name: 'Certified Bookkeeper', issuer: 'AIPB', date: '2021-03', credential_id: '448120' }])
  expect(certificationsOf(rows('• Certified Internal Auditor from IIA, 2019'))).toMatchObject([
    { name: 'Certified Internal Auditor', issuer: 'IIA', date: '2019' },
  ])
})

test('a school whose name says nothing of a school', () => {
  expect(educationOf(rows('ITESO', 'Bachelor of Commerce', 'Apr 2022'))).toMatchObject([
    { institution: 'ITESO', degree: 'Bachelor of Commerce', field_of_study: null, graduation_date: '2022-04' },
  ])
})
