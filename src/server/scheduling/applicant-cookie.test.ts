import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createSecrets } from '../accounts/secrets.ts'
import { readApplicant, setApplicant } from './applicant-cookie.ts'

const secrets = createSecrets('a secret that is long enough for tests')
const candidateId = '7b0a4a51-2a51-4c63-9d4e-0a3f6f6f6a01'
const applied = new Date('2026-11-15T12:00:00Z')

async function cookieOf(isHttps: boolean): Promise<string> {
  const app = new Hono().get('/', (context) => {
    setApplicant(context, { isHttps }, secrets, candidateId, applied)
    return context.body(null)
  })
  return (await app.request('/')).headers.get('set-cookie') as string
}

async function knownBy(cookie: string, hoursLater: number, isHttps = false) {
  let known: string | undefined
  const app = new Hono().get('/', (context) => {
    known = readApplicant(context, { isHttps }, secrets, new Date(applied.getTime() + hoursLater * 3_600_000))
    return context.body(null)
  })
  await app.request('/', { headers: { cookie } })
  return known
}

test('knows the applicant for 24 hours, and not a moment longer', async () => {
  const [cookie = ''] = (await cookieOf(false)).split(';')
  expect(await knownBy(cookie, 0)).toBe(candidateId)
  expect(await knownBy(cookie, 23.99)).toBe(candidateId)
  expect(await knownBy(cookie, 24)).toBeUndefined()
})

test('no script reads it, no other site sends it, and https binds it to this host', async () => {
  expect(await cookieOf(false)).toMatch(/^glide-applicant=.*; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await cookieOf(true)).toMatch(/^__Host-glide-applicant=.*; HttpOnly; Secure; SameSite=Lax$/)
})

test('any change makes it nobody’s', async () => {
  const [cookie = ''] = (await cookieOf(false)).split(';')
  const [name, value = ''] = cookie.split('=')
  const [id, expires, signature] = value.split('.')
  const forged = [
    `${id}.${Number(expires) + 1}.${signature}`,
    `${candidateId.replace('7', '8')}.${expires}.${signature}`,
    `${id}.${expires}.${signature?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
    `${id}.${expires}.`,
    `${id}.${expires}`,
    `.${value}`,
    '',
  ]
  for (const one of forged) expect(await knownBy(`${name}=${one}`, 0)).toBeUndefined()
  expect(await knownBy(cookie, 0, true)).toBeUndefined()
})
