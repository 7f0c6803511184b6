import { expect, test } from 'vitest'
import { rowsOfLines, rowsOfTexts } from '../word/text-rows.ts'
import { experienceOf } from './experience.ts'

const jobs = [
  { title: 'Payroll Officer', firm: 'Talomo Fruit Corporation', place: 'Toril, Davao City', from: 'Oct 2019' },
  { title: 'Deputy Manager – Internal Audit', firm: 'Ganga Bank Ltd.', place: 'Patna', from: "Sep'17" },
  { title: 'Staff Accountant II', firm: 'Tandil Labs', place: 'Perrysburg, OH', from: '02/2014' },
]

const read = (way: string) =>
  experienceOf(
    rowsOfTexts(
      jobs.flatMap((job) => [
        ...way.replace(/\{(\w+)\}/g, (_, name: keyof typeof job) => job[name]).split('\n'),
        '• Closed the books of 12 clients in five days.',
      ]),
    ),
  )

test.each([
  ...['{from} – Present with {firm}, {place} as {title}', '{title} with {firm}, {place} ({from} – Present)'],
  ...['{firm}, {place} as {title}\t{from} to Present', 'Worked as {title} at {firm}, {place} from {from} to Present'],
  ...['Currently working with {firm}, {place} as a {title} from {from} to Present', 'As {title} at {firm}, {place}'],
  ...['{title} @{firm}\t{from} – Present\n{place}', '{title} ({firm}, {place})\t{from} – Present'],
  ...['{title}\n{firm}-{place}\n{from} to Present', '{title}\n{firm} — {place}\n{from} to Present'],
  ...['{firm}, {place} — {title}\n{from} - Present', '{firm}\n{place}\n{title}\n{from} – Present'],
  ...['{firm} ({place})\nCargo: {title}\nPeríodo: {from} – Present', '{title}\t{place}\n{firm}\t{from} – Present'],
  '{firm} in {place}\n{title}\n{from} – Present',
  ...['{title}, {firm}, {place}. {from} – Present.', '{from} to Present - {title} - {firm} - {place}'],
])('what is written as people talk, or without spaces, is title, firm and place in %j', (way) => {
  expect(read(way.includes('{from}') ? way : `${way}\n{from} – Present`)).toMatchObject(
    jobs.map(({ title, firm, place }) => ({ position: title, company: firm, location: place })),
  )
})

test('one may be an accountant for startups, and a name may have a hyphen', () => {
  const [job] = experienceOf(rowsOfTexts(['Accountant for Startups', 'Winston-Salem Mills', 'Mar 2020 – Sep 2021']))
  expect(job).toMatchObject({ position: 'Accountant for Startups', company: 'Winston-Salem Mills' })
})

test.each([
  [
    'Marine County, Finance Department, Miami, FL\nStaff Accountant',
    'Marine County, Finance Department',
    'Staff Accountant',
  ],
  [
    'Harbor University, Office of the Bursar\nAccounts Assistant',
    'Harbor University, Office of the Bursar',
    'Accounts Assistant',
  ],
  ['Manager, Forensic Accounting, Harbor Group, LLC', 'Harbor Group, LLC', 'Manager, Forensic Accounting'],
  ['Grupo Cantera, S.A.B. de C.V., Monterrey\nContadora', 'Grupo Cantera, S.A.B. de C.V.', 'Contadora'],
  ['Bookkeeper\nFarmers Multi-Purpose Cooperative, Tarlac City', 'Farmers Multi-Purpose Cooperative', 'Bookkeeper'],
])('commas within %j', (header, company, position) => {
  const [job] = experienceOf(rowsOfTexts([...header.split('\n'), 'Mar 2020 – Sep 2021']))
  expect(job).toMatchObject({ company, position })
})

test('a town that no list knows is one where another entry has a firm and a title beside it', () => {
  const rows = rowsOfTexts([
    ...['Harbor Foods Ltd.', 'Controller', '2019 – Present', 'Wexmoor, British Columbia, Canada'],
    '• Closed the books of 12 clients in five days.',
    ...['Assistant Controller', '2016 – 2019', 'Wexmoor, British Columbia, Canada'],
    '• Prepared the statements of three mills.',
  ])
  const location = 'Wexmoor, British Columbia, Canada'
  expect(experienceOf(rows)).toMatchObject([
    { company: 'Harbor Foods Ltd.', position: 'Controller', location },
    { company: 'Harbor Foods Ltd.', position: 'Assistant Controller', location },
  ])
})

test.each([
  ['Senior Manager, Cross-Border Work, Harbor Foods LLP', 'Senior Manager, Cross-Border Work', 'Harbor Foods LLP'],
  ['Harbor Foods LLP — Owner / Bookkeeper', 'Owner / Bookkeeper', 'Harbor Foods LLP'],
  ['Harbor Foods LLP — Deputy Manager – Accounts (Chennai)', 'Deputy Manager – Accounts', 'Harbor Foods LLP'],
])('%s', (header, position, company) => {
  expect(experienceOf(rowsOfTexts([`${header}\t2019 – Present`]))).toMatchObject([{ position, company }])
})

test('where its type changes, a title ends', () => {
  const runs = [
    { text: 'Payroll Clerk', font: 'Bold' },
    { text: ', Wexmoor County Board of Education\t2014 – 2016', font: '' },
  ]
  const text = runs.map((run) => run.text).join('')
  expect(experienceOf(rowsOfLines([{ text, runs }]))).toMatchObject([
    { position: 'Payroll Clerk', company: 'Wexmoor County Board of Education' },
  ])
})
