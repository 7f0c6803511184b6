import { expect, test } from 'vitest'
import { readApplicationsAddress, showInAddress } from './applications-address.ts'

test.each([
  [{}, { filter: 'all', vetted: false, sort: 'newest', page: 1 }],
  [
    { filter: 'pending', vetted: 'true', sort: 'lowest-rate', page: '3' },
    { filter: 'pending', vetted: true, sort: 'lowest-rate', page: 3 },
  ],
  [
    { filter: 'nobody', vetted: 'maybe', sort: 'best', page: '-1' },
    { filter: 'all', vetted: false, sort: 'newest', page: 1 },
  ],
  [{ page: '1.5' }, { filter: 'all', vetted: false, sort: 'newest', page: 1 }],
  [{ page: '9999999' }, { filter: 'all', vetted: false, sort: 'newest', page: 1 }],
])('the address %o lists %o', (search, list) => {
  expect(readApplicationsAddress(search).list).toEqual(list)
})

test('as many are compared as fit side by side, and one alone is not', () => {
  expect(readApplicationsAddress({ chosen: 'a,b,c,d,e', view: 'compare' })).toMatchObject({
    chosen: ['a', 'b', 'c', 'd', 'e'],
    isComparing: true,
  })
  expect(readApplicationsAddress({ chosen: 'a,b,c,d,e,f', view: 'compare' }).isComparing).toBe(false)
  expect(readApplicationsAddress({ chosen: 'a', view: 'compare' }).isComparing).toBe(false)
  expect(readApplicationsAddress({ chosen: 'a,b' }).isComparing).toBe(false)
})

test('a page of them can be chosen', () => {
  expect(readApplicationsAddress({ chosen: Array(30).fill('a').join(',') }).chosen).toHaveLength(20)
  expect(readApplicationsAddress({}).chosen).toEqual([])
})

test('another filter begins at page 1 and keeps who was chosen', () => {
  const search = { filter: 'pending', sort: 'oldest', page: '3', chosen: 'a,b', applicant: 'a' }
  expect(showInAddress(search, { filter: 'all' })).toEqual({ sort: 'oldest', chosen: 'a,b', applicant: 'a' })
  expect(showInAddress(search, { page: 4 })).toEqual({ ...search, page: '4' })
  expect(showInAddress(search, { page: 1, sort: 'newest' })).toEqual({
    filter: 'pending',
    chosen: 'a,b',
    applicant: 'a',
  })
})
