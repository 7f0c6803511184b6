import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLead } from '#contract/leads.ts'
import { leadLimits } from '#domain/leads/lead.ts'
import type { Browser } from '../testing/browser.ts'
import { uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const operator = 'operator@glide.example'
let glide: TestApp
beforeAll(async () => {
  glide = await testApp({ OPERATOR_EMAIL: operator })
})
beforeEach(() => glide.database.ownerRun('delete from identity.attempts', []))
afterAll(() => glide.close())

const leadsOf = (email: string) => glide.database.ownerRun('select email from leads where email = $1', [email])
const mailsAbout = async (email: string) => (await glide.mails(operator)).filter(({ text }) => text.includes(email))
const post = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send('/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

test('T29 an address is kept once, however it is written, and the operator is told once a day', async () => {
  const email = uniqueEmail('lead')
  for (const spelling of [email, ` ${email.toUpperCase()} `, email])
    expect(await glide.visitor().call(createLead, { email: spelling })).toMatchObject({ status: 200, body: { email } })
  expect(await leadsOf(email)).toHaveLength(1)
  expect(await mailsAbout(email)).toMatchObject([{ kind: 'new-lead', subject: 'New lead from Get Support Now' }])

  await glide.database.ownerRun('delete from identity.attempts', [])
  await glide.visitor().call(createLead, { email })
  expect(await leadsOf(email)).toHaveLength(1)
  expect(await mailsAbout(email)).toHaveLength(2)
})

test('the same address from many at once is one lead and one mail', async () => {
  const email = uniqueEmail('rush')
  const answers = await Promise.all(Array.from({ length: 20 }, () => glide.visitor().call(createLead, { email })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await leadsOf(email)).toHaveLength(1)
  expect(await mailsAbout(email)).toHaveLength(1)
})

test.each(['nobody', 'a@b', 'two@example.com, three@example.com', `${'x'.repeat(250)}@example.com`])(
  'a malformed address gets the words for it: %j',
  async (email) => {
    const { status, error } = await glide.visitor().call(createLead, { email })
    expect(status).toBe(400)
    expect(error?.fields?.[0]).toEqual({ path: 'email', message: 'Please enter a valid email address.' })
    expect((await post(glide.visitor(), { email })).status).toBe(400)
  },
)

test.each(['', '   '])('without an address, %j, it asks for one', async (email) => {
  const { status, error } = await glide.visitor().call(createLead, { email })
  expect(status).toBe(400)
  expect(error?.fields?.[0]).toEqual({ path: 'email', message: 'Please enter your email address.' })
  const page = await post(glide.visitor(), { email })
  expect(page.status).toBe(400)
})

test('a bot that fills in what nobody sees is thanked, and nothing is kept', async () => {
  const email = uniqueEmail('bot')
  expect((await glide.visitor().call(createLead, { email, fax: '555' })).status).toBe(200)
  expect((await post(glide.visitor(), { email, fax: '555' })).status).toBe(200)
  expect(await leadsOf(email)).toHaveLength(0)
  expect(await mailsAbout(email)).toHaveLength(0)
})

test('T29 a flood from one network is refused on both paths', async () => {
  const flooder = glide.visitor()
  const { limit } = leadLimits.perNetwork
  for (let count = 0; count < limit; count++) await flooder.call(createLead, { email: uniqueEmail('flood') })
  const refused = await flooder.call(createLead, { email: uniqueEmail('flood') })
  expect(refused.error).toMatchObject({ code: 'rate_limited', message: 'Too many attempts. Please try again shortly.' })
  expect(refused.headers.get('retry-after')).toBeTruthy()
  expect((await post(flooder, { email: uniqueEmail('flood') })).status).toBe(429)
  expect((await glide.visitor().call(createLead, { email: uniqueEmail('other') })).status).toBe(200)
})

test('a flood from many networks does not fill the operator’s mailbox, and every address is kept', async () => {
  const { limit } = leadLimits.mails
  const before = (await glide.mails(operator)).length
  const emails = Array.from({ length: limit + 5 }, () => uniqueEmail('wave'))
  for (const email of emails) await glide.visitor().call(createLead, { email })
  const [kept] = await glide.database.ownerRun('select count(*)::int as count from leads where email = any($1)', [
    emails,
  ])
  expect(kept?.count).toBe(limit + 5)
  expect((await glide.mails(operator)).length - before).toBe(limit)
})

test('the form posts by itself; reading its address leads back to the form', async () => {
  const email = uniqueEmail('form')
  const answer = await post(glide.visitor(), { email, fax: '' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await leadsOf(email)).toHaveLength(1)
  const read = await glide.visitor().send('/leads')
  expect([read.status, read.headers.get('location')]).toEqual([303, '/#cta'])
})

test('a form on a foreign page is refused, and so is one that is far too large', async () => {
  const email = uniqueEmail('foreign')
  for (const origin of ['https://evil.example', 'null'])
    expect((await post(glide.visitor(), { email }, { origin })).status).toBe(403)
  expect((await post(glide.visitor(), { email, fax: 'x'.repeat(5000) })).status).toBe(413)
  expect(await leadsOf(email)).toHaveLength(0)
})
