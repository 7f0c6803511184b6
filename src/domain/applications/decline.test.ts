import { expect, test } from 'vitest'
import { holdContactData } from '../contact-data/hold.ts'
import { declining, kindReason } from './decline.ts'

const ids = ['3f0c5a52-6f0e-4d0b-9f5e-0a4c2b7d9e11']

test('a reason may be left out', () => {
  expect(declining.parse({ ids })).toEqual({ ids, reason: '' })
  expect(declining.parse({ ids, reason: '  Thank you. ' })).toEqual({ ids, reason: 'Thank you.' })
})

test.each([
  { ids: [] },
  { ids: Array(21).fill(ids[0]) },
  { ids: ['1'] },
  { reason: 'a'.repeat(1001) },
  { expectedStatus: 'pending' },
])('%j is refused', (changed) => {
  expect(declining.safeParse({ ids, ...changed }).success).toBe(false)
})

test('what the form begins with is sent as it is', () => {
  expect(holdContactData(kindReason).kinds).toEqual([])
  expect(declining.safeParse({ ids, reason: kindReason }).success).toBe(true)
})
