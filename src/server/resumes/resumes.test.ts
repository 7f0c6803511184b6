import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptLimits, rateLimitMessage } from '#domain/accounts/limits.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { refusals } from '#extraction/outcome.ts'
import { blankPage, garbage, pdfBomb } from '#extraction/testing/hostile-files.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { localReader } from './local-reader.ts'
import { remoteReader } from './remote-reader.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const caller = { network: '192.0.2.1' }

const formOf = (file: Buffer, field = 'resume') => {
  const form = new FormData()
  form.append('newsletter', 'yes')
  form.append(field, new Blob([new Uint8Array(file)]), 'resume.pdf')
  return form
}
const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
  const response = await app.app.request('/extract', { method: 'POST', body, headers })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('POST /extract', () => {
  test('answers with the profile, to services that send no origin', async () => {
    const { status, body, headers } = await post(formOf(resumePdf()))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      error: null,
      data: { personal_info: { full_name: 'Ana Maria Reyes' } },
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['an empty page', blankPage(), 422, /no text/],
    ['a damaged file', garbage(), 422, /damaged/],
    ['another kind of file', Buffer.from('hello'), 415, /not a PDF/],
    ['an empty file', Buffer.alloc(0), 400, /empty/],
  ])('names what is wrong with %s', async (_, file, status, error) => {
    const answer = await post(formOf(file))
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ success: false, data: null, error: expect.stringMatching(error) })
  })

  test('refuses what is no upload, too large, foreign, or too much', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await post(formOf(resumePdf(), 'cv'))).status).toBe(400)
    const large = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(26 * 1024 * 1024) }
    expect((await post('--x', large)).status).toBe(413)
    expect((await post(formOf(resumePdf()), { origin: 'https://evil.test' })).status).toBe(403)
    expect((await app.app.request('/extract')).status).toBe(405)
    await app.database.ownerRun(`update identity.attempts set count = $1`, [attemptLimits.extractionPerNetwork.limit])
    const { status, body } = await post(formOf(resumePdf()))
    expect({ status, body }).toEqual({ status: 429, body: { success: false, data: null, error: rateLimitMessage } })
    await app.database.ownerRun('delete from identity.attempts', [])
  })

  describe('T24: outside development answers with the token alone', () => {
    const token = 'a token of the extraction service'
    const ask = async (production: TestApp, headers: Record<string, string> = {}) => {
      const response = await production.app.request('/extract', { method: 'POST', body: formOf(resumePdf()), headers })
      return { status: response.status, body: await response.json() }
    }
    const refusal = (error: RegExp) => ({ success: false, data: null, error: expect.stringMatching(error) })
    const internet = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      APP_URL: 'https://glide.example',
      GLIDE_DEMO: '',
      EMBEDDED_DATABASE: '1',
    }

    test.each([
      ['production', { NODE_ENV: 'production' }],
      ['a forgotten NODE_ENV', {}],
    ])('in %s without one it is not there', async (_, variables) => {
      const closed = await testApp({ ...internet, ...variables })
      expect(await ask(closed)).toEqual({ status: 404, body: refusal(/nothing here/) })
      expect(await ask(closed, { authorization: 'Bearer ' })).toMatchObject({ status: 404 })
      expect((await closed.app.request('/extract')).status).toBe(404)
      await closed.close()
    })

    test('with one it is for those who send it', async () => {
      const production = await testApp({ ...internet, NODE_ENV: 'production', EXTRACT_TOKEN: token })
      expect(await ask(production)).toEqual({ status: 401, body: refusal(/Authorization: Bearer/) })
      for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer'])
        expect(await ask(production, { authorization: wrong })).toMatchObject({ status: 401 })
      expect(await ask(production, { authorization: `Bearer ${token}` })).toMatchObject({ status: 200 })
      await production.close()
    })
  })

  test('T67 holds up nobody while bombs are read', { timeout: 90_000 }, async () => {
    const quiet = await slowest(new Promise((resolve) => setTimeout(resolve, 1000)))
    const bombs = Promise.all(Array.from({ length: 2 }, () => post(formOf(pdfBomb()))))
    const meanwhile = await slowest(bombs)
    expect((await bombs).map(({ status }) => status)).toEqual([422, 422])
    // What the machine does besides is not the bombs' doing.
    expect(meanwhile).toBeLessThan(100 + quiet)
  })

  /** The 99th percentile of other requests, in milliseconds, while something goes on. */
  async function slowest(meanwhile: Promise<unknown>): Promise<number> {
    const times: number[] = []
    let isOver = false
    meanwhile.finally(() => {
      isOver = true
    })
    while (!isOver) {
      const start = performance.now()
      await app.app.request('/readyz')
      times.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] as number
  }
})

test('the local reader tells what can be read from what is refused', async () => {
  const reader = localReader(app.services.extraction)
  const read = (file: Buffer) => reader.read({ bytes: new Uint8Array(file), name: 'resume.pdf' }, caller)
  expect(await read(resumePdf())).toMatchObject({ outcome: 'read' })
  expect(await read(blankPage())).toMatchObject({ outcome: 'unreadable', error: expect.stringContaining('no text') })
  expect(await read(garbage())).toMatchObject({
    outcome: 'failed',
    error: expect.stringMatching(/^Failed to extract resume data/),
  })
})

describe('the remote reader', () => {
  const profile = profileData.parse({ personal_info: { full_name: 'Ana Reyes' } })
  const file = { bytes: new Uint8Array(resumePdf()), name: 'resume.pdf' }
  const token = 'a token of another service'
  const quick = { delaysMs: [1, 1], timeoutSeconds: 1, cooldownSeconds: 60 }

  async function asking(listener: RequestListener, times = 1) {
    let asked = 0
    const server = createServer((request, response) => {
      asked++
      request.resume()
      request.on('end', () => listener(request, response))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const reader = remoteReader(
      { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/extract`, token },
      quick,
    )
    let reading = await reader.read(file, caller)
    for (let more = 1; more < times; more++) reading = await reader.read(file, caller)
    server.closeAllConnections()
    server.close()
    return { reading, asked: () => asked }
  }
  const answering = (status: number, body: unknown) =>
    asking((_, response) => response.writeHead(status).end(JSON.stringify(body)))

  test('shows the token of the service', async () => {
    let shown: string | undefined
    await asking((request, response) => {
      shown = request.headers.authorization
      response.end(JSON.stringify({ success: true, data: profile }))
    })
    expect(shown).toBe(`Bearer ${token}`)
  })

  test('stops asking for someone who has left, and does not blame the service', async () => {
    const leaving = new AbortController()
    let asked = 0
    const server = createServer((request, response) => {
      asked++
      request.resume()
      if (asked === 1) leaving.abort()
      else response.end(JSON.stringify({ success: true, data: profile }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const reader = remoteReader({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/extract` }, quick)
    expect(await reader.read(file, { ...caller, signal: leaving.signal })).toMatchObject({ outcome: 'failed' })
    expect(asked).toBe(1)
    expect(await reader.read(file, caller)).toMatchObject({ outcome: 'read' })
    server.closeAllConnections()
    server.close()
  })

  test('T65 takes a profile without what no database can store', async () => {
    const data = { ...profile, personal_info: { full_name: 'Ana\0 \ud800Reyes' } }
    const { reading } = await answering(200, { success: true, data, checks: [{ path: '\0', confidence: 0.5 }] })
    expect(reading).toMatchObject({ outcome: 'read', profile: { personal_info: { full_name: 'Ana \ufffdReyes' } } })
    expect(JSON.stringify(reading)).not.toMatch(/\\u0000|\\ud800/)
  })

  test('T65 takes a profile, and leaves out what it does not know', async () => {
    const data = { ...profile, confidence: 0.9, personal_info: { ...profile.personal_info, age: 30 } }
    expect((await answering(200, { success: true, data })).reading).toEqual({
      outcome: 'read',
      profile,
      checks: [],
      sensitiveNumbers: [],
    })
    const checks = [{ path: 'personal_info.location', confidence: 0.5 }]
    expect((await answering(200, { success: true, data, checks })).reading).toMatchObject({ checks })
    expect((await answering(200, { success: true, data, checks: 'all' })).reading).toMatchObject({ checks: [] })
  })

  test('is told of sensitive numbers, and finds those of the profile by itself', async () => {
    const data = { ...profile, professional_summary: 'SSN 123-45-6789' }
    const kinds = async (said: unknown) =>
      (await answering(200, { success: true, data, sensitiveNumbers: said })).reading.sensitiveNumbers
    expect(await kinds(['card'])).toEqual(['ssn', 'card'])
    expect(await kinds('123-45-6789')).toEqual(['ssn'])
  })

  test.each([
    [
      200,
      { success: false, error: 'The document has no text to read.' },
      'unreadable',
      'The document has no text to read.',
    ],
    [422, { success: false, error: 'It seems to be a scan.' }, 'unreadable', 'It seems to be a scan.'],
    [200, { success: false, error: 'Please no.' }, 'failed', 'Please no.'],
    [200, { success: false }, 'failed', 'Failed to extract resume data'],
    [200, { success: true, data: { personal_info: 7 } }, 'failed', 'Failed to extract resume data'],
    [422, { success: false, error: 'Damaged.' }, 'failed', 'Resume extraction failed: Unprocessable Entity'],
    [500, 'oh', 'failed', 'Resume extraction failed: Internal Server Error'],
  ])('%s %j: %s', async (status, body, outcome, error) => {
    expect((await answering(status, body)).reading).toEqual({ outcome, error })
  })

  test('may say that it takes longer', async () => {
    const error = refusals.unfinished.message
    expect((await answering(422, { success: false, error })).reading).toEqual({
      outcome: 'unreadable',
      error,
      isUnfinished: true,
    })
  })

  test('tries again, and succeeds', async () => {
    let asked = 0
    const { reading } = await asking((_, response) => {
      asked++
      response.writeHead(asked < 3 ? 503 : 200).end(JSON.stringify({ success: true, data: profile }))
    })
    expect(reading).toEqual({
      outcome: 'read',
      profile,
      checks: [],
      sensitiveNumbers: [],
    })
  })

  test('T65 stops asking a service that is down', async () => {
    const { reading, asked } = await asking((request) => request.destroy(), 4)
    expect(reading).toEqual({ outcome: 'failed', error: 'Failed to extract resume data' })
    expect(asked()).toBe(5)
  })

  test('T65 does not wait for an endless answer', async () => {
    const { reading } = await asking((_, response) => {
      response.writeHead(200)
      const fill = () => {
        while (response.write(Buffer.alloc(65_536, ' ')));
        response.once('drain', fill)
      }
      fill()
    })
    expect(reading).toEqual({ outcome: 'failed', error: 'Failed to extract resume data' })
  })
})
