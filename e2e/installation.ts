import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resetPassword } from '../src/contract/passwords.ts'
import { copyMigratedFolder } from '../src/db/testing/migrated-folder.ts'
import { demoAdmin, demoPassword } from '../src/server/demo/demo-sign-ins.ts'
import { createBrowser } from '../src/server/testing/browser.ts'
import { expect, test as shared } from './test.ts'

/** A product of one journey's own, without demo data, whose time the journey sets. */
type Installation = { url: string; now(): number; moveTo(time: number): void }

export const test = shared.extend<{ installation: Installation }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  installation: [async ({}, use) => install(use), { timeout: 120_000 }],
  baseURL: async ({ installation }, use) => use(installation.url),
})

async function install(use: (installation: Installation) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'glide-e2e-'))
  const clock = join(folder, 'clock')
  let ahead = 0
  const installation = {
    url: `http://localhost:${await freePort()}`,
    now: () => Date.now() + ahead,
    moveTo(time: number) {
      ahead = time - Date.now()
      writeFileSync(clock, new Float64Array([ahead]))
    },
  }
  installation.moveTo(Date.now())
  await copyMigratedFolder(join(folder, 'data'))
  const product = spawn(process.execPath, ['--import', './e2e/clock.ts', 'dist/server/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      PORT: new URL(installation.url).port,
      DATA_DIR: join(folder, 'data'),
      CLOCK_FILE: clock,
      GLIDE_DEMO: '0',
      ADMIN_EMAIL: demoAdmin,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await expect(async () => expect((await fetch(`${installation.url}/readyz`)).ok).toBe(true)).toPass()
    await nameAdmin(installation.url)
    await use(installation)
  } finally {
    product.kill()
    await once(product, 'exit')
    rmSync(folder, { recursive: true })
  }
}

/** The first admin sets a password by the emailed link: that of the demo, by which journeys log in. */
async function nameAdmin(url: string) {
  const [mail] = (await (await fetch(`${url}/dev/mailbox.json?to=${demoAdmin}`)).json()) as { links: string[] }[]
  const token = mail?.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean)
  const app = { request: (path: string, init: RequestInit) => fetch(url + path, init) }
  const { error } = await createBrowser(app, { appUrl: url }, '198.18.0.1').call(resetPassword, {
    token: token ?? '',
    password: demoPassword,
  })
  expect(error).toBeUndefined()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
