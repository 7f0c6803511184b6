import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { drawEndLetter } from './draw-end-letter.ts'

test('a list of accesses that goes on to another page says so there', async () => {
  const access = { id: '8c1f9a52-0a52-4b31-9b0a-2f0d1c4a9b10', role: 'Bookkeeper', endedAt: null }
  const letter = {
    ...{ firm: 'Hollis & Quay CPAs', talent: 'Tomás Rivera', title: 'Month-end close' },
    ...{ startsOn: '2026-10-05', lastDay: '2026-11-16', status: 'ended' as const, handover: null },
    conversionFeeCents: null,
    accesses: Array.from({ length: 60 }, (_, index) => ({
      ...access,
      system: `System ${index}`,
      grantedAt: '2026-10-05T12:00:00Z',
    })),
  }
  const input = await drawEndLetter(letter, new Date('2026-11-16T21:05:00Z'))
  const [first, second] = spawnSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' }).stdout.split('\f')
  expect(first).not.toContain('continued')
  expect(second?.trim()).toMatch(/^Access, continued\s+System/)
})

test('a conversion says what the firm pays for it', async () => {
  const textOf = async (conversionFeeCents: number | null) => {
    const letter = {
      ...{ firm: 'Hollis & Quay CPAs', talent: 'Tomás Rivera', title: 'Month-end close', accesses: [] },
      ...{ startsOn: '2026-10-05', lastDay: '2026-11-16', status: 'converted' as const, handover: null },
      conversionFeeCents,
    }
    const input = await drawEndLetter(letter, new Date('2026-11-16T21:05:00Z'))
    return spawnSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' }).stdout.replaceAll(/\s+/g, ' ')
  }
  expect(await textOf(500_000)).toContain(
    'By the statement of work that both signed, the firm pays $5,000.00 once for that.',
  )
  expect(await textOf(0)).toContain('By the statement of work that both signed, no fee is due for that.')
  expect(await textOf(null)).not.toContain('fee')
})
