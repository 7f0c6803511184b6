import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readCookie } from './read-cookie.ts'

const app = new Hono().get('/', (context) => context.json(readCookie(context, 'glide') ?? null))

test.each([
  ['glide=token', 'token'],
  ['theme=dark; glide=token; glide-device=other', 'token'],
  ['theme=dark;glide=token', 'token'],
  ['glide=first; glide=second', 'first'],
  ['glide=a=b', 'a=b'],
  ['glide=', ''],
  ['glide-device=other; xglide=third; theme="glide=token"', null],
  ['glide', null],
  ['', null],
])('of “%s” the cookie is %s', async (cookie, expected) => {
  const answer = await app.request('/', { headers: { cookie } })
  expect(await answer.json()).toBe(expected)
})

test('there is none without cookies', async () => {
  expect(await (await app.request('/')).json()).toBeNull()
})
