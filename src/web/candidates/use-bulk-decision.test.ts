import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/many-candidates.ts'
import { formatReport, reportOf } from './use-bulk-decision.ts'

const candidates = ['Ana', 'Ben', 'Cleo', 'Dov', null].map((name, index) => ({
  id: `id-${index}`,
  name,
  email: `${index}@example.com`,
  status: 'pending' as const,
}))
const results = new Map<string, BulkResult>([
  ['id-0', { id: 'id-0', outcome: 'done', message: null }],
  ['id-1', { id: 'id-1', outcome: 'stale', message: 'Accepted by Eva.' }],
  ['id-2', { id: 'id-2', outcome: 'failed', message: 'Something went wrong.' }],
  ['id-4', { id: 'id-4', outcome: 'done', message: null }],
])
const report = reportOf(candidates, results)

test('each candidate is reported once, by name or email, and those without an answer are left', () => {
  expect(report).toEqual({
    done: [
      { who: 'Ana', message: null },
      { who: '4@example.com', message: null },
    ],
    stale: [{ who: 'Ben', message: 'Accepted by Eva.' }],
    unscored: [],
    unconfirmed: [],
    failed: [{ who: 'Cleo', message: 'Something went wrong.' }],
    left: [{ who: 'Dov', message: null }],
  })
})

test('the report names only what happened', () => {
  expect(formatReport(report)).toBe('2 done, 1 changed in the meantime, 1 failed, 1 not reached')
  expect(formatReport(reportOf([], results))).toBe('0 done')
})
