import { describe, expect, test } from 'vitest'
import { countedRows, lengthOf } from './paging.ts'

describe('rows are counted', () => {
  test.each([
    ['a thousand pages of a whole list', { page: 1, size: 25 }, 25_000],
    ['twenty-five pages of a search, which have to be found first', { page: 1, size: 25, isNarrowed: true }, 625],
    ['no more for a page within them', { page: 25, size: 25, isNarrowed: true }, 625],
    ['as far as a page beyond them', { page: 26, size: 25, isNarrowed: true }, 650],
    ['as far as a page beyond a thousand', { page: 1001, size: 10 }, 10_010],
  ])('%s', (_, page, rows) => {
    expect(countedRows(page)).toBe(rows)
  })
})

describe('a list says', () => {
  const page = { page: 1, size: 10, isNarrowed: true }
  test.each([
    [0, { total: 0, pageCount: 1, isTotalExact: true }],
    [10, { total: 10, pageCount: 1, isTotalExact: true }],
    [11, { total: 11, pageCount: 2, isTotalExact: true }],
    [250, { total: 250, pageCount: 25, isTotalExact: true }],
    [251, { total: 250, pageCount: 25, isTotalExact: false }],
  ])('of %i counted rows its length, and whether there are more', (counted, length) => {
    expect(lengthOf(counted, page)).toEqual(length)
  })
})
