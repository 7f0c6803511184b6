import { expect, test } from 'vitest'
import type { Ledger } from '#contract/matching.ts'
import { looseningOf, mustOf } from './loosening.ts'

const cost = (kind: Ledger[number]['kind'], label: string, removed: number, regained: number) => ({
  name: label,
  label,
  kind,
  removed,
  regained,
})
const names = (ledger: Ledger, fits: number) => looseningOf(ledger, fits).costs.map(({ label }) => label)

test('what lets most people fit comes first', () => {
  const ledger = [cost('software', 'Lacerte', 9, 1), cost('rate', 'Rate', 4, 3), cost('state', 'Texas', 12, 0)]
  expect(names(ledger, 0)).toEqual(['Rate', 'Lacerte'])
  expect(looseningOf(ledger, 0).isOneEnough).toBe(true)
})

test('where no single one is enough, what most people miss comes first', () => {
  const ledger = [cost('software', 'Lacerte', 9, 0), cost('rate', 'Rate', 0, 0), cost('state', 'Texas', 12, 0)]
  expect(looseningOf(ledger, 0).isOneEnough).toBe(false)
  expect(names(ledger, 0)).toEqual(['Texas', 'Lacerte'])
  expect(names(ledger, 2)).toEqual([])
})

test('a must can be made nice, a condition can’t', () => {
  const lacerte = { anyOf: [{ kind: 'software' as const, value: 'Lacerte' }] }
  const asked = { readsTerms: false, hoursPerWeek: null, weeks: null, overlap: null, emphasis: {} }
  const need = { ...asked, must: [lacerte], nice: [], not: [] }
  expect(mustOf(need, cost('software', 'Lacerte', 9, 0))).toBe(lacerte)
  expect(mustOf(need, cost('rate', 'Rate', 9, 0))).toBeUndefined()
})
