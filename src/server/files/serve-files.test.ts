import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem, problemCodes } from '#domain/problem.ts'
import type { FileKey } from './bucket.ts'
import { resumePath } from './file-key.ts'
import { localStore } from './local-store.ts'
import { fileRoutes } from './serve-files.ts'
import { type Disposition, type Opening, signLink } from './signed-link.ts'
import type { FileStore } from './store.ts'

const signingKey = 'a signing key of thirty-two bytes'
const now = new Date('2026-11-15T12:00:00Z')
const megabyte = 1024 * 1024
const showsOpenFiles = process.platform === 'linux'
let directory: string
let store: FileStore
let app: Hono
let server: Server
let origin: string
const opening: Opening = { mayOpen: true, lock: null, askedAt: now }

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'glide-serve-'))
  store = localStore(directory)
  app = new Hono().route('/', fileRoutes({ store, signingKey, openingOf: async () => opening }))
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error
    return c.json({ error: { code: error.code, message: error.message, requestId: 'r' } }, problemCodes[error.code])
  })
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await new Promise((listening) => server.once('listening', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(directory, { recursive: true })
})

async function put(
  content: string | Uint8Array,
  type = 'application/pdf',
  key: FileKey = `resumes/${resumePath('a', now)}`,
) {
  await store.write(key, new Blob([content as BlobPart]).stream(), { type, maxBytes: 10 * megabyte })
  return key
}

const linkTo = (key: FileKey, disposition: Disposition = 'inline', name = 'résumé.pdf') =>
  signLink({ key, reader: randomUUID(), name, disposition, expiresInSeconds: 300 }, signingKey, now.getTime() / 1000)

test('T45 a PDF is shown in a sandbox with its exact type and name, and is kept by no cache', async () => {
  const response = await app.request(linkTo(await put('%PDF-1.7')))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('%PDF-1.7')
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="r_sum_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`,
    'content-length': '8',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/pdf',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

test('a link made for a frame may be framed by our own pages, and no other link becomes one', async () => {
  const key = await put('%PDF-1.7')
  const policyOf = async (link: string) => (await app.request(link)).headers.get('content-security-policy')
  expect(await policyOf(linkTo(key, 'framed'))).toBe("sandbox; default-src 'none'; frame-ancestors 'self'")
  const forged = linkTo(key, 'inline').replace('disposition=inline', 'disposition=framed')
  expect((await app.request(forged)).status).toBe(403)
})

test('T45 what a browser should not show is downloaded, whatever the link says', async () => {
  const response = await app.request(linkTo(await put('doc', 'application/msword'), 'inline', 'cv.doc'))
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="cv.doc"')
  expect(response.headers.get('content-type')).toBe('application/msword')
  expect(response.headers.get('accept-ranges')).toBeNull()
  const download = await app.request(linkTo(await put('%PDF'), 'attachment'))
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; /)
})

test('a picture may be kept by the browser for as long as its link lives', async () => {
  const response = await app.request(linkTo(await put('png', 'image/png', `avatars/${randomUUID()}/1.png`)))
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  expect(response.headers.get('content-disposition')).toMatch(/^inline; /)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('a PDF is read in part: %s', async (range, status, content, contentRange) => {
  const response = await app.request(linkTo(await put('0123456789')), { headers: { range } })
  expect([response.status, await response.text()]).toEqual([status, content])
  expect(response.headers.get('content-range')).toBe(contentRange)
  if (status !== 416) expect(response.headers.get('content-length')).toBe(String(content.length))
})

test('a range bound to a version that was never given is not kept', async () => {
  const headers = { range: 'bytes=2-4', 'if-range': '"v1"' }
  const response = await app.request(linkTo(await put('0123456789')), { headers })
  expect(response.status).toBe(200)
})

test('an empty file is whole, and has no part', async () => {
  const link = linkTo(await put(''))
  expect((await app.request(link)).headers.get('content-length')).toBe('0')
  expect((await app.request(link, { headers: { range: 'bytes=0-' } })).status).toBe(416)
})

test('HEAD answers as GET does, without the bytes', async () => {
  const link = origin + linkTo(await put('0123456789'))
  const [head, get] = [await fetch(link, { method: 'HEAD' }), await fetch(link)]
  expect(await head.text()).toBe('')
  const [ofHead, ofGet] = [new Headers(head.headers), new Headers(get.headers)]
  for (const headers of [ofHead, ofGet]) for (const name of ['date', 'connection', 'keep-alive']) headers.delete(name)
  expect(head.status).toBe(200)
  expect([...ofHead]).toEqual([...ofGet])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('a link reads and does nothing else: %s', async (method) => {
  const response = await app.request(linkTo(await put('x')), { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
})

test('T44 forged and old links are refused in the same bytes, also for a file that is not there', async () => {
  const key = await put('x')
  const expired = signLink(
    { key, reader: randomUUID(), name: 'a', disposition: 'inline', expiresInSeconds: 0 },
    signingKey,
    now.getTime() / 1000,
  )
  const missing = linkTo(`resumes/${resumePath('a', now)}`).slice(0, -1)
  const bodies = new Set<string>()
  for (const link of [expired, linkTo(key).slice(0, -1), `/files/${key}`, '/files/..%2f..%2fx', '/files/', missing]) {
    const response = await app.request(link)
    expect(response.status, link).toBe(403)
    bodies.add(await response.text())
  }
  expect(bodies.size).toBe(1)
})

test('a file that is gone is missing to the holder of a good link', async () => {
  const key = await put('x')
  await store.remove(key)
  const response = await app.request(linkTo(key))
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found', message: 'This file no longer exists.' } })
})

test.runIf(showsOpenFiles)('a reader that stops or goes away holds neither memory nor the file', async () => {
  const key: FileKey = `resumes/${resumePath('a', now)}`
  async function* bytes() {
    for (let left = 200; left > 0; left -= 1) yield Buffer.alloc(megabyte)
  }
  await store.write(key, bytes(), { type: 'application/pdf', maxBytes: 200 * megabyte })
  const link = origin + linkTo(key)
  const before = process.memoryUsage().rss
  const leaving = new AbortController()
  const response = await fetch(link, { signal: leaving.signal })
  await response.body?.getReader().read()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(50)
  expect(await openFiles()).toHaveLength(1)
  leaving.abort()
  await expect.poll(openFiles).toHaveLength(0)
})

test.runIf(showsOpenFiles)('readers gone before their answer begins leave nothing open', async () => {
  const path = linkTo(await put(new Uint8Array(5 * megabyte)))
  for (let delay = 0; delay < 20; delay += 1) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: glide.test\r\n\r\n`)
    await new Promise((resolve) => setTimeout(resolve, delay / 4))
    socket.destroy()
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await openFiles()).toEqual([])
})

test.runIf(showsOpenFiles)('a reader known to be gone gets nothing and breaks nothing', async () => {
  await app.request(linkTo(await put('0123456789')), { signal: AbortSignal.abort() })
  await expect.poll(openFiles).toEqual([])
})

async function openFiles(): Promise<string[]> {
  const numbers = await readdir('/proc/self/fd')
  const paths = await Promise.all(numbers.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(directory))
}
