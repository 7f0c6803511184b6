import { expect, test } from 'vitest'
import { generalNameOf, nearTo, partsOf, programsCalled, type TermKey } from './relations.ts'
import { isTerm, termsByKind, vocabulary } from './vocabulary.ts'

test.each([
  ['service:Controllership', ['service:Month-End Close / Reconciliations', 'service:Bookkeeping']],
  ['service:Tax Review', ['service:Tax Preparation']],
  ['form:Form 1040-X', ['form:Form 1040', 'service:Tax Preparation']],
  ['form:Form 990', ['industry:Nonprofit', 'service:Tax Preparation']],
  ['form:Form W-2', ['service:Payroll']],
  ['form:Form 10-K', ['standard:SEC reporting', 'standard:US GAAP']],
  ['service:1099 Prep & W-9 Collection', ['form:Form 1099', 'form:Form W-9']],
  ['credential:CPA', ['credential:EA']],
  ['software:Lacerte', ['service:Tax Preparation']],
  ['software:Anaplan', ['service:FP&A']],
  ['software:Toast', ['industry:Restaurants']],
  ['software:Checkpoint', []],
  ['state:NY', []],
] as [TermKey, TermKey[]][])('who has done %s has done %j', (term, parts) => {
  expect(partsOf(term)).toEqual(parts)
  expect(partsOf(term)).toEqual(parts)
})

test('every topic of the codification is US GAAP', () => {
  const topics = termsByKind.standard.filter((name) => name.startsWith('ASC'))
  expect(topics).toContain('ASC 820')
  expect(topics.filter((name) => !partsOf(`standard:${name}`).includes('standard:US GAAP'))).toEqual([])
})

test.each([
  ['software:Chargebee', ['software:Maxio', 'software:Zuora']],
  ['form:Form 706', ['form:Form 709', 'form:Form 1041']],
  ['industry:Healthcare practices', ['industry:Professional services', 'industry:Law firms']],
  ['standard:ASC 606', ['standard:IFRS 15']],
  ['credential:QBO ProAdvisor', ['software:QuickBooks Online']],
  ['language:Spanish', []],
] as [TermKey, TermKey[]][])('%s is near to %j', (term, near) => expect(nearTo(term)).toEqual(near))

test('each industry is near to another, and of two programs each is near to the other', () => {
  expect(termsByKind.industry.filter((name) => nearTo(`industry:${name}`).length === 0)).toEqual([])
  for (const name of termsByKind.software)
    for (const other of nearTo(`software:${name}`)) expect(nearTo(other)).toContain(`software:${name}`)
})

test('a term relates to other terms, never to itself', () => {
  for (const term of vocabulary) {
    const related = [...partsOf(term), ...nearTo(term), ...generalNameOf(term)]
    expect(related.filter((other) => other === term || !isTerm(other))).toEqual([])
  }
})

test('a general name may mean several programs, the likeliest first', () => {
  expect(programsCalled('QuickBooks')).toEqual(['QuickBooks Online', 'QuickBooks Desktop'])
  expect(programsCalled('Xero')).toEqual(['Xero'])
  expect(generalNameOf('software:ADP Run')).toEqual(['software:ADP'])
  expect(generalNameOf('software:Xero')).toEqual([])
})
