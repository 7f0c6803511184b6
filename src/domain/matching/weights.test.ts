import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { engineVersion, neutralFirmness, points, shares } from './weights.ts'

const lines = readFileSync(join(import.meta.dirname, '../../../docs/matching.md'), 'utf8').split('\n')

test('a share is a part of the points of its line', () => {
  for (const share of [...Object.values(shares), points.niceBetterHalf, neutralFirmness]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1)
  }
})

describe('docs/matching.md prints the published rule', () => {
  test('with its version', () => {
    expect(engineVersion).toMatch(/^\d{4}-\d\d-\d\d\.\d+$/)
    expect(lines).toContain(`## The weights, version ${engineVersion}`)
  })

  const printed = (row: string) => lines.find((line) => line.startsWith(`| ${row} | `))?.split(' | ')[1]

  test.each<[string, number]>([
    ['each must', points.must],
    ['all nice-to-haves together', points.nice],
    ['shown in a job of the last five years, US clients', shares.shown],
    ["shown in a job that doesn't say whose clients", shares.shownSomewhere],
    ['job title', shares.title],
    ['said in the summary', shares.summary],
    ['shown for less than a year, where a year is asked', shares.short],
    ['listed, but no job shows it', shares.listed],
    ['one of many in a list of everything', shares.crammed],
    ['done for clients outside the United States', shares.local],
    ['not mentioned', shares.notMentioned],
  ])('%s: %d', (row, figure) => expect(Number.parseFloat(printed(row) ?? '')).toBe(figure))
})
