import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { registrationCookie } from './registration-cookie.ts'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('a secret that is long enough for tests')
const accountId = '7b0a4a51-2a51-4c63-9d4e-0a3f6f6f6a01'

async function cookieOf(isHttps: boolean): Promise<string> {
  const app = new Hono().get('/', (context) => {
    registrationCookie(context, { isHttps }, secrets).set(accountId)
    return context.body(null)
  })
  return (await app.request('/')).headers.get('set-cookie') as string
}

async function knownBy(cookie: string, isHttps = false) {
  let known: string | undefined
  const app = new Hono().get('/', (context) => {
    known = registrationCookie(context, { isHttps }, secrets).read()
    return context.body(null)
  })
  await app.request('/', { headers: { cookie } })
  return known
}

test('names the account to this site alone: no script reads it, no other site sends it, and https binds it to this host', async () => {
  const [cookie = ''] = (await cookieOf(false)).split(';')
  expect(await knownBy(cookie)).toBe(accountId)
  expect(await cookieOf(false)).toMatch(/^glide-registration=.*; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await cookieOf(true)).toMatch(/^__Host-glide-registration=.*; HttpOnly; Secure; SameSite=Lax$/)
})

test('any change makes it nobody’s', async () => {
  const [cookie = ''] = (await cookieOf(false)).split(';')
  const [name, value = ''] = cookie.split('=')
  const [id, signature] = value.split('.')
  const forged = [
    `${accountId.replace('7', '8')}.${signature}`,
    `${id}.${signature?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
    `${id}.${secrets.hash('application', accountId)}`,
    `${id}.`,
    `${id}`,
    `.${value}`,
    '',
  ]
  for (const one of forged) expect(await knownBy(`${name}=${one}`)).toBeUndefined()
  expect(await knownBy(cookie, true)).toBeUndefined()
})
