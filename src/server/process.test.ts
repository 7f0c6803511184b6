import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded/embedded-driver.ts'
import { copyMigratedFolder } from '#db/testing/migrated-folder.ts'

/** Each start is a process of its own, and opens a database of its own. */
const startsTimeout = 120_000

const run = promisify(execFile)
let dataDir: string
let children: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'glide-process-'))
  // As it is deployed, in one file: loading its sources takes one and a half seconds of the processor more at each start.
  await (await import(join(import.meta.dirname, '../../scripts/prepare.mjs'))).buildServer()
})
// What one test leaves running after it failed would hold the data folder against all that follow.
afterEach(async () => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(running.map((child) => once(child, 'exit')))
  children = []
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
})

const envOf = (variables: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATA_DIR: dataDir,
  GLIDE_DEMO: '0',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
  ...variables,
})

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return String(port)
}

/** Starts the product and waits until it says that it is ready. */
async function start(variables: Record<string, string> = {}, main = 'dist/server/main.js') {
  const port = await freePort()
  const child = spawn(process.execPath, [main], { env: envOf({ PORT: port, ...variables }) })
  children.push(child)
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Glide is ready')) ready()
    })
    child.once('exit', () => fail(new Error(output)))
  })
  const url = `http://127.0.0.1:${port}`
  return { child, url, output: () => output, exited: once(child, 'exit') }
}

/** The one line of a start that is refused. */
const refusal = (variables: Record<string, string>) =>
  run(process.execPath, ['dist/server/main.js'], { env: envOf(variables) }).then(
    () => 'it started',
    ({ stderr, code }: { stderr: string; code: number }) => `${code} ${stderr}`,
  )

test('a wrong configuration stops the start with one line', async () => {
  const line = await refusal({ PORT: 'abc' })
  expect(line).toBe('1 Glide cannot start: PORT must be a whole number from 0 to 65535\n')
})

test(
  'a database of the old kind stops the start with what to do about it',
  async () => {
    const old = join(dataDir, 'old')
    await copyMigratedFolder(old)
    const driver = await openEmbedded(join(old, 'postgres'))
    await driver.script("delete from migration.applied; insert into migration.applied values ('0001_roles.sql', 'x')")
    await driver.close()
    expect(await refusal({ DATA_DIR: old })).toBe(
      '1 Glide cannot start: This database was made by an earlier version of Glide, and no migration leads here from it. ' +
        `To start over, copy the folder ${old}/postgres if you need anything in it, and delete it. Demo data is created again.\n`,
    )
  },
  startsTimeout,
)

describe('the running product', () => {
  test(
    'T66 finishes what is in flight when told to stop, and starts again on the same data',
    async () => {
      // With a folder that is there, if empty, the product makes its own database, as where none was made ahead.
      await mkdir(join(dataDir, 'postgres'))
      const first = await start()
      // On a busy machine the first jobs may hold the embedded database for more than the second that it waits.
      await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200)
      // Connections that stand already: what waits to be accepted when the server closes was never its to finish.
      await Promise.all(
        Array.from({ length: 8 }, () => fetch(`${first.url}/healthz`).then((healthy) => healthy.text())),
      )
      // Eight passwords are hashed two at a time, and a refusal takes a quarter of a second at least.
      const login = () =>
        fetch(`${first.url}/api/session`, {
          method: 'POST',
          headers: { origin: `http://127.0.0.1:${new URL(first.url).port}`, 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'nobody@example.com', password: 'some password' }),
        })
      const inFlight = Array.from({ length: 8 }, login)
      await new Promise((done) => setTimeout(done, 150))
      first.child.kill('SIGTERM')
      const answers = await Promise.all(inFlight)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
      expect(await first.exited).toEqual([0, null])
      expect(first.output()).not.toContain('nobody@example.com')

      const startedAt = performance.now()
      const second = await start()
      expect(performance.now() - startedAt).toBeLessThan(20_000)
      expect(first.output()).toContain('Migrating the database')
      expect(second.output()).not.toContain('Migrating the database')
      const inUse = await refusal({ PORT: '0' })
      expect(inUse).toMatch(/DATA_DIR .* is in use by process \d+/)
      const port = new URL(second.url).port
      const other = join(dataDir, 'other')
      await copyMigratedFolder(other)
      const elsewhere = await refusal({ PORT: port, DATA_DIR: other })
      expect(elsewhere).toMatch(/PORT \d+ cannot be used \(EADDRINUSE\): choose another one/)
      second.child.kill('SIGTERM')
      expect(await second.exited).toEqual([0, null])
    },
    startsTimeout,
  )

  test.each([
    [
      'production',
      { NODE_ENV: 'production', EMBEDDED_DATABASE: '1', GLIDE_SECRET: 'a secret that is long enough for anyone' },
    ],
    ['a forgotten NODE_ENV', { NODE_ENV: '' }],
  ])(
    'T28, T75 %s has no mailbox, no demo and no default account',
    async (name, variables) => {
      const ownDir = join(dataDir, name.replaceAll(' ', '-'))
      await copyMigratedFolder(ownDir)
      const { child, url, output, exited } = await start({
        ...variables,
        APP_URL: 'https://glide.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        GLIDE_DEMO: '',
        DATA_DIR: ownDir,
      })
      expect(output()).not.toMatch(/demo|mailbox/i)
      expect((await fetch(`${url}/dev/mailbox.json`)).headers.get('content-type')).not.toMatch(/json/)
      const login = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { origin: 'https://glide.example', 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@glide.test', password: 'glide-demo' }),
      })
      expect(login.status).toBe(401)
      child.kill('SIGTERM')
      expect(await exited).toEqual([0, null])
    },
    startsTimeout,
  )

  test(
    'T61 while the embedded database hangs, health answers at once, other requests are refused, and SIGTERM stops it',
    async () => {
      const { child, url, exited } = await start({}, 'src/server/testing/hanging-product.ts')
      const startedAt = performance.now()
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      expect((await fetch(`${url}/readyz`)).status).toBe(503)
      expect(performance.now() - startedAt).toBeLessThan(5000)
      const stoppedAt = performance.now()
      child.kill('SIGTERM')
      await exited
      expect(performance.now() - stoppedAt).toBeLessThan(15_000)
    },
    startsTimeout,
  )

  test(
    'T28 an admin is made from the command line once, with a link to set the password',
    async () => {
      const create = () =>
        run(process.execPath, ['src/server/admin-cli.ts', 'create', 'First@Glide.test'], { env: envOf({}) })
      const { stdout } = await create()
      expect(stdout).toMatch(/first@glide\.test is an admin/)
      expect(stdout).toMatch(/http:\/\/localhost:3000\/update-password\?token=/)
      await expect(create()).rejects.toMatchObject({ stderr: 'first@glide.test already has an account.\n', code: 1 })
    },
    startsTimeout,
  )
})
