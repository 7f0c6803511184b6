import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPhoto } from '#contract/profiles.ts'
import { newTalent, pngFile } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a photo is shown as what it is, can be kept for an hour, and runs nothing', async () => {
  const { browser } = await newTalent(app)
  const response = await app.app.request((await browser.call(setPhoto, { photo: pngFile() })).body.photoUrl)
  expect(response.status).toBe(200)
  const bytes = await response.arrayBuffer()
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=3600',
  })
  expect(Buffer.from(bytes).toString('latin1', 8, 12)).toBe('WEBP')
})

test('a photo that was replaced, one of nobody, and any other path show nothing', async () => {
  const { browser, userId } = await newTalent(app)
  const { photoUrl } = (await browser.call(setPhoto, { photo: pngFile() })).body
  await app.database.ownerRun('update users set avatar_url = null where id = $1', [userId])
  for (const path of [photoUrl, `/profile-photos/${crypto.randomUUID()}-1.webp`, '/avatars/..%2Fresumes', '/avatars/x'])
    expect([path, (await app.app.request(path)).status]).toEqual([path, 404])
})
