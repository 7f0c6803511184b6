import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { defineConfig, devices } from '@playwright/test'

// Workers read this file again and inherit the choice of the first reading.
process.env.E2E_PORT ??= await freePort()
const port = process.env.E2E_PORT

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/demo-untouched.ts',
  // Two more than the cores of a small machine: each waits for its browser and the server now and then.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine pages are slow: tests wait for what they expect, not for a fixed time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Nothing here is about movement, and what fades in is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page lives for seconds: what the optimizing compilers save it, they cost twice over.
        '--js-flags=--no-maglev,--no-opt',
      ],
    },
  },
  webServer: {
    command: 'node e2e/product.ts',
    // The tests say which network address they come from.
    env: { PORT: port, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' },
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})

async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return String(port)
}
