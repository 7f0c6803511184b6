import { expect, test } from 'vitest'
import { type Curated, type Curation, curate, curation, hasRightPlace } from './curation.ts'
import type { Standing } from './fit.ts'

type Someone = { id: string; standing: Standing }
const ranked: Someone[] = [...'abcdefghijkl'].map((id) => ({ id, standing: 'fits' }))
const unknown: Someone = { id: 'u', standing: 'unknown' }

const change = (id: number, candidateId: string, rest: Partial<Curated>): Curated => ({
  id,
  candidateId,
  change: 'moved',
  position: null,
  standing: 'fits',
  ...rest,
})
const shown = (people: Someone[], ...changes: Curated[]) =>
  curate(
    people.filter(({ standing }) => standing === 'fits'),
    people,
    changes,
  )
    .shortlist.map(({ person }) => person.id)
    .join('')

test('without changes the rule decides, up to ten', () => {
  expect(shown(ranked)).toBe('abcdefghij')
})

test('whoever was placed keeps the place while the rule moves the others around them', () => {
  const changes = [change(1, 'c', { position: 1 }), change(2, 'u', { change: 'added', position: 3 })]
  expect(shown([...ranked, unknown], ...changes)).toBe('caubdefghi')
  expect(shown([...[...ranked].reverse(), unknown], ...changes)).toBe('clukjihgfe')
})

test('of two in one place, the later decision comes first and the other follows', () => {
  expect(shown(ranked, change(1, 'c', { position: 2 }), change(2, 'd', { position: 2 }))).toBe('adcbefghij')
})

test('a place beyond the end of a short list is its end', () => {
  expect(shown([...ranked.slice(0, 2), unknown], change(1, 'u', { change: 'added', position: 9 }))).toBe('abu')
})

test('who was removed is gone, and who was returned is where the rule puts them', () => {
  expect(shown(ranked, change(1, 'a', { change: 'removed' }))).toBe('bcdefghijk')
  expect(shown(ranked, change(2, 'a', { change: 'returned' }))).toBe('abcdefghij')
  const { removed, rest } = curate(ranked, ranked, [change(1, 'a', { change: 'removed' })])
  expect([removed.map(({ id }) => id), rest.map(({ id }) => id)]).toEqual([['a'], ['l']])
})

test('who misses something since is set aside, and who missed it when they were added stays', () => {
  const out: Someone = { id: 'o', standing: 'out' }
  const people = [...ranked.slice(0, 2), out]
  const lapsed = change(1, 'o', { position: 1, standing: 'fits' })
  expect(shown(people, lapsed)).toBe('ab')
  expect(curate(people, people, [lapsed]).lapsed.map(({ person }) => person.id)).toEqual(['o'])
  expect(shown(people, change(2, 'o', { change: 'added', position: 1, standing: 'out' }))).toBe('oab')
})

test('nobody appears who may not be shown, whatever was decided about them', () => {
  expect(shown(ranked.slice(1, 3), change(1, 'a', { position: 1 }))).toBe('bc')
})

test.each<[number | null, boolean]>([
  [null, true],
  [1, true],
  [10, true],
  [0, false],
  [11, false],
  [1.5, false],
])('the place %s is one of the list: %s', (position, isSo) => {
  const candidateId = '4f9c1e9e-3a55-4b0c-8f5e-6a1b8f0f2c11'
  const given = { candidateId, change: 'moved', position, reason: 'Knows the client’s ledger.' }
  expect(curation.safeParse(given).success).toBe(isSo)
})

test.each<[Curation, number | null, boolean]>([
  ['moved', 3, true],
  ['added', 3, true],
  ['moved', null, false],
  ['added', null, false],
  ['removed', null, true],
  ['returned', null, true],
  ['removed', 3, false],
  ['returned', 3, false],
])('who is %s to %s has the right place: %s', (change, position, isRight) =>
  expect(hasRightPlace({ change, position })).toBe(isRight),
)
