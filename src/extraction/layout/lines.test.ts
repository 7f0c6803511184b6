import { expect, test } from 'vitest'
import { itemAt as item } from '../testing/item.ts'
import { textOf } from './row.ts'
import { rowsOf } from './rows.ts'
import { joinStackedDates } from './stacked-dates.ts'
import { edgeOf, joinWrapped } from './wrapped.ts'

test('a period set on several lines is put together, and its length left out', () => {
  const rows = rowsOf([
    item('January', 40, 100),
    item('Accountant', 140, 100),
    item('2021 –', 40, 112),
    item('Harbor Foods', 140, 112),
    item('Present', 40, 124),
    item('3 years 2 months', 40, 136),
  ])
  expect(joinStackedDates(rows).map(textOf)).toEqual(['January 2021 – Present  Accountant', 'Harbor Foods'])
})

test('the end of a period under its beginning goes with it, beside names of its own', () => {
  const rows = rowsOf([
    ...[item('Aug 2021', 40, 100), item('Review Senior', 140, 100)],
    ...[item('to today', 40, 112), item('Haverford Quill', 140, 112)],
  ])
  expect(joinStackedDates(rows).map(textOf)).toEqual(['Aug 2021 to today  Review Senior', 'Haverford Quill'])
})

test.each(['~', '◆', '//', '¦'])('names with %s between them are divided as by a dot', (sign) => {
  expect(rowsOf([item(`Sampling ${sign} Lease accounting`, 40, 100)]).map(textOf)).toEqual([
    'Sampling • Lease accounting',
  ])
})

test('two dates over each other are two where each has a line of its own', () => {
  const rows = rowsOf([item('B.Com', 40, 100), item('2018', 300, 100), item('MBA', 40, 112), item('2020', 300, 112)])
  expect(joinStackedDates(rows).map(textOf)).toEqual(['B.Com  2018', 'MBA  2020'])
})

test('a name that had no room is whole again; a line that has said all stays alone', () => {
  const rows = rowsOf([
    item('Enrolled Agent, Internal Revenue Service, Sep 2015', 40, 100),
    item('Advanced Excel for Finance, Corporate Institute,', 40, 112),
    item('Oct 2016', 40, 124),
    item('Dean’s Scholarship, University of', 40, 136),
    item('Ibadan, May 2016', 40, 148),
  ])
  expect(joinWrapped(rows, edgeOf(rows)).map(textOf)).toEqual([
    'Enrolled Agent, Internal Revenue Service, Sep 2015',
    'Advanced Excel for Finance, Corporate Institute, Oct 2016',
    'Dean’s Scholarship, University of Ibadan, May 2016',
  ])
})
