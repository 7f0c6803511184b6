import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { submitApplication } from '#contract/intake.ts'
import { uploadTurns } from '#domain/accounts/limits.ts'
import { pdfBomb } from '#extraction/testing/hostile-files.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { applicationInput, uniqueEmail } from './testing/people.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let app: TestApp
let server: Server
beforeAll(async () => {
  app = await testApp()
  server = createServer(getRequestListener(app.app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

const opened: ClientRequest[] = []
beforeEach(async () => {
  await app.database.ownerRun('delete from identity.attempts')
})
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A request whose body is on its way: begun, and not ended. */
function send(path: string, network: string, body: Buffer, type = 'multipart/form-data; boundary=x') {
  const { port } = server.address() as AddressInfo
  const headers = { origin: 'http://glide.test', 'content-type': type, 'x-test-network': network }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
  sent.on('error', () => {})
  sent.write(body)
  opened.push(sent)
  return sent
}
const halfOf = (field: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then`)

/** As many uploads as one network may have, each stalled in the middle of its file. */
async function holdAllTurns(network: string) {
  const takeTurn = vi.spyOn(app.services, 'takeUploadTurn')
  const held = Array.from({ length: uploadTurns.atOnce }, () =>
    send('/api/talent-applications', network, halfOf('resume')),
  )
  await vi.waitFor(() => expect(takeTurn).toHaveBeenCalledTimes(uploadTurns.atOnce), 20_000)
  return held
}

const apply = (network: string) => {
  const resume = new File([new Uint8Array(resumePdf())], 'resume.pdf', { type: 'application/pdf' })
  const input = { ...applicationInput(uniqueEmail('steady')), resume }
  return app.visitor().call(submitApplication, input, { 'x-test-network': network })
}

test('T52: half-sent uploads hold up nobody elsewhere, and at home until one of them ends', async () => {
  const [first] = await holdAllTurns('hostile')
  expect(await apply('elsewhere')).toMatchObject({ status: 200, stages: expect.arrayContaining(['done']) })
  const waiting = apply('hostile')
  first?.destroy()
  expect(await waiting).toMatchObject({ status: 200, stages: expect.arrayContaining(['done']) })
})

test('T52: whoever can’t have a turn in time is told so', async () => {
  await holdAllTurns('crowded')
  vi.spyOn(app.services, 'takeUploadTurn').mockResolvedValue(undefined)
  expect(await apply('crowded')).toMatchObject({
    status: 429,
    error: { code: 'rate_limited', message: 'Too many uploads from your network. Please try again in a minute.' },
  })
})

test.each(['/api/talent-applications', '/extract'])(
  'T52: a half-sent upload to %s is cut after 15 seconds',
  async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
    const sent = send(path, 'slow', halfOf('resume'))
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    const jump = setInterval(() => vi.advanceTimersByTime(1000), 10)
    const [response] = await answered.finally(() => clearInterval(jump))
    expect(response.statusCode).toBe(408)
    expect(response.headers.connection).toBe('close')
    response.resume()
    await once(sent, 'close')
  },
)

test('T24: applications have children of their own, however much comes to /extract', async () => {
  app.services.serviceExtraction.isFull = () => true
  const form = new FormData()
  form.append('resume', new Blob([new Uint8Array(resumePdf())]), 'resume.pdf')
  expect((await app.app.request('/extract', { method: 'POST', body: form })).status).toBe(503)
  expect(await apply('elsewhere')).toMatchObject({ status: 200, body: { hasProfile: expect.any(Boolean) } })
  app.services.serviceExtraction.isFull = () => false
})

test('T24: what was begun for someone who hangs up is ended', async () => {
  const read = vi.spyOn(app.services.serviceExtraction, 'read')
  const bomb = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'),
    pdfBomb(),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const sent = send('/extract', 'leaving', bomb)
  sent.end()
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), 20_000)
  sent.destroy()
  expect(await read.mock.results[0]?.value).toEqual({ outcome: 'canceled' })
})
