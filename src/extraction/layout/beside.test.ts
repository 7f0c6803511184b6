import { expect, test } from 'vitest'
import { itemAt as item } from '../testing/item.ts'
import { landDates } from './floating-dates.ts'
import { unfoldHeadings } from './heading-boxes.ts'
import type { Item } from './item.ts'
import { textOf } from './row.ts'
import { rowsOf } from './rows.ts'
import { withoutRunningLines } from './running-lines.ts'
import { joinStackedDates } from './stacked-dates.ts'
import { edgeOf, joinWrapped } from './wrapped.ts'
import { joinTableCells } from './wrapped-cells.ts'

test.each([
  ['above', 95],
  ['below', 108],
])('a date that floats a little %s the name that it belongs to', (_, y) => {
  const rows = landDates(rowsOf([item('Harbor Foods', 50, 100), item('2019 – 2021', 400, y), item('Clerk', 50, 118)]))
  expect(rows.map(textOf)).toEqual(['Harbor Foods  2019 – 2021', 'Clerk'])
})

test('a date beside a heading, or a line further down, belongs to neither', () => {
  const rows = rowsOf([item('Languages', 50, 100), item('05/2018', 314, 95), item('Dutch', 50, 114)])
  expect(landDates(rows)).toHaveLength(3)
  expect(landDates(rowsOf([item('Harbor Foods', 50, 100), item('2019 – 2021', 400, 113)]))).toHaveLength(2)
})

test('lines that run over all pages are left out, the first on top is kept', () => {
  const pages = [1, 2].flatMap((page) => [
    item('Ana Reyes', 50, 20, { page }),
    item(`Text ${page}`, 50, 100 * page, { page }),
    item('Curriculum Vitae', 50, 800, { page }),
    item(`Page ${page} of 2`, 400, 800, { page }),
    item('•', 60, 800, { page }),
  ])
  expect(withoutRunningLines(pages).map(({ text }) => text)).toEqual([...['Ana Reyes', 'Text 1', '•', 'Text 2', '•']])
})

test('labels set apart are cells of their own, the words of a stretched line are not', () => {
  const chips = ['Forecasting', 'Record to Report', 'Tax Research']
  const apart = chips.map((text, i) => item(text, 50 + i * 92, 100, { isApart: false }))
  expect(rowsOf(apart)[0]?.cells.map(({ text }) => text)).toEqual(chips)
  const stretched = [item('Closed', 50, 100), item('the', 90, 100), item('books', 115, 100)]
  expect(rowsOf(stretched.map((word) => ({ ...word, isApart: false }))).map(textOf)).toEqual(['Closed the books'])
})

test('a colon before a value belongs to its label', () => {
  const [row] = rowsOf([item('Nationality', 50, 100), item(': Filipino', 200, 100)])
  expect(row?.cells.map(({ text }) => text)).toEqual(['Nationality:', 'Filipino'])
})

test('a name beside its date goes on below itself, and not in another color', () => {
  const joined = (color: string) => {
    const lines = [
      ...[item('2009 – 2013', 50, 100), item('Warsaw School of Economics / Bachelor of Applied', 150, 100)],
      ...[item('Economics', 150, 112, { color }), item('Grade point average 4.5', 150, 124)],
    ]
    const rows = rowsOf(lines)
    return joinWrapped(rows, { ...edgeOf(rows), right: 400, isSure: true }).length
  }
  expect(joined('#000000')).toBeLessThan(joined('#cc0000'))
})

test('a date in brackets under its name is joined with it', () => {
  const rows = rowsOf([item('Certified Auditor (CIA)', 50, 100), item('(12/2018)', 50, 112), item('IIA', 50, 124)])
  expect(joinWrapped(rows, edgeOf(rows)).map(textOf)).toEqual(['Certified Auditor (CIA) (12/2018)', 'IIA'])
})

test('a dash begins an item where dashes do, and goes on with a name where dots begin items', () => {
  const lines = (sign: string) => [
    item('Harbor Foods, Cebu City', 50, 100),
    item('— Bookkeeper', 50, 112),
    ...[1, 2, 3].map((n) => item(`${sign} Closed ${n} books`, 60, 112 + n * 12)),
  ]
  expect(rowsOf(lines('•')).map(({ isBullet }) => isBullet)).toEqual([false, false, true, true, true])
  expect(rowsOf(lines('—'))[1]?.isBullet).toBe(true)
})

test('years over each other beside a name are a period', () => {
  const rows = rowsOf([item('2016', 50, 100), item('Kamaraj University', 120, 100), item('2018', 50, 110)])
  expect(joinStackedDates(rows).map(textOf)).toEqual(['2016 – 2018  Kamaraj University'])
})

test('cells of a table go on below themselves, unless they begin an entry', () => {
  const head = [item('Bachelor of Commerce in', 50, 100), item('PSG College', 200, 100), item('2008', 350, 100)]
  const tail = item('Computer Applications', 50, 112)
  const isWhole = (text: string) => text.startsWith('Bachelor')
  expect(joinTableCells(rowsOf([...head, tail]), isWhole).map(textOf)).toEqual([
    'Bachelor of Commerce in Computer Applications  PSG College  2008',
  ])
  expect(joinTableCells(rowsOf([...head, item('Bachelor of Arts', 50, 112)]), isWhole)).toHaveLength(2)
})

test('a heading over the whole width ends the boxes above it, whatever boxes follow', () => {
  const heading = (text: string, x: number, y: number) => item(text, x, y, { font: 'bold', size: 12 })
  const rows = rowsOf([
    ...[heading('STRENGTHS', 40, 100), heading('CREDENTIALS', 310, 100)],
    ...[item('Coaching', 40, 115), item('CPA (2018)', 310, 115)],
    heading('EXPERIENCE', 40, 150),
    ...[item('Controller', 40, 165), item('Jun 2022 - Current', 460, 165)],
    item('Harbor Foods, Honolulu, HI', 40, 180),
    ...[heading('EDUCATION', 40, 220), heading('LANGUAGES', 310, 220)],
    ...[item('BBA', 40, 235), item('English', 310, 235)],
  ])
  expect(unfoldHeadings(rows).map(textOf)).toEqual([
    ...['STRENGTHS', 'Coaching', 'CREDENTIALS', 'CPA (2018)'],
    ...['EXPERIENCE', 'Controller  Jun 2022 - Current', 'Harbor Foods, Honolulu, HI'],
    ...['EDUCATION', 'BBA', 'LANGUAGES', 'English'],
  ])
})

test('what a document is and whose, under everything, is no part of its text', () => {
  const page = (bottom: string) => [
    item('Experience', 50, 80),
    item('Curriculum vitae · Ana Reyes', 50, 50),
    item(bottom, 50, 800),
  ]
  expect(withoutRunningLines(page('Curriculum vitae · Ana Reyes'))).toHaveLength(2)
  expect(withoutRunningLines(page('Résumé of a region, 2014'))).toHaveLength(3)
})

test.each(['Page 1/2', '1 of 2', 'Curriculum Vitae — Ana Reyes — page 1', 'Page 1 of 2', 'page 1'])(
  '%s under a page is no text',
  (foot) => {
    const page = [item('Ana Reyes', 40, 40), item('Filed taxes', 40, 400), item(foot, 500, 800)]
    expect(withoutRunningLines(page).map(({ text }) => text)).toEqual(['Ana Reyes', 'Filed taxes'])
  },
)

test.each([
  'I hereby give consent for my personal data to be processed for the recruitment process',
  'in accordance with Regulation (EU) 2016/679 (GDPR)',
])('what every applicant of a country signs is no text: %s', (clause) => {
  const page = [item('Ana Reyes', 40, 40), item('Filed taxes', 40, 400), item(clause, 40, 500)]
  expect(withoutRunningLines(page).map(({ text }) => text)).toEqual(['Ana Reyes', 'Filed taxes'])
})

test('what is signed goes on in the next line, if nothing else stands below', () => {
  const clause = 'I consent to my personal data being processed for recruitment, under the GDPR of 27'
  const page = (y: number) => [
    ...[item('Filed taxes', 40, 400), item(clause, 40, 500), item('April 2016.', 40, 512), item('Excel', 40, y)],
  ]
  expect(withoutRunningLines(page(420)).map(({ text }) => text)).toEqual(['Filed taxes', 'Excel'])
  expect(withoutRunningLines(page(600)).map(({ text }) => text)).toEqual(['Filed taxes', 'April 2016.', 'Excel'])
})

test('on a scan, small type apart from the text and under it is no text', () => {
  const page = (y: number, size: number) => [
    item('Filed taxes of many clients', 40, 400, { font: 'Scan' }),
    item('European Union', 40, y, { font: 'Scan', size }),
  ]
  const textsOf = (items: Item[]) => withoutRunningLines(items).map(({ text }) => text)
  expect(textsOf(page(800, 7))).toEqual(['Filed taxes of many clients'])
  expect(textsOf(page(415, 7))).toHaveLength(2)
  expect(textsOf(page(800, 10))).toHaveLength(2)
})

test('on a scan, what comes back on every page moves a little', () => {
  const scan = (text: string, x: number, y: number, page: number) => item(text, x, y, { page, font: 'Scan' })
  const pages = [
    ...[scan('Filed taxes', 40, 400, 1), scan('European Union, 2002-2026', 57, 841, 1)],
    ...[scan('Closed books', 40, 400, 2), scan('European Union; 2002-2026', 61, 836, 2)],
  ]
  expect(withoutRunningLines(pages).map(({ text }) => text)).toEqual(['Filed taxes', 'Closed books'])
})
