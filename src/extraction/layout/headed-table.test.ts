import { expect, test } from 'vitest'
import { profileOf } from '../parse/profile.ts'
import { itemAt } from '../testing/item.ts'
import { streamsOf } from './columns.ts'
import type { Item } from './item.ts'
import { rowsOf } from './rows.ts'
import { headKinds } from './table-head.ts'

const item = (text: string, x: number, y: number, more: Partial<Item> = {}) => itemAt(text, x, y, more)
const bold = { font: 'bold' }
const heading = (text: string, y: number) => item(text, 40, y, { font: 'bold', size: 14 })
const head = (y: number, ...names: [string, number][]) => names.map(([text, x]) => item(text, x, y, bold))

const job = (y: number, dates: [string, string], firm: [string, string], title: string) => [
  item(dates[0], 44, y),
  item(dates[1], 44, y + 12),
  item(firm[0], 130, y),
  item(firm[1], 130, y + 12),
  item(title, 280, y, bold),
  item('• Closed the books of twelve clients', 280, y + 13),
  item('within five days.', 290, y + 25),
  item('• Paid the staff of three plants.', 280, y + 38),
]

const page = [
  heading('Work Experience', 40),
  ...head(60, ['Period', 44], ['Organisation', 130], ['Designation and Responsibilities', 280]),
  ...job(80, ['Apr 2017 to', 'Till Date'], ['Kovai Spinners & Weavers', 'Mills, Chennai'], 'Senior Manager - Accounts'),
  ...job(140, ['Jun 2013 to', 'Mar 2017'], ['Harbor Foods Accounting', 'LLC, Chennai'], 'Manager, Payables'),
  heading('Education', 220),
  ...head(240, ['Course', 44], ['Institution', 200], ['Year of', 380], ['Marks', 460]),
  item('Passing', 380, 252, bold),
  ...[
    item('B.Com. (Costing)', 44, 275),
    item('Kilkari, Chennai', 200, 275),
    item('2009', 380, 275),
    item('7.6 CGPA', 460, 275),
  ],
  heading('Certifications', 320),
  ...head(340, ['Date', 44], ['Issuer', 130], ['Certificate', 280]),
  ...[item('2014', 44, 360), item('Intuit', 130, 360), item('QuickBooks ProAdvisor', 280, 360)],
]

test('a table whose columns have names is read row by row, each column for itself', () => {
  const read = profileOf(streamsOf(page), [])
  const achievements = ['Closed the books of twelve clients within five days.', 'Paid the staff of three plants.']
  expect(read.work_experience).toMatchObject([
    {
      company: 'Kovai Spinners & Weavers Mills',
      position: 'Senior Manager - Accounts',
      location: 'Chennai',
      achievements,
    },
    { company: 'Harbor Foods Accounting LLC', position: 'Manager, Payables', end_date: '2017-03', achievements },
  ])
  expect(read.education).toMatchObject([
    { institution: 'Kilkari', location: 'Chennai', graduation_date: '2009', gpa: '7.6 CGPA' },
  ])
  expect(read.certifications).toMatchObject([{ name: 'QuickBooks ProAdvisor', issuer: 'Intuit', date: '2014' }])
})

test('a table goes on behind the end of its page', () => {
  const [first, second] = [page.filter(({ y }) => y < 130), page.filter(({ y }) => y >= 130)]
  const read = profileOf(streamsOf([...first, ...second.map((one) => ({ ...one, page: 2, y: one.y - 100 }))]), [])
  expect(read.work_experience.map(({ company }) => company)).toEqual([
    'Kovai Spinners & Weavers Mills',
    'Harbor Foods Accounting LLC',
  ])
})

test('headings side by side and labels beside their values name no columns', () => {
  const isHead = (...texts: string[]) =>
    headKinds(rowsOf(texts.map((text, at) => item(text, 40 + at * 200, 40)))[0] as never)
  expect(isHead('Education', 'Certifications')).toBeUndefined()
  expect(isHead('Position', 'Accountant')).toBeUndefined()
  expect(isHead('Dates', 'Employer', 'Position and duties')).toEqual(['date', 'company', 'title'])
})

test('numbered certificates are one each', () => {
  const lines = ['1. Certificate in GST – NACIN (2018)', '2. Diploma in IFRS – ACCA (2023)']
  const items = [heading('Certifications', 40), ...lines.map((text, at) => item(text, 40, 60 + 14 * at))]
  expect(profileOf(streamsOf(items), []).certifications).toMatchObject([
    { name: 'Certificate in GST', issuer: 'NACIN', date: '2018' },
    { name: 'Diploma in IFRS', issuer: 'ACCA', date: '2023' },
  ])
})

test('certificates in boxes side by side are read box by box', () => {
  const box = (x: number, texts: string[]) =>
    texts.map((text, at) => item(text, x, 60 + 12 * at, text.startsWith('Cert') || text === 'Auditor' ? bold : {}))
  const items = [
    heading('Certifications', 40),
    ...box(40, ['Certified Bookkeeper', 'Institute of Bookkeepers', '2019 · No. 184402']),
    ...box(220, ['Certified Information Sys.', 'Auditor', 'ISACA', '2021']),
  ]
  expect(profileOf(streamsOf(items), []).certifications).toMatchObject([
    { name: 'Certified Bookkeeper', issuer: 'Institute of Bookkeepers', date: '2019', credential_id: '184402' },
    { name: 'Certified Information Sys. Auditor', issuer: 'ISACA', date: '2021' },
  ])
})

test('cells in the middle of their rows, names on two lines among others on one, and towns under firms', () => {
  const read = profileOf(
    streamsOf([
      heading('Educación', 40),
      ...head(66, ['Curso', 44], ['Universidad', 200], ['Nota', 460]),
      ...[item('Año de', 380, 60, bold), item('grado', 380, 72, bold)],
      ...[item('M.Com (Finance and', 44, 90), item('Control)', 44, 102)],
      ...[item('Harbor University', 200, 96), item('2015', 380, 96), item('72%', 460, 96)],
      ...[item('B.Com', 44, 126), item('2013', 380, 126), item('81%', 460, 126)],
      ...[item('Bay College of Arts &', 200, 120), item('Science', 200, 132)],
      heading('Employment History', 170),
      ...head(190, ['Period', 44], ['Employer', 160], ['Position', 280], ['Duties', 395]),
      ...[
        item('Mar 2019 – Jul 2022', 44, 210),
        item('Boxer Stores', 160, 210, bold),
        item('Payroll Officer', 280, 210),
      ],
      ...[item('Qwertyville', 160, 222), item('Daily banking of the tills.', 410, 210)],
      ...[item('•', 395, 222), item('Monthly returns.', 410, 222)],
      ...[item('Jun 2015 – Feb 2019', 44, 242), item('Cashier', 280, 242)],
      heading('What else I learned', 290),
      ...head(310, ['Year', 44], ['Course', 160], ['Issued by', 280]),
      ...[item('2020', 44, 330), item('Payroll Level 4', 160, 330), item('Payroll Association', 280, 330)],
    ]),
    [],
  )
  expect(read.education).toMatchObject([
    {
      degree: 'M.Com',
      field_of_study: 'Finance and Control',
      institution: 'Harbor University',
      graduation_date: '2015',
    },
    { degree: 'B.Com', institution: 'Bay College of Arts & Science', graduation_date: '2013' },
  ])
  expect(read.work_experience).toMatchObject([
    {
      company: 'Boxer Stores',
      position: 'Payroll Officer',
      location: 'Qwertyville',
      achievements: ['Daily banking of the tills.', 'Monthly returns.'],
    },
    { company: 'Boxer Stores', position: 'Cashier', location: 'Qwertyville', start_date: '2015-06' },
  ])
})

test('cells that are set in the middle of their columns are told by the gaps between the columns', () => {
  const centered = (text: string, middle: number, y: number, more: Partial<Item> = {}) =>
    item(text, middle - item(text, 0, 0).width / 2, y, more)
  const read = profileOf(
    streamsOf([
      heading('Academic Qualification', 40),
      ...[centered('Year of', 405, 60, bold), centered('Examination', 128, 66, bold)],
      ...[centered('Board / University', 281, 66, bold), centered('Passing', 405, 72, bold)],
      ...[centered('B.Com (Computer', 128, 92), centered('Osmania University', 281, 98), centered('2018', 405, 98)],
      ...[centered('Applications)', 128, 104), centered('Telangana Board of Intermediate', 281, 124)],
      ...[centered('Class XII', 128, 130), centered('2015', 405, 130), centered('Education', 281, 136)],
    ]),
    [],
  )
  expect(read.education).toMatchObject([
    { institution: 'Osmania University', degree: 'B.Com', field_of_study: 'Computer Applications' },
    { institution: 'Telangana Board of Intermediate Education', degree: 'Class XII', graduation_date: '2015' },
  ])
})

test('a body that designates is an issuer', () => {
  const certificates = [
    heading('Certifications', 40),
    ...head(60, ['Designation', 44], ['Body', 254], ['Number', 410], ['Year', 486]),
    ...[
      item('Professional Accountant (SA)', 44, 80),
      item('SAIPA', 254, 80),
      item('31845', 410, 80),
      item('2016', 486, 80),
    ],
    ...[item('Registered Tax Practitioner', 44, 100), item('SARS', 254, 100), item('2017', 486, 100)],
  ]
  expect(profileOf(streamsOf(certificates), []).certifications).toMatchObject([
    { name: 'Professional Accountant (SA)', issuer: 'SAIPA', credential_id: '31845', date: '2016' },
    { name: 'Registered Tax Practitioner', issuer: 'SARS', date: '2017' },
  ])
})

test('a head of many lines, with notes and with columns of no use', () => {
  const small = { size: 8 }
  const cell = (text: string, x: number, y: number) => item(text, x, y, small)
  const row = (y: number, dates: [string, string], title: [string, string], firm: string) => [
    ...[cell(dates[0], 40, y), cell(dates[1], 110, y), cell(title[0], 180, y - 5), cell(title[1], 180, y + 5)],
    ...[cell(firm, 320, y), cell('52,000.00', 480, y), cell('Permanent', 560, y)],
  ]
  const { work_experience } = profileOf(
    streamsOf([
      heading('WORK EXPERIENCE', 40),
      ...[cell('INCLUSIVE DATES', 45, 60), cell('POSITION TITLE', 180, 66), cell('DEPARTMENT / COMPANY', 320, 66)],
      ...[cell('MONTHLY SALARY', 480, 70), cell('STATUS OF APPOINTMENT', 560, 70)],
      ...[cell('(Write in full)', 180, 76), cell('(Write in full)', 320, 76)],
      ...[cell('From', 40, 80), cell('To', 110, 80)],
      ...row(105, ['03/01/2021', 'Present'], ['Senior Accountant of', 'Foreign Nonprofits'], 'Harbor Foods Inc.'),
      ...row(130, ['06/01/2017', '02/28/2021'], ['Junior Accountant of', 'Foreign Nonprofits'], 'Toril Fruit Inc.'),
    ]),
    [],
  )
  expect(work_experience).toMatchObject([
    { company: 'Harbor Foods Inc.', position: 'Senior Accountant of Foreign Nonprofits', end_date: 'Present' },
    { company: 'Toril Fruit Inc.', position: 'Junior Accountant of Foreign Nonprofits', start_date: '2017-06' },
  ])
})
