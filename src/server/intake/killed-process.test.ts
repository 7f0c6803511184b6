import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitApplication } from '#contract/intake.ts'
import { openEmbedded } from '#db/embedded/embedded-driver.ts'
import { migrate } from '#db/migrate.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import type { Services } from '../services.ts'
import { startServices } from '../start-services.ts'
import { createBrowser } from '../testing/browser.ts'
import { applicationInput, uniqueEmail } from '../testing/people.ts'
import { type PausePoint, pausePoints } from './testing/pauses.ts'
import { inspect, resume, resumes } from './testing/rows-and-files.ts'

/** `KILLS=all` for every point: each is a process of its own. */
const points = process.env.KILLS
  ? pausePoints
  : (['after reading', 'while storing', 'before the commit', 'after the commit'] as const)

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

  test.each(points)(
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
