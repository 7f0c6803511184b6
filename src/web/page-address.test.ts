import { expect, test } from 'vitest'
import { locationOf, publicAddress, stateOf } from './page-address.ts'

const entry = { key: 'a', __TSR_key: 'a', __TSR_index: 0 }

test.each([
  ['/talent?search=ana%40example.com', '/talent', 'ana%40example.com'],
  ['/talent?search=ana@example.com#top', '/talent#top', 'ana@example.com'],
  ['/admin?search=ana%40&status=pending', '/admin?status=pending', 'ana%40'],
  ['/admin?status=pending&search=%40example.com', '/admin?status=pending', '%40example.com'],
  ['/admin?a=1&search=x%40y&b=2', '/admin?a=1&b=2', 'x%40y'],
])('the address of %s is %s', (path, address, search) => {
  expect(publicAddress(path)).toBe(address)
  expect(stateOf(path, { search: 'from before' })).toEqual({ search })
  const { pathname, search: query, hash } = new URL(address, 'https://glide.test')
  const back = locationOf({ pathname, search: query, hash }, { ...entry, search })
  const { searchParams } = new URL(back.href, 'https://glide.test')
  expect([...searchParams].sort()).toEqual([...new URL(path, 'https://glide.test').searchParams].sort())
  expect(back.href).toBe(back.pathname + back.search + back.hash)
})

test.each(['/talent?search=tax', '/talent', '/login?redirect=%2Ftalent', '/messages?with=a%40b'])(
  'the address of %s has all of it',
  (path) => {
    expect(publicAddress(path)).toBe(path)
    expect(stateOf(path, { search: 'from before' })).toEqual({ search: undefined })
  },
)

test('a path can’t lead to another site', () => {
  expect(locationOf({ pathname: '//evil.example/a', search: '', hash: '' }, entry).href).toBe('/evil.example/a')
})
