import { expect, test } from 'vitest'
import { deniedTags, tagsFor, tagsNamedBy, tagsOfFacts } from './term-tags.ts'

test('a search names a term by any spelling, a state by its name, and nothing else', () => {
  expect(tagsNamedBy('netsuite')).toContain('netsuite')
  expect(tagsNamedBy('QBO')).toContain('quickbooks online')
  expect(tagsNamedBy('Texas')).toEqual(['texas', 'state:tx'])
  expect(tagsNamedBy(' texas ')).toEqual(['texas', 'state:tx'])
  expect(tagsNamedBy('Construction')).toEqual(['construction'])
  expect(tagsNamedBy('Ana Reyes')).toEqual([])
  expect(tagsNamedBy('')).toEqual([])
  expect(tagsFor('Ana Reyes')).toEqual(['ana reyes'])
})

test.each([
  ['tax', ['tax preparation', 'tax review', 'sales tax']],
  ['tax preparer', ['tax preparation']],
  ['1040', ['form 1040']],
  ['QuickBooks', ['quickbooks online', 'quickbooks desktop']],
  ['Sage', ['sage 50', 'sage intacct']],
  ['bookkeeper', ['bookkeeping']],
  ['controller', ['controllership']],
  ['close', ['month-end close / reconciliations']],
])('%s finds whoever does that', (word, tags) => {
  expect(tagsNamedBy(word)).toEqual(expect.arrayContaining(tags))
  expect(tagsFor(word)).toEqual(expect.arrayContaining([word.toLowerCase(), ...tags]))
})

test('one program of several is found alone, and a name or a few letters mean no term', () => {
  expect(tagsNamedBy('QuickBooks Online')).not.toContain('quickbooks desktop')
  for (const search of ['Maria Lopez', 'grace', 'ana', 'ap', '&', '%']) expect(tagsNamedBy(search)).toEqual([])
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

test('what somebody denies doesn’t come back by a list, in any spelling; what a job shows does', () => {
  const one = { market: 'unsaid', until: null, months: 0, via: null } as const
  const denied = { ...one, stance: 'denied', source: 'summary' } as const
  const listed = { ...one, stance: 'works', source: 'list' } as const
  const terms = {
    'software:QuickBooks': [denied],
    'software:QuickBooks Online': [listed],
    'software:Xero': [denied, { ...one, stance: 'works', source: 'work' } as const],
    'software:NetSuite': [listed],
    'software:Gusto': [{ ...one, stance: 'works', source: 'work' } as const],
    'service:Payroll': [denied, { ...one, stance: 'works', source: 'work', via: 'software:Gusto' } as const],
  }
  expect(tagsOfFacts(terms)).toEqual(['gusto', 'netsuite', 'xero'])
  expect(deniedTags(terms)).toEqual(expect.arrayContaining(['quickbooks', 'quickbooks online', 'qbo']))
  expect(deniedTags(terms)).not.toContain('xero')
})
