import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Driver } from '#db/driver.ts'
import { openEmbedded } from '#db/embedded/embedded-driver.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { copyMigratedFolder } from '#db/testing/migrated-folder.ts'
import { migratedPostgres } from '#db/testing/migrated-postgres.ts'
import { readEnv } from '../../env.ts'
import type { Services } from '../../services.ts'
import { startServices } from '../../start-services.ts'

/**
 * A data folder, processes that are killed over it, and what the next one finds there. With the URL of a PostgreSQL server, the database
 * is one of its own there.
 */
export async function killable(settings: Record<string, string> = {}, serverUrl?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glide-killed-'))
  const server = serverUrl ? await migratedPostgres(serverUrl) : undefined
  if (!server) await copyMigratedFolder(dataDir)
  const env = {
    PATH: process.env.PATH as string,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    APP_URL: 'http://glide.test',
    GLIDE_DEMO: '0',
    GLIDE_SECRET: 'a secret that is long enough for tests',
    LOG_LEVEL: 'silent',
    ...(server?.url && { DATABASE_URL: server.url, DATABASE_MIGRATE: '0' }),
    ...settings,
  }
  const started: ReturnType<typeof startProcess>[] = []
  return {
    dataDir,
    start(file: URL, parameters: string[] = [], more: Record<string, string> = {}) {
      const process = startProcess(file, parameters, { ...env, ...more })
      started.push(process)
      return process
    },
    /** The driver may do everything, on both databases. */
    async withServices<T>(work: (services: Services, driver: Driver) => Promise<T>): Promise<T> {
      const driver = await (serverUrl && server?.url
        ? openPostgres(Object.assign(new URL(serverUrl), { pathname: new URL(server.url).pathname }).href, {
            connections: 1,
          })
        : openEmbedded(join(dataDir, 'postgres')))
      const { services } = await startServices(readEnv(env), server?.driver ?? driver)
      return work(services, driver).finally(() => driver.close())
    },
    async close() {
      for (const process of started) await process.kill()
      await server?.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Killable = Awaited<ReturnType<typeof killable>>

function startProcess(file: URL, parameters: string[], env: Record<string, string>) {
  const { NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [fileURLToPath(file), ...parameters], { env: { ...env, NODE_COMPILE_CACHE } })
  const exited = once(child, 'exit')
  return {
    tell: (line: string) => child.stdin.write(`${line}\n`),
    /** Fails if it ends before it says so. */
    said: (expected: string): Promise<void> =>
      new Promise((heard, fail) => {
        let output = ''
        child.stderr.on('data', (chunk) => (output += chunk))
        child.stdout.on('data', (chunk) => {
          output += chunk
          if (output.includes(expected)) heard()
        })
        child.once('exit', () => fail(new Error(`It ended before it said "${expected}": ${output}`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return String(port)
}
