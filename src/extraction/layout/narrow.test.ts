import { expect, test } from 'vitest'
import { itemAt } from '../testing/item.ts'
import { unfoldBoxes } from './boxes.ts'
import { streamsOf } from './columns.ts'
import { unfoldHeadings } from './heading-boxes.ts'
import type { Item } from './item.ts'
import { textOf } from './row.ts'
import { rowsOf } from './rows.ts'
import { edgeOf, joinWrapped } from './wrapped.ts'
import { joinWrappedCells } from './wrapped-cells.ts'

const item = (text: string, x: number, y: number, font = 'f', size = 10) => itemAt(text, x, y, { font, size })

const joined = (...items: Item[]) => {
  const rows = rowsOf(items)
  return joinWrapped(rows, edgeOf(rows)).map(textOf)
}

test.each([
  ['before its year', ['Harbor Foods (Jan 2020 – Nov', '2022)'], 'Harbor Foods (Jan 2020 – Nov 2022)'],
  ['before its dash', ['Harbor Foods, February 2017', '– August 2018'], 'Harbor Foods, February 2017 – August 2018'],
])('a period that was cut %s is one', (_, [above = '', below = ''], whole) => {
  expect(joined(item(above, 50, 100), item(below, 50, 114), item('Filed the returns.', 50, 140))).toEqual([
    whole,
    'Filed the returns.',
  ])
})

test.each([
  ['on the left', 50, 50],
  ['on the right', 50, 60],
])('a name in a narrow column, flush %s, is whole', (_, first, second) => {
  const lines = [
    item('Pontificia Universidad', first, 100, 'bold'),
    item('Católica de Valparaíso'.slice(0, 20), second, 112, 'bold'),
    item('Bachelor of Arts', 50, 130),
    item('Economics', 50, 150),
  ]
  expect(joined(...lines)[0]).toBe('Pontificia Universidad Católica de Valparaí')
})

const isDated = (rows: { cells: { text: string }[] }[]) => rows.some(({ cells }) => /\d{4}/.test(cells[0]?.text ?? ''))

test('schools side by side are read one after the other, a school beside its degree is not', () => {
  const boxes = [
    item('University of Leeds', 50, 100),
    item('University of Mumbai', 300, 100),
    item('2014', 50, 114),
    item('2012', 300, 114),
  ]
  expect(unfoldBoxes(rowsOf(boxes), isDated).map(textOf)).toEqual([
    'University of Leeds',
    '2014',
    'University of Mumbai',
    '2012',
  ])
  expect(unfoldBoxes(rowsOf(boxes.slice(0, 3)), isDated)).toHaveLength(2)
})

test('what was done stands beside each job: band by band', () => {
  const jobs = [200, 320, 440].flatMap((y, index) => [
    item(`Firm ${index}`, 50, y, 'bold'),
    item('2020 – 2021', 50, y + 15),
    item('Looked after clients in three states and two currencies.'.slice(0, 40), 50, y + 30),
    item('Closed the books of all clients in five days.', 300, y),
    item('Filed every return of the season without delay.', 300, y + 20),
    item('Found and recovered duplicate payments in time.', 300, y + 40),
  ])
  const page = [item('Experience', 50, 180, 'bold'), ...jobs, item('Education', 50, 560, 'bold')]
  const [rows = [], ...others] = streamsOf(page)
  expect(others).toEqual([])
  const texts = rows.map(textOf)
  expect(texts.indexOf('Firm 1')).toBeGreaterThan(texts.indexOf('Found and recovered duplicate payments in time.'))
  expect(texts[1]).toBe('Firm 0')
})

test('headings side by side stand over boxes, until a heading with nothing beside it', () => {
  const page = [
    item('Education', 50, 100, 'bold'),
    item('Certifications', 300, 100, 'bold'),
    item('University of Leeds', 50, 114),
    item('Enrolled Agent', 300, 114),
    item('Volunteering', 50, 150, 'bold'),
    item('Treasurer', 50, 164),
    item('2016 – 2020', 450, 164),
  ]
  expect(unfoldHeadings(rowsOf(page)).map(textOf)).toEqual([
    ...['Education', 'University of Leeds', 'Certifications', 'Enrolled Agent'],
    ...['Volunteering', 'Treasurer  2016 – 2020'],
  ])
  const label = [item('Skills', 50, 100, 'bold'), item('Software', 300, 100, 'bold'), item('Xero', 300, 114)]
  expect(unfoldHeadings(rowsOf(label))).toHaveLength(2)
})

test('short texts in a grid go on below where lines stand closer than usual', () => {
  const grid = [
    ...['Xero', 'Power BI', 'Budgeting'].map((text, index) => item(text, 50, 100 + index * 25)),
    ...['Gusto', 'Lacerte', 'Microsoft'].map((text, index) => item(text, 300, 100 + index * 25)),
    item('Dynamics', 300, 162),
    item('Excel', 50, 187),
  ]
  expect(joinWrappedCells(rowsOf(grid), () => false).map(textOf)).toEqual([
    ...['Xero  Gusto', 'Power BI  Lacerte', 'Budgeting  Microsoft Dynamics', 'Excel'],
  ])
})

test('a table with where and when in its left cells is read entry by entry, dates alone on the left are no such table', () => {
  const entries = [100, 180, 260].flatMap((y, index) => [
    item(`Firm ${index}`, 50, y, 'bold'),
    item('Cebu City', 50, y + 11),
    item('2020 – 2021', 50, y + 21),
    item(`Tax Clerk ${index}`, 200, y, 'bold'),
    item('Closed the books of all clients in five days.', 200, y + 11),
    item('Filed every return of the season without delay.', 200, y + 23),
    item('Found and recovered duplicate payments in time.', 200, y + 35),
  ])
  const page = [item('Experience', 50, 85, 'head', 14), ...entries, item('Skills', 50, 340, 'head', 14)]
  const texts = streamsOf(page).flat().map(textOf)
  expect(texts.indexOf('Firm 1')).toBe(texts.indexOf('Found and recovered duplicate payments in time.') + 1)
  expect(texts.indexOf('2020 – 2021')).toBeLessThan(texts.indexOf('Tax Clerk 0'))
  const dates = page.filter(({ text }) => !/^Firm|^Cebu/.test(text))
  const alone = streamsOf(dates).flat().map(textOf)
  expect(alone.indexOf('Tax Clerk 1')).toBeGreaterThan(alone.indexOf('Found and recovered duplicate payments in time.'))
})

test('a line further below than a text goes on begins another, however full the one above is', () => {
  const lines = [
    'Closed the books of twelve clients in',
    'five days and wrote down how to do',
    'so, year after year, without a rest',
  ]
  const text = lines.map((line, index) => item(line, 20, 100 + index * 12))
  const names = (gap: number) => [
    item('Best Transition of the Year by Far', 20, 160),
    item('Star Performer Once', 20, 160 + gap),
  ]
  expect(joined(...text, ...names(16))).toHaveLength(joined(...text, ...names(12)).length + 1)
})

test.each([
  ['Harbor State Polytechnic University', 'Sta. Cruz, Laguna'],
  ['Star Performer of the Quarter', 'Harbor Foods, 2022'],
])('%s and %s are two lines in a narrow column', (first, second) => {
  const others = [0, 1, 2, 3].map((index) => item('Harbor Foods and others of Toril Town', 20, 200 + index * 30))
  expect(joined(item(first, 20, 100), item(second, 20, 112), ...others)).toContain(first)
})
