import { expect, test } from 'vitest'
import { profileOf } from '../parse/profile.ts'
import { itemAt } from '../testing/item.ts'
import { streamsOf } from './columns.ts'
import type { Item } from './item.ts'

const item = (text: string, x: number, y: number, more: Partial<Item> = {}) => itemAt(text, x, y, more)
const bold = { font: 'bold' }
const heading = (text: string, y: number) => item(text, 40, y, { font: 'bold', size: 14 })
const read = (...items: Item[]) => profileOf(streamsOf(items), [])
const expected = [
  { company: 'Harbor Foods', position: 'Tax Manager', start_date: '2020-03', end_date: 'Present' },
  { company: 'Rail Works', position: 'Tax Clerk', start_date: '2017-02', end_date: '2020-01' },
]

test('a period on three lines, with its dash between them, beside a line of time', () => {
  const job = (y: number, dates: string[], texts: string[]) => [
    ...[item(dates[0] ?? '', 40, y), item('–', 55, y + 14), item(dates[1] ?? '', 40, y + 28)],
    ...[item('●', 85, y), item(texts[0] ?? '', 110, y, bold), item(texts[1] ?? '', 110, y + 14)],
    item('• Closed the books of twelve clients within five days.', 120, y + 28),
  ]
  const { work_experience: jobs } = read(
    heading('Experience', 40),
    ...job(70, ['03/2020', 'present'], ['Harbor Foods', 'Tax Manager']),
    ...job(130, ['02/2017', '01/2020'], ['Rail Works', 'Tax Clerk']),
  )
  expect(jobs).toMatchObject(expected)
  expect(jobs.map(({ achievements }) => achievements.length)).toEqual([1, 1])
})

test('a place that was set a little above its line belongs to it', () => {
  const job = (y: number, dates: string, title: string, firm: string) => [
    ...[
      item(title, 40, y, bold),
      item(dates, 400, y),
      item('Makati', 440, y + 12, { size: 8 }),
      item(firm, 40, y + 15),
    ],
    item('• Closed the books of twelve clients within five days.', 50, y + 30),
  ]
  const { work_experience: jobs } = read(
    heading('Experience', 40),
    ...job(70, 'Mar 2020 – Present', 'Tax Manager', 'Harbor Foods'),
    ...job(130, 'Feb 2017 – Jan 2020', 'Tax Clerk', 'Rail Works'),
  )
  expect(jobs).toMatchObject(expected.map((job) => ({ ...job, location: 'Makati' })))
})

test('every entry begins with what looks like the first line of the first', () => {
  const { certifications } = read(
    heading('Certifications', 40),
    ...[item('Certified Bookkeeper', 40, 60, bold), item('Institute of Bookkeepers Nov 2019', 40, 74)],
    ...[item('Payroll Certificate', 40, 96, bold), item('Harborlane', 40, 110), item('Aug 2022', 40, 124)],
    ...[item('Fraud Badge', 40, 146, bold), item('Perfekt', 40, 160), item('Oct 2023', 40, 174)],
  )
  expect(certifications).toMatchObject([
    { name: 'Certified Bookkeeper', date: '2019-11' },
    { name: 'Payroll Certificate', issuer: 'Harborlane', date: '2022-08' },
    { name: 'Fraud Badge', issuer: 'Perfekt', date: '2023-10' },
  ])
})

test('labels inside a line say where it is divided', () => {
  const { work_experience: jobs } = read(
    heading('Experience', 40),
    ...[item('Harbor Foods', 40, 60, bold), item('Designation: Tax Manager Period: Mar 2020 to Present', 40, 74)],
    item('• Closed the books of twelve clients.', 50, 88),
    ...[item('Rail Works', 40, 110, bold), item('Designation: Tax Clerk Period: Feb 2017 to Jan 2020', 40, 124)],
    item('• Paid the staff of three plants.', 50, 138),
  )
  expect(jobs).toMatchObject(expected)
})

test('a field that had no room goes on below its degree', () => {
  const { education } = read(
    heading('Education', 40),
    ...[item('Osmania University', 40, 60, bold), item('B.Com in Computer', 40, 72), item('Applications', 40, 84)],
    item('2018', 40, 96, { font: 'italic' }),
  )
  expect(education).toMatchObject([{ degree: 'B.Com', field_of_study: 'Computer Applications' }])
})

const jobAt = (x: number, y: number, texts: string[], line: number) => [
  ...[item(texts[0] ?? '', x, y, bold), item(texts[1] ?? '', x, y + 14), item(texts[2] ?? '', x, y + 28)],
  ...texts.slice(3).map((text, index) => item(text, x, y + 42 + index * line)),
]

test('jobs side by side are read one after the other, as their periods on one line show', () => {
  const { work_experience: jobs } = read(
    heading('Experience', 40),
    ...jobAt(
      40,
      70,
      ['Tax Manager', 'Harbor Foods', 'Mar 2020 – Present', '• Closed the books of twelve clients.'],
      14,
    ),
    ...jobAt(320, 70, ['Tax Clerk', 'Rail Works', 'Feb 2017 – Jan 2020', '• Paid the staff of three plants.'], 14),
    ...[heading('Skills', 150), item('Payroll, Excel, Sage', 40, 170)],
  )
  expect(jobs).toMatchObject([
    { ...expected[0], achievements: ['Closed the books of twelve clients.'] },
    { ...expected[1], achievements: ['Paid the staff of three plants.'] },
  ])
})

test('jobs side by side are no columns of the page, however far apart their lines are set', () => {
  const duties = (what: string) => Array.from({ length: 8 }, (_, at) => `• ${what} for the clients of plant ${at + 1}.`)
  const { work_experience: jobs } = read(
    heading('Experience', 40),
    ...jobAt(40, 70, ['Tax Manager', 'Harbor Foods', 'Mar 2020 – Present', ...duties('Closed the books')], 19),
    ...jobAt(320, 70, ['Tax Clerk', 'Rail Works', 'Feb 2017 – Jan 2020', ...duties('Paid the staff')], 13),
  )
  expect(jobs).toMatchObject(expected)
  expect(jobs.map(({ achievements }) => achievements.length)).toEqual([8, 8])
})

test('a heading over a text that is set in is not beside the text above it', () => {
  const { skills, languages_spoken: languages } = read(
    ...[heading('Skills', 40), item('• Payroll', 160, 56), item('• Excel', 160, 70)],
    ...[heading('Languages', 91), item('English: Fluent', 160, 105)],
  )
  expect([skills.technical, skills.tools].flat()).toEqual(expect.arrayContaining(['Payroll', 'Excel']))
  expect(languages).toEqual([{ language: 'English', proficiency: 'Fluent' }])
})
