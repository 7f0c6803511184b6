import { expect, test } from 'vitest'
import { type Row, textOf } from '../layout/row.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { findDates, withoutDates } from './dates.ts'
import { putDaysLast } from './day-first.ts'

test.each([
  ['Jan 2020 – Present', '2020-01', 'Present'],
  ['Sept. 2019 - Dec. 2021', '2019-09', '2021-12'],
  ['02/2023 – 07/2025', '2023-02', '2025-07'],
  ['2023-01-01 → 2024-05-01', '2023-01', '2024-05'],
  ['May 2021 to Current', '2021-05', 'Present'],
  ['2015 - 2019', '2015', '2019'],
  ['2015.03. – 2020.08.', '2015-03', '2020-08'],
  ['2023.02. –', '2023-02', 'Present'],
  ['Mar, 2022 - Present', '2022-03', 'Present'],
  ["Jun '18 – Feb '20", '2018-06', '2020-02'],
  ['enero de 2020 – actualidad', '2020-01', 'Present'],
  ['1 March 2023', '2023-03', null],
  ['Issued on: Mar 01, 2015', '2015-03', null],
  ['31/12/2020', '2020-12', null],
  ['Graduated: Sep 2015', '2015-09', null],
  ['01/20 – 03/22', '2020-01', '2022-03'],
  ['Jan 20 – Present', '2020-01', 'Present'],
  ['Fall 2018 – Spring 2020', '2018', '2020'],
  ['Jun 2019 / Aug 2020', '2019-06', '2020-08'],
  ['2018/2019', '2018', '2019'],
  ['Jan – Apr 2022', '2022-01', '2022-04'],
  ['February to June, 2021', '2021-02', '2021-06'],
])('%s', (text, start, end) => {
  expect(findDates(text)).toMatchObject({ start, end })
})

test.each([
  'the January 31 deadline',
  '1099-NEC',
  '$2019 saved',
  'Form 1040',
  '13-week',
  'ISO20000',
  '45.2010%',
  '3.75 – 4.00',
])('%s is no date', (text) => {
  expect(findDates(text)).toBeUndefined()
})

test('what is left without a date has no loose marks', () => {
  const text = 'Harbor Foods | Cebu (2018 – 2021)'
  expect(withoutDates(text, findDates(text))).toBe('Harbor Foods | Cebu')
})

test.each([
  [['31/12/2020', '05/03/2021'], '2021-03'],
  [['01/09/2019', '01/11/2020', '01/03/2021'], '2021-03'],
  [['12/31/2020', '05/03/2021'], '2021-05'],
  [['05/03/2021'], '2021-05'],
])('among %j the last is in %s', (texts, month) => {
  const [rows = []] = putDaysLast([rowsOfTexts(texts.map((text) => `Harbor Foods\t${text}`))])
  expect(findDates(textOf(rows.at(-1) as Row))?.start).toBe(month)
})

test('a place beside a period in brackets stays in them', () => {
  const text = 'Tax Manager (2018 – 2021, Cebu)'
  expect(withoutDates(text, findDates(text))).toBe('Tax Manager (Cebu)')
})
