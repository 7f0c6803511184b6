import { expect, test } from 'vitest'
import type { MatchLine } from '#contract/matching.ts'
import { formatScore, leadingLines, pointsOf } from './points.ts'

const line = (name: string, contribution: number, outOf: number, most = contribution) =>
  ({ name, label: name, contribution, outOf, least: contribution, most, state: 'met' }) as MatchLine

test('a score is a range while something is unknown, and one figure when all is known', () => {
  expect(formatScore({ least: 34, most: 36, outOf: 40 })).toBe('85–90')
  expect(formatScore({ least: 33.6, most: 33.7, outOf: 40 })).toBe('84')
  expect(formatScore({ least: 0, most: 0, outOf: 0 })).toBe('0')
})

test('the points of the lines sum to the total that is shown', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const lines = Array.from({ length: (seed % 14) + 1 }, (_, index) => {
      const outOf = 1 + ((seed * 31 + index * 17) % 10)
      return line(`${index}`, outOf * (((seed * 7 + index * 13) % 100) / 100), outOf)
    })
    const outOf = lines.reduce((sum, one) => sum + one.outOf, 0)
    const { each, total } = pointsOf(lines, outOf)
    expect(each.reduce((sum, points) => sum + Math.round(points * 10), 0)).toBe(Math.round(total * 10))
    for (const [index, points] of each.entries())
      expect(Math.abs(points - (100 * (lines[index]?.contribution ?? 0)) / outOf)).toBeLessThan(0.1001)
  }
})

test('a row has the three lines that gave most and the one that cost most, in their order', () => {
  const lines = [line('a', 1, 2), line('b', 9, 10), line('c', 0, 10), line('d', 8, 8), line('e', 7, 8), line('f', 2, 2)]
  expect(leadingLines(lines).map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e'])
})

test('where nothing was lost, the four that gave most stand there', () => {
  const lines = [line('a', 1, 1), line('b', 4, 4), line('c', 3, 3), line('d', 2, 2), line('e', 5, 5)]
  expect(leadingLines(lines).map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e'])
})

test('a line that is off is never among them', () => {
  const off: MatchLine = { ...line('off', 0, 0), state: 'off' }
  expect(leadingLines([line('a', 1, 2), off]).map(({ name }) => name)).toEqual(['a'])
})
