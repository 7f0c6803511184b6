import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf, type Row, underHead } from './rows.ts'

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

test('the head of a table is repeated above the rows that begin a page, unless they fill it alone', () => {
  const head = [row({ height: 4, isGlued: true })]
  const table = underHead(
    head,
    [10, 10, 10, 10, 30, 10].map((height) => row({ height, before: 1 })),
  )
  const pages = pagesOf([...head, ...table, row({})], 30)
  expect(pages.map((page) => page.map(({ row, y }) => (head.includes(row) ? 'head' : y)))).toEqual([
    ['head', 5, 16],
    ['head', 5, 16],
    [0],
    ['head', 5, 15],
  ])
})

test('a table that begins a page has its head once', () => {
  const head = [row({ isGlued: true })]
  const pages = pagesOf([row({ height: 25 }), ...head, ...underHead(head, [row({}), row({})])], 30)
  expect(pages.map((page) => page.filter(({ row }) => row === head[0]).length)).toEqual([0, 1])
})

test('every row is placed once, within its page, and no page ends with a row that belongs to the next', () => {
  const head = [row({ height: 7, isGlued: true }), row({ height: 1, before: 2, isGlued: true })]
  const rows = fc.array(
    fc.record({
      height: fc.integer({ min: 1, max: 20 }),
      before: fc.integer({ min: 0, max: 9 }),
      isGlued: fc.boolean(),
      isHeaded: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(rows, (given) => {
      const all = given.map(({ isHeaded, ...one }) => row({ ...one, ...(isHeaded && { head }) }))
      const pages = pagesOf(all, 100)
      const isHead = (placed: { row: Row<string> }) => head.includes(placed.row)
      expect(
        pages
          .flat()
          .filter((placed) => !isHead(placed))
          .map((placed) => placed.row),
      ).toEqual(all)
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
