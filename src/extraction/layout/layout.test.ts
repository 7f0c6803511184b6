import { expect, test } from 'vitest'
import { streamsOf } from './columns.ts'
import type { Item } from './item.ts'
import { joinSpacedLetters } from './letter-spacing.ts'
import { textOf } from './row.ts'
import { rowsOf } from './rows.ts'

const item = (text: string, x: number, y: number, size = 10): Item => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
  font: 'f',
  color: '#000000',
  page: 1,
})

test('rows are found by baseline, cells by gaps, words by spaces, whatever the order', () => {
  const items = [
    item('2021', 400, 100.5),
    item('fice', 60.5, 100),
    item('Of', 50, 100),
    item('boy', 84, 100),
    item('Title', 50, 120),
  ]
  expect(rowsOf(items).map((row) => row.cells.map(({ text }) => text))).toEqual([['Office boy', '2021'], ['Title']])
})

test('a bullet is a fact about its row, also when it stands apart', () => {
  const rows = rowsOf([
    item('•', 50, 100),
    item('Closed the books', 70, 100),
    item('- Filed returns', 50, 120),
    item('\uf095 555 0100', 50, 140),
  ])
  expect(rows.map((row) => [row.isBullet, textOf(row)])).toEqual([
    [true, 'Closed the books'],
    [true, 'Filed returns'],
    [false, '555 0100'],
  ])
})

test.each([
  ['C O N TA C T', 'CONTACT'],
  ['S p o t A w a r d', 'Spot Award'],
  ['E ducation', 'Education'],
  ['A plan we made', 'A plan we made'],
  ['Plan B for Q4', 'Plan B for Q4'],
])('%s reads %s', (printed, read) => {
  expect(joinSpacedLetters(printed)).toBe(read)
})

const sentence = 'Closed the books of twelve clients within five days of month end.'

test('what stands beside the main column is read after it', () => {
  const main = Array.from({ length: 12 }, (_, i) => item(sentence, 200, 100 + i * 15))
  const beside = ['SKILLS', 'Xero', 'Excel', 'SAP', 'Gusto', 'Ramp', 'Tally'].map((text, i) =>
    item(text, 40, 107 + i * 17),
  )
  const streams = streamsOf([item('Ana Reyes', 150, 60, 24), ...beside, ...main])
  expect(streams.map((rows) => rows.map(textOf))).toEqual([
    ['Ana Reyes', ...main.map(({ text }) => text)],
    beside.map(({ text }) => text),
  ])
})

test('what stands beside the text goes on behind its page, and down to its last line', () => {
  const main = Array.from({ length: 12 }, (_, i) => item(sentence, 200, 100 + i * 15))
  const names = ['SKILLS', 'Xero', 'Excel', 'SAP', 'Gusto', 'Ramp', 'Tally']
  const beside = names.map((text, i) => item(text, 40, 107 + i * 17))
  const last = item('Sage', 40, 267.5)
  const later = ['LANGUAGES', 'English'].map((text, i) => ({ ...item(text, 40, 40 + i * 15), page: 2 }))
  const [, aside] = streamsOf([...main, ...beside, last, ...later])
  expect(aside?.map(textOf)).toEqual([...names, 'Sage', 'LANGUAGES', 'English'])
})

test('dates beside their lines are no column', () => {
  const lines = Array.from({ length: 8 }, (_, i) => [
    item(`0${i + 1}/2020`, 40, 100 + i * 15),
    item(sentence, 120, 100 + i * 15),
  ])
  expect(streamsOf(lines.flat())).toHaveLength(1)
})

test('a period set right behind a name stands apart, and a change of type is kept', () => {
  expect(rowsOf([item('Harbor Foods2019 – 2021', 40, 100)]).map(textOf)).toEqual(['Harbor Foods 2019 – 2021'])
  const [row] = rowsOf([{ ...item('Tax Manager', 40, 100), font: 'bold' }, item('Harbor Foods', 98, 100)])
  expect(row?.cells).toMatchObject([{ text: 'Tax Manager Harbor Foods', lead: 'Tax Manager' }])
})
