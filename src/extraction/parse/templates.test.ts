import { expect, test } from 'vitest'
import { rowsOfLines, rowsOfTexts } from '../word/text-rows.ts'
import { awardsOf } from './awards.ts'
import { certificationsOf } from './certifications.ts'
import { contactOf } from './contact.ts'
import { findDates } from './dates.ts'
import { splitDegree } from './degree.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { headingOf } from './headings.ts'
import { guessSections } from './headless.ts'
import { languagesOf } from './languages.ts'
import { findCity, findPlace, takePlace } from './places.ts'
import { sectionsOf } from './sections.ts'
import { skillsOf } from './skills.ts'
import { plain } from './words.ts'

const rows = (...lines: string[]) => rowsOfTexts(lines)
const skills = (...lines: string[]) => skillsOf([{ kind: 'skills', title: 'Skills', rows: rows(...lines) }])

test.each([
  ['Selected Professional Credentials', 'certifications'],
  ['Organisational Experience', 'experience'],
  ['Linguistic Abilities', 'languages'],
  ['Leadership and Community Involvement', 'volunteer'],
  ['Professional Qualification', 'certifications'],
  ['Areas of Strength', 'skills'],
  ['Service & Leadership', 'volunteer'],
  ['Where I Volunteer', 'volunteer'],
  ['Awards, Honors & Recognition', 'awards'],
  ['Career Objective & Profile', 'summary'],
  ['Software, Tools, Knowledge', undefined],
  ['Accounting Information Systems', undefined],
  ['Community Volunteer', undefined],
  ['Position', undefined],
])('%s announces %s', (text, kind) => {
  expect(headingOf(text)).toBe(kind)
})

test.each([
  [
    'Skills & Languages',
    ['Accounting: Budgeting, Forecasting', 'Spanish (Native), English (Fluent)'],
    ['skills', 'languages'],
  ],
  [
    'Education & Training',
    ['Bachelor of Accountancy\tJul 2018', 'Kobe University', 'Chartered Accountant\tMar 2023', 'Institute of Auditors'],
    ['education', 'certifications'],
  ],
  ['Further training', ['04/2017\tCertified Tax Accountant, Institute for Tax Advisors'], ['certifications']],
  ['Training', ['MBA, Controllership', 'Universidade Federal do Ceará', 'November 2020'], ['education']],
  ['Activities', ['Aug 2017 – Jun 2020', 'Finance Mentor, Junior Achievement'], ['volunteer']],
  [
    'Recognition & Service',
    ['Controller of the Year Finalist, Harbor Weekly, 2022', 'Treasurer, Harvest Collective, 2018 – Present'],
    ['awards', 'volunteer'],
  ],
  ['Memberships', ['Institute of Management Accountants, since 2018'], ['other']],
  ['Memberships', ['Chartered Accountant, Harbor Institute, since 2018'], ['certifications']],
])('what stands under %s goes where it belongs', (title, lines, kinds) => {
  const heading = { text: title, size: 14, isBold: true }
  const sections = guessSections(sectionsOf([rowsOfLines([heading, ...lines.map((text) => ({ text }))])]))
  expect(sections.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
})

test('labels before lists on one line each, among additional information', () => {
  const lines = [
    'Additional Information',
    'Certifications: Enrolled Agent, IRS (2014)',
    'Accounting: Budgeting, Payroll',
  ]
  expect(sectionsOf([rows(...lines)]).map(({ kind, title }) => [kind, title])).toEqual([
    ['certifications', 'Certifications'],
    ['skills', 'Accounting'],
  ])
})

test.each([
  ['a slash', ['Harbor Foods / Tax Manager', 'Mar 2020 – Sep 2021']],
  ['a number', ['1) Harbor Foods, Cebu City', 'Designation: Tax Manager', 'Period: Mar 2020 to Sep 2021']],
  ['a hyphen before the city', ['Tax Manager', 'Harbor Foods-Orlando, FL', 'Mar 2020 – Sep 2021']],
  ['a year first', ['Tax Manager, Harbor Foods', '2020-Mar - 2021-Sep']],
])('a job set with %s', (_, lines) => {
  expect(experienceOf(rows(...lines))).toMatchObject([
    { company: 'Harbor Foods', position: 'Tax Manager', start_date: '2020-03', end_date: '2021-09' },
  ])
})

test.each([
  ['on a line of its own', (town: string) => ['Tax Clerk — Harbor Foods', town, 'Mar 2020 – Sep 2021']],
  ['behind a comma', (town: string) => [`Harbor Foods, ${town}`, 'Tax Clerk', 'Mar 2020 – Sep 2021']],
])('a town that no list knows, %s where others have theirs', (_, lines) => {
  const read = experienceOf(rows(...lines('Cebu City'), '• Filed returns.', ...lines('Kleinmoor'), '• Closed books.'))
  const job = { company: 'Harbor Foods', position: 'Tax Clerk' }
  expect(read).toMatchObject([
    { ...job, location: 'Cebu City' },
    { ...job, location: 'Kleinmoor' },
  ])
})

test('a title with its area is one where the firm stands beside it', () => {
  const [job] = experienceOf(rows('Harbor Foods', 'Assistant Manager, Record to Report', 'Mar 2020 – Sep 2021'))
  expect(job).toMatchObject({ company: 'Harbor Foods', position: 'Assistant Manager, Record to Report' })
})

test('a firm with a comma in its name, before the title', () => {
  const [job] = experienceOf(rows('Tan, Ong & Partners PAC, Assistant Controller\t2020-12 to 2022-12'))
  expect(job).toMatchObject({ company: 'Tan, Ong & Partners PAC', position: 'Assistant Controller' })
})

test.each([
  [
    ['ITESO', 'Licenciatura in Contaduría Pública', 'Apr 2022'],
    { institution: 'ITESO', degree: 'Licenciatura', field_of_study: 'Contaduría Pública' },
  ],
  [
    ['2013 - 2015\tHailey College\tAuditing\tBachelor of Commerce'],
    { institution: 'Hailey College', degree: 'Bachelor of Commerce', field_of_study: 'Auditing' },
  ],
  [
    ['Butler University', 'Bachelor of Science in Business, Accounting\tJune 2011'],
    { degree: 'Bachelor of Science in Business', field_of_study: 'Accounting' },
  ],
  [
    ['Bachelor of Commerce, Accounting and Finance Panjab University'],
    { institution: 'Panjab University', field_of_study: 'Accounting and Finance' },
  ],
  [
    ['MSc in Accounting, Auditing and Control', 'University of Sofia', '2015'],
    { degree: 'MSc', field_of_study: 'Accounting, Auditing and Control' },
  ],
  [
    ['Zayed University, University Scholar', 'Bachelor of Commerce, 2014'],
    { institution: 'Zayed University', honors: 'University Scholar' },
  ],
  [
    ['American University of Beirut, Sharjah', 'Bachelor of Commerce, 2014'],
    { institution: 'American University of Beirut', location: 'Sharjah' },
  ],
  [
    ['University of Nigeria, Nsukka, Lagos, Nigeria', 'Bachelor of Commerce'],
    { institution: 'University of Nigeria, Nsukka', location: 'Lagos, Nigeria' },
  ],
  [
    ['Fachhochschule Münster, Münster', 'Bachelor of Arts, 2014'],
    { institution: 'Fachhochschule Münster', location: 'Münster' },
  ],
  [
    ['Fundação Getulio Vargas, São Paulo', 'MBA, 2014'],
    { institution: 'Fundação Getulio Vargas', location: 'São Paulo' },
  ],
  [
    ['Bachelor of Business Studies, Accounting and Finance', 'University of Texas at El Paso, 2014'],
    {
      institution: 'University of Texas at El Paso',
      degree: 'Bachelor of Business Studies',
      field_of_study: 'Accounting and Finance',
    },
  ],
  [['Auburn University at Montgomery', 'MBA'], { institution: 'Auburn University at Montgomery' }],
])('%j is a school', (lines, school) => {
  expect(educationOf(rows(...lines))).toMatchObject([school])
})

test.each([
  ['Master in Business Administration', null],
  ['Bachelor of Accounting Sciences', null],
])('%s is a degree without a field', (degree, field) => {
  expect(splitDegree(degree)).toEqual({ degree, field })
})

test.each([
  ['Certified Fraud Examiner / ACFE / June 2015', 'ACFE', '2015-06', null],
  ['Certified Tax Accountant, ITAA, May 2023 to Present', 'ITAA', '2023-05', null],
  ['Certified Auditor (Institute of Auditors, 0094173), 2019', 'Institute of Auditors', '2019', '0094173'],
  ['Certified Tax Accountant, ITAA, License number: 51.2044', 'ITAA', null, '51.2044'],
])('%s', (line, issuer, date, credential_id) => {
  expect(certificationsOf(rows(line))).toMatchObject([{ issuer, date, credential_id }])
})

test('a name in brackets is who issued it only where nobody else did', () => {
  expect(
    certificationsOf(rows('Chartered Accountant (ICAG), Institute of Chartered Accountants, Ghana, 2016')),
  ).toMatchObject([{ name: 'Chartered Accountant (ICAG)' }])
  expect(certificationsOf(rows('Certified Bookkeeper (ACCA Global), 2016'))).toMatchObject([
    { name: 'Certified Bookkeeper', issuer: 'ACCA Global' },
  ])
})

test('awards: a firm with its legal form, a short reason, achievements that nobody awarded', () => {
  expect(awardsOf(rows('Best Newcomer / Sakura Machinery Co., Ltd.\tJun 2016', 'Selected among 93 nominees.'))).toEqual(
    [
      {
        title: 'Best Newcomer',
        issuer: 'Sakura Machinery Co., Ltd.',
        date: '2016-06',
        description: 'Selected among 93 nominees.',
      },
    ],
  )
  expect(awardsOf(rows('Tax and Compliance', '• Filed the returns of five jurisdictions on time.'))).toEqual([])
})

test('skills behind labels without a colon, divided by shapes, and skills that are labels elsewhere', () => {
  expect(skills('Software & Tools Xero, Dext', 'Specializations US GAAP')).toMatchObject({
    tools: ['Xero', 'Dext'],
    frameworks: ['US GAAP'],
  })
  expect(skills('Accounts Receivable ◆ Consolidations ◆ Cash', 'Management ◆ Fixed Assets').technical).toEqual([
    ...['Accounts Receivable', 'Consolidations', 'Cash Management', 'Fixed Assets'],
  ])
  expect(skills('Other: Communication, Leadership').soft_skills).toEqual(['Communication', 'Leadership'])
})

test('languages of a European form, and divided by slashes', () => {
  expect(languagesOf(rows('Mother tongue(s): DUTCH', 'FRENCH\tC1', 'Levels: A1 and A2: Basic user'))).toEqual([
    { language: 'DUTCH', proficiency: 'Mother tongue' },
    { language: 'FRENCH', proficiency: 'C1' },
  ])
  expect(languagesOf(rows('Twi (Native) / English (Fluent)'))).toHaveLength(2)
})

test.each([
  ['QUEZON CITY METRO MANILA 62738', 'QUEZON CITY METRO MANILA'],
  ['A Amman, Jordan', 'Amman, Jordan'],
  ['Łódź, Poland', 'Łódź, Poland'],
])('%s is at %s', (text, place) => {
  expect(findPlace(text)).toBe(place)
})

test('a place away from the office, with the office in brackets', () => {
  const place = 'Remote (Topeka, KS)'
  expect(takePlace(`Blue Prairie Services, ${place}`)).toEqual({ rest: 'Blue Prairie Services', place })
})

test('a label on two lines, both with text beside them', () => {
  const read = sectionsOf([rows('Education and\tBachelor of Arts, 2014', 'training\tUniversity of Leeds')])
  expect(read).toMatchObject([{ kind: 'education', title: 'Education and training', rows: [{}, {}] }])
})

test('a city anywhere in an address, but no part of an area', () => {
  expect(findCity('Avenida Chapultepec 480 Guadalajara Jalisco 35849 MX')).toBe('Guadalajara, Jalisco')
  expect(findCity('Region Metro Manila')).toBeNull()
  expect(takePlace('University of St. Thomas, Santa Fe, NM')).toEqual({
    rest: 'University of St. Thomas',
    place: 'Santa Fe, NM',
  })
})

test('a date of birth is no phone number, and an address cut at the end of a line is whole', () => {
  const lines = rows('Date of birth: 1989-03-14', '+1 412-555-0159 | p.lim@post-', 'example.com | Pittsburgh, PA')
  expect(contactOf(lines, lines, [], lines)).toMatchObject({
    phone: '+1 412-555-0159',
    email: 'p.lim@post-example.com',
  })
})

test('a number behind a full stop is no year', () => {
  expect(findDates('License number: 51.2044')).toBeUndefined()
})

test('letters with a stroke count as letters', () => {
  expect(plain('Łódź, Ærø')).toBe('lodz aero')
})

test('every paragraph of a Word file is whole, however long the one before it is', () => {
  const long = 'Closed the books of 3 entities by working day 4 and circulated the flash report the same evening'
  const lines = [
    'Harbor Foods, Tax Manager\tMar 2020 – Sep 2021',
    long,
    'Answered 49 client questions a week',
    'Won 8 clients',
  ]
  expect(experienceOf(rows(...lines))[0]?.achievements).toEqual(lines.slice(1))
})

test('achievements are a part of a job, and a part of their own after a school', () => {
  const kindsOf = (...lines: string[]) => sectionsOf([rows(...lines)]).map(({ kind }) => kind)
  const job = ['Experience', 'Harbor Foods, Tax Manager\tMar 2020 – Sep 2021', 'Achievements', 'Won 8 clients.']
  expect(kindsOf(...job)).toEqual(['experience'])
  expect(kindsOf('Education', 'University of Leeds', 'Achievements', 'Mar 2020: Spot Award')).toEqual([
    'education',
    'awards',
  ])
})
