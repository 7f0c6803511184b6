import { expect, test } from 'vitest'
import type { Row } from '../layout/row.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { awardsOf } from './awards.ts'
import { certificationsOf } from './certifications.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { languagesOf } from './languages.ts'
import { sectionsOf } from './sections.ts'
import { volunteeringOf } from './volunteering.ts'

/**
 * Ways to write the same entries: each way is a line or a few with names in braces, `\t` where there is a wide gap. The rows go
 * through sections, as they do in a document.
 */
function readWay<T>(heading: string, way: string, entries: Record<string, string>[], read: (rows: Row[]) => T): T {
  const filled = entries.flatMap((entry) => way.replace(/\{(\w+)\}/g, (_, name) => entry[name] ?? '').split('\n'))
  const sections = sectionsOf([rowsOfTexts([heading, ...filled])])
  return read(sections.flatMap(({ kind, rows }) => (kind === 'top' ? [] : rows)))
}

const certificates = [
  { name: 'Certified Public Accountant', issuer: 'Ohio Board of Accountancy', on: 'May 2018', id: 'CPA-41877' },
  { name: 'QuickBooks Online ProAdvisor', issuer: 'Intuit', on: 'Jan 2021', id: '778-2210' },
]
const issued = [
  { name: 'Certified Public Accountant', issuer: 'Ohio Board of Accountancy', date: '2018-05' },
  { name: 'QuickBooks Online ProAdvisor', issuer: 'Intuit', date: '2021-01' },
]

test.each([
  ...['{name}, {issuer}, {on}', '{name} – {issuer} – {on}', '{name} | {issuer} | {on}', '{name} ({issuer}), {on}'],
  ...['{name}\n{issuer}\n{on}', '{name}\t{on}\n{issuer}', '{on}\t{name}, {issuer}', '{on}: {name} ({issuer})'],
  ...['{name} — {issuer} ({on})', '{name}, issued by {issuer} in {on}', '{issuer}: {name} ({on})'],
  ...['{name}\n{issuer} • {on}', '{name}\nIssued {on} · {issuer}', '{name}\n{on} | {issuer}', '{name} [{issuer}] {on}'],
  ...['• {name} – {issuer}, {on}', '{name} by {issuer} ({on})', '{name} @ {issuer}, {on}'],
  ...[
    '{name}\tAwarded by {issuer}\t{on}',
    '{on}\n{name}\n{issuer}',
    '{name} ({on})\n{issuer}',
    '{name}; {issuer}; {on}',
  ],
  ...[
    '{name}\nIssuer: {issuer}\nDate: {on}',
    '{issuer}\n{name}\n{on}',
    '{name} ({issuer}, {on})',
    '{name} / {issuer} / {on}',
  ],
])('certificates written as %j', (way) => {
  expect(readWay('Certifications', way, certificates, certificationsOf)).toMatchObject(issued)
})

test.each([
  ...['{name}, {issuer}, {on}, {id}', '{name}, {issuer}, {on} (ID {id})', '{name}\n{issuer} | {on} | ID: {id}'],
  ...['{name}\n{issuer} • Issued {on} • Credential ID: {id}', '• {name} ({issuer}) – No. {id}, {on}'],
  ...['{name} ({id})\n{issuer}, {on}', '{name} – License No. {id}\n{issuer}\t{on}', '{name} #{id}, {issuer}, {on}'],
])('certificates with their numbers written as %j', (way) => {
  const numbered = issued.map((one, index) => ({ ...one, credential_id: certificates[index]?.id }))
  expect(readWay('Certifications', way, certificates, certificationsOf)).toMatchObject(numbered)
})

const awards = [
  { name: 'Employee of the Year', firm: 'Harbor Foods Inc.', on: 'Dec 2020' },
  { name: 'Rising Star Award', firm: 'Deloitte', on: 'Mar 2017' },
]

test.each([
  ...['{name}, {firm}, {on}', '{name} – {firm} ({on})', '{name} | {firm} | {on}', '{name} ({firm}), {on}'],
  ...[
    '{name}\n{firm}\n{on}',
    '{name}\t{on}\n{firm}',
    '{on}\t{name}, {firm}',
    '{on} {name}, {firm}',
    '{on}\n{name}\n{firm}',
  ],
  ...['• {name}, {firm} ({on})', '• {on}: {name}, {firm}', '{name} from {firm} in {on}', '{name} by {firm}, {on}'],
  ...['{name}\nAwarded by {firm}, {on}', '{name}\n{firm} • {on}', '{name} ({on})\n{firm}', '{name} at {firm} ({on})'],
])('awards written as %j', (way) => {
  expect(readWay('Awards', way, awards, awardsOf)).toMatchObject([
    { title: 'Employee of the Year', issuer: 'Harbor Foods Inc.', date: '2020-12' },
    { title: 'Rising Star Award', issuer: 'Deloitte', date: '2017-03' },
  ])
})

const service = [
  {
    role: 'Tax Counselor',
    where: 'Harvest Food Bank',
    from: 'Jan 2019',
    to: 'Apr 2022',
    told: 'Filed 90 returns for free.',
  },
  {
    role: 'Crisis Line Listener',
    where: 'Open Door of Iloilo',
    from: 'Feb 2016',
    to: 'Nov 2017',
    told: 'Took calls on two nights a week.',
  },
]
const served = [
  { role: 'Tax Counselor', organization: 'Harvest Food Bank', start_date: '2019-01', end_date: '2022-04' },
  { role: 'Crisis Line Listener', organization: 'Open Door of Iloilo', start_date: '2016-02', end_date: '2017-11' },
]

test.each([
  ...['{role}, {where}, {from} – {to}', '{where}, {role}\t{from} – {to}', '{role} – {where} ({from} – {to})'],
  ...['{where} – {role} ({from} to {to})', '{role} | {where} | {from} – {to}', '{where} | {role}\t{from} – {to}'],
  ...['{where}\t{from} – {to}\n{role}', '{role}\t{from} – {to}\n{where}', '{role}\n{where}\n{from} – {to}'],
  ...['• {role}, {where}, {from} – {to}', '• {where}: {role} ({from} – {to})', '• {role}, {where}\t{from} – {to}'],
  ...['{from} – {to}\t{where}, {role}', '{from} – {to}: {role}, {where}', '{role} at {where}, {from} – {to}'],
  ...['{role} with {where} ({from} – {to})', '• {role} for {where}, {from} – {to}'],
])('volunteering written as %j', (way) => {
  expect(readWay('Volunteering', way, service, volunteeringOf)).toMatchObject(served)
})

test.each([
  ...['{role}, {where}, {from} – {to}\n• {told}', '{where}\t{from} – {to}\n{role}\n{told}'],
  ...['{role}, {where} ({from} – {to}). {told}', '• {where} – {role}, {from} – {to}: {told}'],
])('volunteering that is told of, written as %j', (way) => {
  const told = served.map((one, index) => ({ ...one, description: service[index]?.told }))
  expect(readWay('Volunteering', way, service, volunteeringOf)).toMatchObject(told)
})

test.each(['{role}, {where}', '• {role}, {where}', '• {where} – {role}', '{where}\n{role}\n• {told}'])(
  'volunteering without dates, written as %j',
  (way) => {
    expect(readWay('Volunteering', way, service, volunteeringOf)).toMatchObject(
      served.map(({ role, organization }) => ({ role, organization, start_date: null, end_date: null })),
    )
  },
)

test.each([
  ['Site Coordinator, VITA Site at Decatur Library, 2018 – 2021', 'Site Coordinator', 'VITA Site at Decatur Library'],
  ['Treasurer of Harbor Parish, 2018 – 2021', 'Treasurer', 'Harbor Parish'],
  ['Served as treasurer of the Harbor Parish, 2018 – 2021', 'treasurer', 'Harbor Parish'],
  ['Member, Board of Directors, Harbor Homes, 2018 – 2021', 'Member, Board of Directors', 'Harbor Homes'],
  [
    'Vice President for Finance, Junior Institute of Accountants, 2018 – 2021',
    'Vice President for Finance',
    'Junior Institute of Accountants',
  ],
])('who %j was, and where', (line, role, organization) => {
  expect(readWay('Community Service', line, [{}], volunteeringOf)).toMatchObject([
    { role, organization, start_date: '2018' },
  ])
})

test.each([
  ['Third Place, Regional Quiz Bowl, May 2019', 'Third Place, Regional Quiz Bowl', null],
  ['Harbor Foods Inc.: Close Hero (May 2019)', 'Close Hero', 'Harbor Foods Inc.'],
  ['Harbor Group – Close Hero\tMay 2019', 'Close Hero', 'Harbor Group'],
])('the award %j', (line, title, issuer) => {
  expect(readWay('Awards', line, [{}], awardsOf)).toMatchObject([{ title, issuer, date: '2019-05' }])
})

const schools = [
  { school: 'University of Leeds', degree: 'Master of Science', field: 'Taxation', from: 'Sep 2014', to: 'Jun 2016' },
  {
    school: 'Ohio State University',
    degree: 'Bachelor of Science',
    field: 'Accounting',
    from: 'Aug 2008',
    to: 'May 2012',
  },
]

test.each([
  ...[
    '{school}\t{from} – {to}\n{degree} in {field}',
    '{degree} in {field}\t{to}\n{school}',
    '{degree}, {field}\n{school}\n{to}',
  ],
  ...[
    '{degree} in {field}, {school}, {to}',
    '{degree} in {field} | {school} | {to}',
    '{to}\t{degree} in {field}\n{school}',
  ],
  ...[
    '{from} – {to}\n{school}\n{degree} in {field}',
    '{school}\n{degree}: {field}, {to}',
    '{field} ({degree})\n{school}, {to}',
  ],
  ...[
    '{degree} ({field})\n{school}, {to}',
    '{school}\n{field}, {degree}\n{from} - {to}',
    '{school}\t{degree}\t{field}\t{to}',
  ],
  ...['{degree}\nMajor: {field}\n{school}\nGraduated: {to}', '{degree} with a major in {field}, {school} ({to})'],
  ...[
    '{degree} in {field} from {school}, {to}',
    '{school}: {degree} in {field} ({to})',
    '{degree}, Major in {field}\n{school}\n{to}',
  ],
  '{degree} in {field} @ {school}, {to}',
  'Degree: {degree}\nField of study: {field}\nInstitution: {school}\nDate: {to}',
])('schools written as %j', (way) => {
  expect(readWay('Education', way, schools, educationOf)).toMatchObject([
    {
      institution: 'University of Leeds',
      degree: 'Master of Science',
      field_of_study: 'Taxation',
      graduation_date: '2016-06',
    },
    {
      institution: 'Ohio State University',
      degree: 'Bachelor of Science',
      field_of_study: 'Accounting',
      graduation_date: '2012-05',
    },
  ])
})

const jobs = [
  {
    title: 'Senior Accountant',
    firm: 'Harbor Foods Inc.',
    place: 'Cebu City, Philippines',
    from: 'Mar 2021',
    to: 'Present',
  },
  { title: 'Tax Associate', firm: 'Grant Thornton', place: 'Makati, Philippines', from: 'Jun 2018', to: 'Feb 2021' },
]

test.each([
  ...[
    '{title}, {firm}, {place}\t{from} – {to}',
    '{firm}, {place}\t{from} – {to}\n{title}',
    '{title}\t{from} – {to}\n{firm}, {place}',
  ],
  ...[
    '{title}\n{firm} | {place} | {from} – {to}',
    '{firm} | {title} | {from} – {to} | {place}',
    '{from} – {to}\n{title}\n{firm}',
  ],
  ...[
    '{from} – {to}\t{firm}, {place}\n{title}',
    '{title} at {firm}\n{from} – {to}, {place}',
    '{title} @ {firm} ({from} – {to})',
  ],
  ...[
    '{title} – {firm} – {place}\n{from} to {to}',
    '{firm} ({place})\n{title}, {from} – {to}',
    '{title} ({from} – {to})\n{firm}, {place}',
  ],
  ...[
    '{title} / {firm} / {place}\n{from} – {to}',
    '{title}: {firm}, {from} – {to}',
    '{firm}, {title}, {place}, {from}–{to}',
  ],
  ...[
    'Company: {firm}\nPosition: {title}\nPeriod: {from} – {to}',
    '{firm}\n{title} • {place}\n{from} – {to}',
    '[{from} – {to}] {title}, {firm}',
  ],
])('jobs written as %j', (way) => {
  const lines = `${way}\n• Closed the books of 12 clients in five days.\n• Filed 40 returns without a penalty.`
  expect(readWay('Experience', lines, jobs, experienceOf)).toMatchObject([
    { position: 'Senior Accountant', company: 'Harbor Foods Inc.', start_date: '2021-03', end_date: 'Present' },
    { position: 'Tax Associate', company: 'Grant Thornton', start_date: '2018-06', end_date: '2021-02' },
  ])
})

test('a title keeps its area, and towns behind a dash are told by their siblings', () => {
  const way = '{firm} – {town}\n{title} | {on}\n• Closed the books of 12 clients in five days.'
  const firms = [
    { firm: 'Kalinga Steel Limited', town: 'Chennai', title: 'General Manager - Finance', on: 'Apr 2021 to Present' },
    { firm: 'Mahanadi Power Company', town: 'Wexmoor', title: 'Finance Manager', on: 'Aug 2013 to Apr 2017' },
  ]
  expect(readWay('Experience', way, firms, experienceOf)).toMatchObject([
    { company: 'Kalinga Steel Limited', position: 'General Manager - Finance', location: 'Chennai' },
    { company: 'Mahanadi Power Company', position: 'Finance Manager', location: 'Wexmoor' },
  ])
})

test('before an area, a town that nobody knows is no firm', () => {
  const job = [{ title: 'Junior Accounts Officer', firm: 'Bandel Steel Works', on: 'Jun 2018 – Feb 2021' }]
  const read = readWay('Experience', '{title} – {firm}\tWexmoor, India\t{on}', job, experienceOf)
  expect(read).toMatchObject([{ company: 'Bandel Steel Works', location: 'Wexmoor, India' }])
})

test('the names of the columns of a table are no job', () => {
  const rows = rowsOfTexts(['Dates\tOrganization\tRole and duties', 'Mar 2021 – Present\tHarbor Foods\tTax Manager'])
  expect(experienceOf(rows)).toMatchObject([{ company: 'Harbor Foods', position: 'Tax Manager' }])
})

test('a place may have an honor behind it, and a school its town in its name', () => {
  const lines = ['BBA in Finance, Ohio State University, Columbus, OH, Magna Cum Laude', '2009']
  expect(educationOf(rowsOfTexts(lines))).toMatchObject([
    { institution: 'Ohio State University', location: 'Columbus, OH', honors: 'Magna Cum Laude' },
  ])
  expect(educationOf(rowsOfTexts(['Institute: Universidad Nacional de Córdoba, Córdoba', 'MBA']))).toMatchObject([
    { institution: 'Universidad Nacional de Córdoba' },
  ])
})

test('a firm may be named as its address, which begins with a small letter', () => {
  const named = [{ firm: 'brightpier.io', title: 'Finance Lead', from: 'May 2019', to: 'the present' }]
  const read = readWay('Experience', '{firm}\n{title}\n{from} through {to}', named, experienceOf)
  expect(read).toMatchObject([{ company: 'brightpier.io', position: 'Finance Lead', end_date: 'Present' }])
})

test.each([
  ...[
    '{language} ({level})',
    '{language} – {level}',
    '{language}: {level}',
    '{language}\n{level}',
    '{language}\t{level}',
  ],
  ...[
    '{language}, {level}',
    '{language} | {level}',
    '{language} / {level}',
    '{level}: {language}',
    '{language} {level}',
    '{level} {language}',
  ],
])('languages written as %j', (way) => {
  const spoken = [
    { language: 'English', level: 'Native' },
    { language: 'Spanish', level: 'Fluent' },
  ]
  expect(readWay('Languages', way, spoken, languagesOf)).toEqual(
    spoken.map(({ language, level }) => ({ language, proficiency: level })),
  )
})

test('one level of two languages, and one language after another', () => {
  const read = (line: string) => readWay('Languages', line, [{}], languagesOf)
  expect(read('Fluent in English and Filipino')).toEqual([
    { language: 'English', proficiency: 'Fluent' },
    { language: 'Filipino', proficiency: 'Fluent' },
  ])
  expect(read('Spanish: Native. English: Advanced (TOEFL 105).')).toEqual([
    { language: 'Spanish', proficiency: 'Native' },
    { language: 'English', proficiency: 'Advanced (TOEFL 105)' },
  ])
})

test('languages may end with and, and a level may take two lines', () => {
  const read = (...lines: string[]) => languagesOf(rowsOfTexts(lines))
  const names = ['English', 'Urdu', 'Hindi'].map((language) => ({ language, proficiency: null }))
  expect(read('English, Urdu and Hindi')).toEqual(names)
  expect(read('English, Urdu, & Hindi')).toEqual(names)
  expect(read('English (Spoken and Written)')).toEqual([{ language: 'English', proficiency: 'Spoken and Written' }])
  expect(read('English', 'Native or Bilingual', 'Proficiency', 'Hindi', 'Elementary')).toEqual([
    { language: 'English', proficiency: 'Native or Bilingual Proficiency' },
    { language: 'Hindi', proficiency: 'Elementary' },
  ])
})

test.each([
  ['{name} (Bothaville)', '{name} (Bloemfontein)'],
  ['{name}, Turda', '{name}, Cluj-Napoca'],
])('%j is a town that no list knows, where all firms end with one and one is known', (unknown, known) => {
  const named = (way: string, name: string) => way.replace('{name}', name)
  const lines = [
    ...[named(known, 'Harbor Foods'), 'Tax Manager', 'Mar 2020 – Sep 2021', '• Filed returns.'],
    ...[named(unknown, 'Rail Works'), 'Tax Clerk', 'Mar 2017 – Feb 2020', '• Paid bills.'],
    ...[named(unknown, 'Mill Stores'), 'Cashier', 'Mar 2015 – Feb 2017', '• Counted cash.'],
  ]
  const jobs = experienceOf(rowsOfTexts(lines))
  expect(jobs.map(({ company }) => company)).toEqual(['Harbor Foods', 'Rail Works', 'Mill Stores'])
  expect(jobs.map(({ location }) => location)).not.toContain(null)
})

test('a dot before nothing but a date marks a point on a line of time', () => {
  const lines = ['• 2016', 'Best Trainee', 'Harbor Foods', '• 2018', 'Best Team', 'Harbor Foods']
  expect(awardsOf(rowsOfTexts(lines))).toMatchObject([
    { title: 'Best Trainee', issuer: 'Harbor Foods', date: '2016' },
    { title: 'Best Team', issuer: 'Harbor Foods', date: '2018' },
  ])
  expect(readWay('Certifications', '• {on}\n{name}\n{issuer}', certificates, certificationsOf)).toMatchObject(issued)
})

test('qualifications beside schools are certificates, and what one does may be told', () => {
  const kindsOf = (...lines: string[]) => sectionsOf([rowsOfTexts(lines)]).map(({ kind }) => kind)
  const schools = ['Education', 'BBA, Ohio State University, 2011']
  expect(kindsOf(...schools, 'Qualifications', '2014\tPayroll Specialist, Perfekt')).toEqual([
    'education',
    'certifications',
  ])
  expect(kindsOf(...schools, 'Qualifications', 'MBA, Ohio State University, 2014')).toEqual(['education', 'education'])
  expect(kindsOf('What I do', 'I close the books of restaurants and teach the team.')).toEqual(['summary'])
  expect(kindsOf('What I do', 'Payroll, Sales Tax, Budgeting')).toEqual(['skills'])
})

test('two titles with a slash between them are one, a title and a firm are two', () => {
  const read = (...lines: string[]) => experienceOf(rowsOfTexts([...lines, 'Mar 2020 – Sep 2021']))
  expect(read('Owner / Lead Bookkeeper', 'Harbor Foods')).toMatchObject([
    { position: 'Owner / Lead Bookkeeper', company: 'Harbor Foods' },
  ])
  expect(read('Lead Bookkeeper / Harbor Foods')).toMatchObject([
    { position: 'Lead Bookkeeper', company: 'Harbor Foods' },
  ])
})

const held = { position: 'Auditor', company: 'Harbor Foods Inc.', start_date: '2013-03', end_date: '2018-09' }
test.each([
  [
    [
      'Harbor Foods Inc.',
      'Auditor Series/Grade: GS-0511-12',
      '03/2013 - 09/2018 | Hours per week: 40 | Salary: $98,305',
    ],
  ],
  [['Auditor, Harbor Foods Inc., Dublin, OH', '03/2013 - 09/2018; 45 hours per week; $148,000 per annum']],
  [['Job Title: Auditor', 'Employer: Harbor Foods Inc.', 'Dates: 03/2013 - 09/2018', 'Duty station: Nairobi']],
  [['Auditor | Harbor Foods Inc. | 03/2013 - 09/2018 | 40 hours per week']],
  [['Auditor', 'Harbor Foods Inc.', '03/2013 - 09/2018', 'Gross salary: KES 95,000 per month', 'Supervisor: A. Lim']],
])('what a form asks for is no part of a job: %j', (lines) => {
  const [job] = experienceOf(rowsOfTexts([...lines, '• Audited 40 grants a month']))
  expect(job).toMatchObject({ ...held, description: null, achievements: ['Audited 40 grants a month'] })
})

test.each([
  ['Auditor | Office of Inspector General, Department of Labor', 'Office of Inspector General, Department of Labor'],
  ['Auditor — RSM US in India', 'RSM US in India'],
  ['Mancera, S.C., Monterrey, N.L., Auditor', 'Mancera, S.C.'],
  ['Protea Fund Administrators, Cape Town, Auditor', 'Protea Fund Administrators'],
  ['Auditor, Groupe Boréal Aéro, Saint-Laurent, QC', 'Groupe Boréal Aéro'],
  ['Pinecrest Family Dental - Boise, Idaho (remote)\nAuditor', 'Pinecrest Family Dental'],
  ['Auditor, Freelance', 'Freelance'],
])('the firm in %j', (header, company) => {
  const [job] = experienceOf(rowsOfTexts([...header.split('\n'), '03/2013 - 09/2018']))
  expect(job).toMatchObject({ position: 'Auditor', company })
})

test('names over some of the jobs are of none', () => {
  const job = (firm: string, from: string) => [
    `${firm}\t${from} – Dec 2022`,
    'Bookkeeper',
    '• Paid the bills of three offices',
  ]
  const lines = [
    'Direct clients',
    ...job('Pinecrest Dental', 'Mar 2021'),
    ...job('Saltbush Farms', 'Aug 2019'),
    ...job('Wren Candles', 'May 2019'),
  ]
  const read = experienceOf(rowsOfTexts([...lines, 'Through an agency', ...job('Orchard Realty', 'Jan 2018')]))
  expect(read.map(({ company }) => company)).toEqual([
    'Pinecrest Dental',
    'Saltbush Farms',
    'Wren Candles',
    'Orchard Realty',
  ])
})

test.each([
  ['Fluent in English; native speaker of Filipino'],
  ['English: Fluent Filipino: Native'],
  ['Native: Filipino, Fluent: English'],
])('languages in %j', (line) => {
  const spoken = languagesOf(rowsOfTexts([line]))
  expect(spoken.map(({ language }) => language).toSorted()).toEqual(['English', 'Filipino'])
})

test.each([
  ['CA Final', 'ICAI\t2010'],
  ['H.S.C.', 'F. D. High School\t2010'],
  ['I.Com', 'Government College Lahore\t2010'],
  ['National Senior Certificate', 'Paarl High School\t2010'],
  ['BAccLLB', 'Stellenbosch University\t2010'],
])('%s is a degree', (degree, school) => {
  expect(educationOf(rowsOfTexts([degree, school]))).toMatchObject([{ degree, field_of_study: null }])
})
