import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitApplication } from '#contract/intake.ts'
import { openEmbedded } from '#db/embedded/embedded-driver.ts'
import { migrate } from '#db/migrate.ts'
import { query } from '#db/session.ts'
import { type ApplicationStage, applicationStages } from '#domain/intake/application.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { sweepBefore } from '../files/sweep-files.ts'
import type { Services } from '../services.ts'
import { startServices } from '../start-services.ts'
import { createBrowser } from '../testing/browser.ts'
import { applicationInput, pdfFile, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { type PausePoint, pausePoints } from './testing/pauses.ts'

/** Several chunks of it reach the disk before the last. */
const resume = () => pdfFile(`%PDF-1.7${'x'.repeat(400_000)}`)
const resumes: Services['resumes'] = {
  read: async () => ({ outcome: 'read', profile: profileData.parse({ skills: { tools: ['Xero'] } }), checks: [] }),
}

/** How many accounts came of an address; and that rows and files tie, once the sweep has been. */
async function inspect(services: Services, email: string): Promise<number> {
  await sweepBefore(new Date(Date.now() + 1000), services.files, services.db)
  const rows = await services.db.asSystem((tx) =>
    tx.rows(
      query
        .selectFrom('identity.users as account')
        .leftJoin('users', 'users.id', 'account.id')
        .leftJoin('candidates', 'candidates.user_id', 'account.id')
        .select(['account.email', 'users.resume_path as userPath', 'candidates.resume_path as path']),
    ),
  )
  const stored: string[] = []
  for await (const { key } of services.files.list('resumes')) stored.push(key)
  expect(rows.map(({ path }) => `resumes/${path}`).sort()).toEqual(stored.sort())
  expect(rows.every(({ path, userPath }) => path !== null && path === userPath)).toBe(true)
  return rows.filter((row) => row.email === email).length
}

describe('a process that is killed', () => {
  let dataDir: string
  const children: ChildProcess[] = []
  const env = () => ({
    PATH: process.env.PATH as string,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    APP_URL: 'http://glide.test',
    GLIDE_DEMO: '0',
    GLIDE_SECRET: 'a secret that is long enough for tests',
    LOG_LEVEL: 'silent',
  })

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'glide-killed-'))
    await inProcess(async () => {})
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  /** What the next process finds in the same folder. */
  async function inProcess<T>(look: (services: Services) => Promise<T>): Promise<T> {
    const driver = await openEmbedded(join(dataDir, 'postgres'))
    await migrate(driver)
    const { services } = await startServices(readEnv(env()), driver)
    try {
      return await look({ ...services, resumes })
    } finally {
      await services.db.close()
    }
  }

  async function killAt(point: PausePoint, input: object): Promise<void> {
    const port = await freePort()
    const product = fileURLToPath(new URL('./testing/product.ts', import.meta.url))
    const child = spawn(process.execPath, [product, point], {
      env: { ...env(), PORT: port, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    })
    children.push(child)
    await said(child, 'ready')
    const body = new FormData()
    for (const [name, value] of Object.entries(input)) body.set(name, value as File | string)
    const url = `http://127.0.0.1:${port}/api/talent-applications`
    const sending = fetch(url, { method: 'POST', headers: { origin: 'http://glide.test' }, body })
      .then((response) => response.text())
      .catch(() => 'connection lost')
    await said(child, `reached ${point}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await sending).not.toContain('"done":')
  }

  test.each(pausePoints)(
    'T60 %s leaves all or nothing, and the next try makes one account',
    { timeout: 120_000 },
    async (point) => {
      const email = uniqueEmail('killed')
      const input = { ...applicationInput(email), resume: resume() }
      await killAt(point, input)
      await inProcess(async (services) => {
        expect(await inspect(services, email)).toBe(point === 'after the commit' ? 1 : 0)
        expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
        expect(await readdir(join(dataDir, 'files/unfinished')).catch(() => [])).toEqual([])
        const app = createApp(services, () => '192.0.2.1')
        const again = await createBrowser(app, services.env, '192.0.2.1').call(submitApplication, input)
        expect(again).toMatchObject({ status: 200, body: { candidateId: expect.any(String) } })
        expect(await inspect(services, email)).toBe(1)
      })
    },
  )
})

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

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return String(port)
}

function said(child: ChildProcess, expected: string): Promise<void> {
  return new Promise((heard, fail) => {
    let output = ''
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes(expected)) heard()
    })
    child.once('exit', () => fail(new Error(`It ended before it said "${expected}": ${output}`)))
  })
}
