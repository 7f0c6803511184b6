import { describe, expect, test } from 'vitest'
import { type Fit, fitOf } from './fit.ts'
import { byRank, hashOf, rank } from './rank.ts'
import { asking, evidence, someone, wants } from './testing/examples.ts'
import { engineVersion } from './weights.ts'

describe('the hash that breaks ties', () => {
  // The published values of FNV-1a: a process of another version must sort as this one.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of "%s" is %i', (text, hash) => expect(hashOf(text)).toBe(hash))
})

describe('the order', () => {
  const base = fitOf(someone(), asking())
  const scored = (id: string, score: number, known: number): Fit => ({ ...base, id, score, known })
  const sorted = (...fits: Fit[]) => fits.sort(byRank).map(({ id }) => id)

  test('is by score, whatever is known', () =>
    expect(sorted(scored('low', 10, 1), scored('high', 12, 0.5), scored('middle', 11, 0.9))).toEqual([
      'high',
      'middle',
      'low',
    ]))

  test('of equal scores is by the share that is known', () =>
    expect(sorted(scored('half', 10, 0.5), scored('all', 10, 1), scored('none', 10, 0))).toEqual([
      'all',
      'half',
      'none',
    ]))

  test('of equals is by hash, not by id or by who came first', () => {
    for (const ids of ['abc', 'cba', 'bca'])
      expect(sorted(...[...ids].map((id) => scored(id, 10, 1)))).toEqual(['a', 'c', 'b'])
  })

  test('of those with the same hash is by id', () => {
    expect(hashOf('costarring')).toBe(hashOf('liquid'))
    expect(sorted(scored('liquid', 10, 1), scored('costarring', 10, 1))).toEqual(['costarring', 'liquid'])
    expect(sorted(scored('costarring', 10, 1), scored('liquid', 10, 1))).toEqual(['costarring', 'liquid'])
  })
})

describe('a ranking', () => {
  const xero = (stance: 'works' | 'denied') => ({ 'software:Xero': [evidence({ stance })] })
  const people = [
    someone({ id: 'says nothing', rate: 30 }),
    someone({ id: 'too expensive', rate: 60, terms: xero('works') }),
    someone({ id: 'neither', rate: 60, terms: xero('denied') }),
    someone({ id: 'both', rate: 30, terms: xero('works') }),
  ]
  const ranking = rank(people, asking({ must: [wants('software', 'Xero')], maxRate: 40 }))

  test('shows who misses nothing, best first', () =>
    expect(ranking.shown.map(({ id, standing }) => [id, standing])).toEqual([
      ['both', 'fits'],
      ['says nothing', 'unknown'],
    ]))

  test('counts everyone, and whom each line took out', () =>
    expect([ranking.considered, ranking.removed]).toEqual([4, { 'software: Xero': 1, rate: 2 }]))

  test('says which rule sorted it', () => expect(ranking.engine).toBe(engineVersion))
})
