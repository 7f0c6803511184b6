import { describe, expect, test } from 'vitest'
import type { TermKey } from '../trade/relations.ts'
import { vocabulary } from '../trade/vocabulary.ts'
import { type Class, classes, codesOf, codesVersion } from './codes.ts'
import type { Evidence } from './evidence.ts'
import type { TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import { wantedFit } from './term-fit.ts'
import { evidence, someone } from './testing/examples.ts'
import { engineVersion } from './weights.ts'

const start = monthOfDate('2027-01-04')

/** Three bytes for each term: its number and its class. */
function decoded(facts: TalentFacts): Partial<Record<string, Class>> {
  const bytes = codesOf(facts, start)
  const terms = Array.from({ length: bytes.length / 3 }, (_, at) => {
    const [low = 0, high = 0, code = 0] = bytes.subarray(at * 3, at * 3 + 3)
    return [vocabulary[low + 256 * high], classes[code]] as const
  })
  return Object.fromEntries(terms)
}

describe('the codes of a profile', () => {
  test('that says nothing are none', () => expect(codesOf(someone(), start)).toHaveLength(0))

  test('name what it shows and what comes near that, wherever in the vocabulary', () => {
    const found = decoded(someone({ terms: { 'software:Lacerte': [evidence()], 'state:NY': [evidence()] } }))
    expect(found['software:Lacerte']).toEqual({ share: 1, state: 'met' })
    expect(found['software:UltraTax CS']).toEqual({ share: 0.35, state: 'partly' })
    expect(found['state:NY']).toEqual({ share: 1, state: 'met' })
    expect(found['software:Xero']).toBeUndefined()
  })

  test('leave out what counts for no more than a term that nobody mentions', () => {
    const found = decoded(someone({ terms: { 'software:Lacerte': [evidence({ stance: 'guided' })] } }))
    expect(found).toEqual({ 'software:Lacerte': { share: 0.4, state: 'partly' } })
  })

  test('name the programs that a general name may mean', () => {
    const found = decoded(someone({ terms: { 'software:QuickBooks': [evidence()] } }))
    expect(found['software:QuickBooks Online']).toEqual({ share: 0.6, state: 'unknown' })
    expect(found['software:QuickBooks Desktop']).toEqual({ share: 0.6, state: 'unknown' })
  })

  test('name every state for somebody who filed in two, and only one for one', () => {
    const filed = (...states: string[]) =>
      decoded(someone({ states, terms: Object.fromEntries(states.map((state) => [`state:${state}`, [evidence()]])) }))
    const two = filed('NY', 'CA')
    expect(Object.keys(two)).toHaveLength(vocabulary.filter((term) => term.startsWith('state:')).length)
    expect([two['state:NY'], two['state:TX']]).toEqual([
      { share: 1, state: 'met' },
      { share: 0.35, state: 'partly' },
    ])
    expect(Object.keys(filed('NY'))).toEqual(['state:NY'])
  })
})

test('every kind of evidence has a code that says what a close look says', () => {
  const each = <K extends keyof Evidence>(name: K, ...values: Evidence[K][]) =>
    values.map((value) => ({ [name]: value }))
  const all = each('source', 'work', 'title', 'summary', 'list', 'crammed', 'certificate', 'person', 'hint', 'said')
    .flatMap((one) => each('stance', 'works', 'guided', 'seen', 'denied').map((other) => ({ ...one, ...other })))
    .flatMap((one) => each('market', 'us', 'unsaid', 'local').map((other) => ({ ...one, ...other })))
    .flatMap((one) => each('via', null, 'service:Controllership').map((other) => ({ ...one, ...other })))
    .flatMap((one) => each('months', 3, 24).map((other) => ({ ...one, ...other })))
    .flatMap((one) => each('until', start, start - 100).map((other) => ({ ...one, ...other })))
  const terms: TermKey[] = ['software:QuickBooks', 'software:QuickBooks Online', 'service:Bookkeeping']
  const people = all.flatMap((rest) => terms.map((term) => someone({ terms: { [term]: [evidence(rest)] } })))
  const wrong = people.flatMap((facts) =>
    Object.entries(decoded(facts)).filter(([key, found]) => {
      const [kind, value] = key.split(':')
      const { share, state } = wantedFit(facts, { kind, value } as Parameters<typeof wantedFit>[1], start)
      return found?.state !== state || Math.abs(found.share - share) > 1e-6
    }),
  )
  expect(wrong).toEqual([])
})

describe('the classes', () => {
  test('begin with that of a term nobody mentions, and are all different', () => {
    expect(classes[0]).toEqual({ share: 0.2, state: 'unknown' })
    expect(new Set(classes.map(({ share, state }) => `${share.toFixed(6)} ${state}`)).size).toBe(classes.length)
  })

  test('fit a byte, and have none for what never counts: something related that is done with guidance', () => {
    expect(classes.length).toBeLessThanOrEqual(256)
    expect(classes).not.toContainEqual({ share: expect.closeTo(0.14, 6), state: 'partly' })
  })
})

test('codes of another version of the rule are told apart', () =>
  expect(codesVersion).toMatch(new RegExp(`^${engineVersion.replace('.', '\\.')}/[0-9a-z]+$`)))
