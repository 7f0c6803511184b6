import { expect, test } from 'vitest'
import { itemAt } from '../testing/item.ts'
import { liftDates } from './centered-dates.ts'
import { streamsOf } from './columns.ts'
import type { Item } from './item.ts'
import { textOf } from './row.ts'
import { rowsOf } from './rows.ts'

const item = (text: string, x: number, y: number, font = 'f') => itemAt(text, x, y, { font })

const block = (y: number, name: string, rest: string, period: string): Item[] => [
  item(name, 40, y, 'bold'),
  item(rest, 40, y + 12, 'bold'),
  item(period, 40, y + 24),
  item('Tax Manager', 200, y + 3, 'bold'),
  ...[18, 33, 48, 63].map((by) => item('Closed the books of twelve clients within five days.', 200, y + by)),
]

test('names and dates beside their jobs are read before them, block by block', () => {
  const items = [
    item('Experience', 200, 60, 'bold'),
    ...block(100, 'Harbor', 'Foods', '2020 – 2021'),
    ...block(180, 'Cedar', 'Stone', '2018 – 2019'),
  ]
  const [rows, ...others] = streamsOf(items)
  expect(others).toEqual([])
  expect(rows?.map(textOf).filter((text) => !text.startsWith('Closed'))).toEqual([
    'Experience',
    ...['Harbor Foods', '2020 – 2021', 'Tax Manager'],
    ...['Cedar Stone', '2018 – 2019', 'Tax Manager'],
  ])
})

test('a period set right behind a name stands apart, and a change of type is kept', () => {
  expect(rowsOf([item('Harbor Foods2019 – 2021', 40, 100)]).map(textOf)).toEqual(['Harbor Foods 2019 – 2021'])
  const [row] = rowsOf([item('Tax Manager', 40, 100, 'bold'), item('Harbor Foods', 98, 100)])
  expect(row?.cells).toMatchObject([{ text: 'Tax Manager Harbor Foods', lead: 'Tax Manager' }])
})

test('a date beside the middle of its entry goes before it', () => {
  const entry = (y: number, date: string) => [
    ...['Harbor Foods', 'Tax Manager', 'Filed returns.', 'Closed the books.'].map((text, i) =>
      item(text, 170, y + i * 14),
    ),
    item(date, 40, y + 24),
  ]
  const rows = liftDates(rowsOf([...entry(100, '04.2020 – 06.2022'), ...entry(163, '01.2018 – 03.2020')]))
  expect(rows.map(textOf).filter((_, index) => index % 5 < 2)).toEqual([
    ...['04.2020 – 06.2022', 'Harbor Foods'],
    ...['01.2018 – 03.2020', 'Harbor Foods'],
  ])
})
