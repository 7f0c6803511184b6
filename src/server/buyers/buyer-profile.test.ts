import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import { readBuyerProfile, removeAvatar, saveBuyerProfile, setAvatar } from '#contract/buyers.ts'
import { createProject } from '#contract/projects.ts'
import { sweepBefore } from '../files/sweep-files.ts'
import { newBuyer, newPerson, type Person, pngFile } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const profileOf = async ({ browser }: Person) => (await browser.call(readBuyerProfile, {})).body
const meOf = async ({ browser }: Person) => (await browser.call(readSession, {})).body.me

test('a buyer reads what they registered with, and their email', async () => {
  const buyer = await newBuyer(app)
  expect(await profileOf(buyer)).toEqual({
    email: buyer.email,
    firstName: 'Ellen',
    lastName: 'Reed',
    companyName: 'Hollis & Quay CPAs',
    jobTitle: 'Partner',
    phone: '+1 2125550142',
    avatarUrl: null,
  })
})

test('what is saved is trimmed, what is empty becomes null, and the sidebar follows', async () => {
  const buyer = await newBuyer(app)
  const saved = await buyer.browser.call(saveBuyerProfile, {
    firstName: ' Elena ',
    lastName: 'Ruiz',
    companyName: '  ',
    jobTitle: 'Owner',
    countryCode: '+44',
    phone: '2079460958',
  })
  const expected = {
    firstName: 'Elena',
    lastName: 'Ruiz',
    companyName: null,
    jobTitle: 'Owner',
    phone: '+44 2079460958',
  }
  expect(saved.body).toMatchObject(expected)
  expect(await profileOf(buyer)).toMatchObject(expected)
  expect(await meOf(buyer)).toMatchObject({ name: 'Elena Ruiz', secondaryLine: 'Owner' })
})

test.each([
  { email: 'other@example.com' },
  { userId: crypto.randomUUID() },
  { avatarUrl: '/avatars/x' },
  { stripeCustomerId: 'cus_1' },
  { firstName: 'a'.repeat(101) },
  { phone: '212' },
  { countryCode: '+999' },
])('refuses %j and changes nothing', async (change) => {
  const buyer = await newBuyer(app)
  const before = await profileOf(buyer)
  expect((await buyer.browser.call(saveBuyerProfile, { firstName: 'X', ...change })).status).toBe(400)
  expect(await profileOf(buyer)).toEqual(before)
})

test('one without a record finds their name filled in; saving makes one record, also twenty times at once', async () => {
  const buyer = await newPerson(app, 'buyer')
  expect(await profileOf(buyer)).toMatchObject({
    email: buyer.email,
    firstName: 'Test',
    lastName: 'buyer',
    phone: null,
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.browser.call(saveBuyerProfile, { firstName: 'Ana', companyName: 'Quay' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const records = await app.database.ownerRun('select email, company_name from buyers where user_id = $1', [
    buyer.userId,
  ])
  expect(records).toEqual([{ email: buyer.email, company_name: 'Quay' }])
  expect((await buyer.browser.call(createProject, { title: 'Close' })).status).toBe(200)
})

test('a lost record begins with what was said at sign-up', async () => {
  const buyer = await newBuyer(app)
  const { firstName, lastName, companyName, jobTitle } = await profileOf(buyer)
  await app.database.ownerRun('delete from buyers where user_id = $1', [buyer.userId])
  expect(companyName && jobTitle).toBeTruthy()
  expect(await profileOf(buyer)).toMatchObject({ firstName, lastName, companyName, jobTitle, phone: null })
})

test('an avatar is re-encoded, shown to anyone who has its address, and replaced', async () => {
  const buyer = await newBuyer(app)
  const { status, body } = await buyer.browser.call(setAvatar, { avatar: pngFile() })
  expect(status).toBe(200)
  expect(body.avatarUrl).toMatch(new RegExp(`^/avatars/${buyer.userId}/\\d+\\.webp$`))
  expect([(await meOf(buyer))?.avatarUrl, (await profileOf(buyer)).avatarUrl]).toEqual([body.avatarUrl, body.avatarUrl])

  const shown = await app.app.request(body.avatarUrl)
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 512 })
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })

  const next = await buyer.browser.call(setAvatar, { avatar: pngFile() })
  expect((await app.app.request(body.avatarUrl)).status).toBe(404)
  expect((await app.app.request(next.body.avatarUrl)).status).toBe(200)
  const removed = await sweepBefore(new Date(Date.now() + 1000), app.services.files, app.services.db)
  expect(removed).toBe(1)
  expect((await app.app.request(next.body.avatarUrl)).status).toBe(200)

  await buyer.browser.call(removeAvatar, {})
  expect((await meOf(buyer))?.avatarUrl).toBeNull()
  expect((await app.app.request(next.body.avatarUrl)).status).toBe(404)
})

test.each([
  ['script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415, 'Please upload an image file'],
  ['me.jpg', 'not a picture', 415, 'Please upload an image file'],
  ['half.gif', 'GIF89a/*', 400, 'The image is damaged and could not be read.'],
  ['huge.png', 'x'.repeat(5 * 1024 * 1024 + 1), 413, 'Photo must be under 5MB'],
])('%s is refused, and nothing is stored', async (name, content, status, message) => {
  const buyer = await newBuyer(app)
  const answer = await buyer.browser.call(setAvatar, { avatar: new File([content], name, { type: 'image/png' }) })
  expect([answer.status, answer.error?.message]).toEqual([status, message])
  for await (const { key } of app.services.files.list('avatars')) expect(key).not.toContain(buyer.userId)
})

test('nobody can use another’s picture, not even past the server', async () => {
  const [buyer, other] = [await newBuyer(app), await newBuyer(app)]
  const { body } = await buyer.browser.call(setAvatar, { avatar: pngFile() })
  for (const url of [body.avatarUrl, 'https://example.com/a.webp', `/avatars/${other.userId}/../../x.webp`]) {
    const setting = app.database.ownerRun('update users set avatar_url = $2 where id = $1', [other.userId, url])
    await expect(setting).rejects.toMatchObject({ code: '23514' })
  }
})

test.each(['/avatars/', '/avatars/x', '/avatars/..%2fresumes/x', '/profile-photos/me.webp'])(
  'there is nothing at %s',
  async (path) => expect((await app.app.request(path)).status).toBe(404),
)
