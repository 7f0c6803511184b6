import { expect, test } from 'vitest'
import { type Curated, curate } from './curation.ts'
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
