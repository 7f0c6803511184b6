import { expect, test } from 'vitest'
import type { ListedCandidate } from '#contract/candidates.ts'
import { currentOf, inSightOf, selectedFrom, withSelected } from './selected.ts'

const candidate = (id: string, name = id) => ({ id, name }) as ListedCandidate
const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map((id) => candidate(id)) as [
  ListedCandidate,
  ListedCandidate,
  ListedCandidate,
]
const kept = selectedFrom([ana, ben])

test('selecting adds, deselecting removes, and neither changes what was there', () => {
  expect([...withSelected(kept, [ben, cleo], true).keys()]).toEqual(['ana', 'ben', 'cleo'])
  expect([...withSelected(kept, [ana, cleo], false).keys()]).toEqual(['ben'])
  expect([...kept.keys()]).toEqual(['ana', 'ben'])
})

test('whoever the list shows now is as it shows them; others are as they were', () => {
  expect(currentOf(kept, [candidate('ben', 'Benjamin'), cleo])).toEqual([ana, candidate('ben', 'Benjamin')])
})

test('only the selected ones of the list are in sight', () => {
  expect([...inSightOf(kept, [ben, cleo]).keys()]).toEqual(['ben'])
  expect(inSightOf(kept, []).size).toBe(0)
})
