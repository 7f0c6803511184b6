import { expect, test } from 'vitest'
import { tagsFor, tagsNamedBy, tagsOfFacts } from './term-tags.ts'

test('a search names a term by any spelling, a state by its name, and nothing else', () => {
  expect(tagsNamedBy('netsuite')).toContain('netsuite')
  expect(tagsNamedBy('QBO')).toContain('quickbooks online')
  expect(tagsNamedBy('Texas')).toEqual(['texas', 'state:tx'])
  expect(tagsNamedBy('Construction')).toEqual(['construction'])
  expect(tagsNamedBy('Ana Reyes')).toEqual([])
  expect(tagsNamedBy('')).toEqual([])
  expect(tagsFor('Ana Reyes')).toEqual(['ana reyes'])
})

test('what somebody does are tags, not what they deny, hint at or list with everything', () => {
  const one = { market: 'us', until: null, months: 0, via: null } as const
  expect(
    tagsOfFacts({
      'software:NetSuite': [{ ...one, stance: 'works', source: 'said' }],
      'software:Xero': [{ ...one, stance: 'denied', source: 'said' }],
      'service:Bookkeeping': [{ ...one, stance: 'works', source: 'hint' }],
      'form:Form 1065': [{ ...one, stance: 'works', source: 'crammed' }],
      'state:TX': [{ ...one, stance: 'works', source: 'work' }],
    }),
  ).toEqual(['netsuite', 'state:tx'])
})
