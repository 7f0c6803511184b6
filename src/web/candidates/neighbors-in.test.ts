import { expect, test } from 'vitest'
import { neighborsIn } from './neighbors-in.ts'

const pageOf = (...ids: string[]) => ({ candidates: ids.map((id) => ({ id })), pageCount: 3 })
const pages = { before: pageOf('a', 'b'), list: pageOf('c', 'd', 'e'), after: pageOf('f', 'g') }

test('inside a page nothing else is needed', () => {
  expect(neighborsIn('d', 2, { list: pages.list })).toEqual({
    needsBefore: false,
    needsAfter: false,
    previous: { id: 'c', page: 2, position: 0 },
    next: { id: 'e', page: 2, position: 2 },
  })
})

test('at the ends of a page the neighbor is on the one before or after', () => {
  expect(neighborsIn('c', 2, pages)).toMatchObject({ needsBefore: true, previous: { id: 'b', page: 1, position: 1 } })
  expect(neighborsIn('e', 2, pages)).toMatchObject({ needsAfter: true, next: { id: 'f', page: 3, position: 0 } })
  expect(neighborsIn('e', 2, { list: pages.list }).next).toBeUndefined()
})

test('before the first and after the last there is nobody', () => {
  expect(neighborsIn('c', 1, { list: pages.list })).toMatchObject({ needsBefore: false, previous: undefined })
  expect(neighborsIn('e', 3, { list: pages.list })).toMatchObject({ needsAfter: false, next: undefined })
})

test('a list that is not here yet has no neighbors', () => {
  const none = { needsBefore: false, needsAfter: false, previous: undefined, next: undefined }
  expect(neighborsIn('c', 2, {})).toEqual(none)
  expect(neighborsIn('c', 2, {}, 1)).toEqual(none)
})

test('someone who is not in the list, nobody knows where they were, is followed by the first of the page', () => {
  expect(neighborsIn('x', 2, pages)).toMatchObject({ previous: { id: 'b', page: 1 }, next: { id: 'c', page: 2 } })
  expect(neighborsIn('x', 1, { list: pageOf() })).toMatchObject({ previous: undefined, next: undefined })
})

test('someone who left the list by a decision is followed by whoever moved up', () => {
  expect(neighborsIn('x', 2, pages, 1)).toMatchObject({ previous: { id: 'c', page: 2 }, next: { id: 'd', page: 2 } })
  expect(neighborsIn('x', 2, pages, 0)).toMatchObject({ needsBefore: true, previous: { id: 'b' }, next: { id: 'c' } })
  expect(neighborsIn('x', 2, pages, 3)).toMatchObject({ previous: { id: 'e' }, next: { id: 'f', page: 3 } })
  expect(neighborsIn('x', 3, { list: pageOf('f', 'g') }, 2)).toMatchObject({ previous: { id: 'g' }, next: undefined })
})

test('the last one of the last page leaves the page before', () => {
  const empty = { list: pageOf(), before: pages.list }
  expect(neighborsIn('x', 4, empty, 0)).toMatchObject({ previous: { id: 'e', page: 3 }, next: undefined })
})

test('someone who comes back is where they are now, not where they were', () => {
  expect(neighborsIn('c', 2, pages, 2)).toMatchObject({ next: { id: 'd', page: 2 } })
})
