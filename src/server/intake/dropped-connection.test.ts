import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitApplication } from '#contract/intake.ts'
import { type ApplicationStage, applicationStages } from '#domain/intake/application.ts'
import { applicationInput, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { inspect, resume, resumes } from './testing/rows-and-files.ts'

describe('a connection that is dropped', () => {
  let app: TestApp
  let server: Server
  beforeAll(async () => {
    app = await testApp()
    app.services.resumes = resumes
    server = createServer(getRequestListener(app.app.fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
  })

  /** Sends by a socket of its own; `until` says when to hang up. */
  async function send(input: object, until: { sentBytes?: number; stage?: ApplicationStage }): Promise<void> {
    const form = new FormData()
    for (const [name, value] of Object.entries(input)) form.set(name, value as File | string)
    const { headers, body } = new Request('http://glide.test', { method: 'POST', body: form })
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const { port } = server.address() as AddressInfo
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/talent-applications',
      headers: {
        origin: 'http://glide.test',
        'content-type': headers.get('content-type') as string,
        'content-length': bytes.byteLength,
      },
    })
    sent.on('error', () => {})
    sent.write(bytes.subarray(0, until.sentBytes))
    if (until.sentBytes !== undefined) {
      await new Promise((later) => setTimeout(later, 100))
      sent.destroy()
      return
    }
    sent.end()
    const [response] = await once(sent, 'response')
    for await (const chunk of response) if (String(chunk).includes(`"${until.stage}"`)) break
    sent.destroy()
  }

  /** The work goes on without its listener. */
  async function settled(email: string): Promise<number> {
    for (let tries = 0; tries < 50; tries++) {
      const rows = await app.database.ownerRun('select from identity.users where email = $1', [email])
      if (rows.length) break
      await new Promise((later) => setTimeout(later, 50))
    }
    return inspect(app.services, email)
  }

  test.each([0, 200, 1500, 200_000])('T60 after %i bytes leaves nothing', async (sentBytes) => {
    const email = uniqueEmail('cut')
    const input = { ...applicationInput(email), resume: resume() }
    await send(input, { sentBytes })
    await new Promise((later) => setTimeout(later, 200))
    expect(await inspect(app.services, email)).toBe(0)
  })

  const stages = applicationStages.filter((stage) => !/^uploading-/.test(stage))

  test.each(stages)('at %s makes one account, and the next try finds it', async (stage) => {
    const email = uniqueEmail('dropped')
    const input = { ...applicationInput(email), resume: resume() }
    await send(input, { stage })
    expect(await settled(email)).toBe(1)
    const again = await app.visitor().call(submitApplication, input)
    expect(again).toMatchObject({ status: 200, body: { candidateId: expect.any(String) } })
    expect(await inspect(app.services, email)).toBe(1)
    expect(await app.mails(email)).toHaveLength(1)
  })
})
