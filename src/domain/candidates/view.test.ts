import { expect, test } from 'vitest'
import { candidateView, tooManyViews } from './view.ts'

test('a view has a name and the query of an address, up to their limits', () => {
  expect(candidateView.parse({ name: ' Pending CPAs ', address: 'filter=pending' })).toEqual({
    name: 'Pending CPAs',
    address: 'filter=pending',
  })
  const longest = { name: 'a'.repeat(60), address: 'a'.repeat(500) }
  expect(candidateView.parse(longest)).toEqual(longest)
})

test.each([
  ['  ', 'Please enter a name.'],
  ['a'.repeat(61), 'Please use at most 60 characters.'],
])('the name %j is refused: %s', (name, message) => {
  const { error } = candidateView.safeParse({ name, address: '' })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([{ address: 'a'.repeat(501) }, { address: null }, { page: 2 }])('%j is refused', (wrong) => {
  expect(candidateView.safeParse({ name: 'Mine', address: '', ...wrong }).success).toBe(false)
})

test('one too many is a conflict about its name', () => {
  expect(tooManyViews()).toMatchObject({ code: 'conflict', field: 'name' })
})
