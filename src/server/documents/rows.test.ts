import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf, type Row } from './rows.ts'

const row = (given: Partial<Row<string>>): Row<string> => ({
  height: 10,
  before: 0,
  isGlued: false,
  draw: () => {},
  ...given,
})

test('the space above a row is dropped at the top of a page', () => {
  const [first, second] = pagesOf([row({ before: 5 }), row({ before: 5 }), row({ before: 5 })], 30)
  expect(first?.map(({ y }) => y)).toEqual([0, 15])
  expect(second?.map(({ y }) => y)).toEqual([0])
})

test('a heading moves on with its text', () => {
  const heading = row({ isGlued: true })
  const pages = pagesOf([row({}), row({}), heading, row({})], 35)
  expect(pages.map((page) => page.length)).toEqual([2, 2])
  expect(pages[1]?.[0]?.row).toBe(heading)
})

test('rows that are glued together and more than a page are split', () => {
  expect(
    pagesOf(
      Array.from({ length: 7 }, () => row({ isGlued: true })),
      30,
    ).map((page) => page.length),
  ).toEqual([3, 3, 1])
})

test('every row is placed once, within its page, and no page ends with a row that belongs to the next', () => {
  const rows = fc.array(
    fc.record({
      height: fc.integer({ min: 1, max: 20 }),
      before: fc.integer({ min: 0, max: 9 }),
      isGlued: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(rows, (given) => {
      const all = given.map(row)
      const pages = pagesOf(all, 100)
      expect(pages.flat().map((placed) => placed.row)).toEqual(all)
      for (const page of pages) {
        for (const { row, y } of page) expect(y + row.height).toBeLessThanOrEqual(100)
        const group = page.findLastIndex(({ row }) => !row.isGlued)
        const isLast = page === pages.at(-1)
        // Only a group that began at the top of the page can be more than a page.
        if (!isLast && page.at(-1)?.row.isGlued) expect(group).toBe(-1)
      }
    }),
  )
})
