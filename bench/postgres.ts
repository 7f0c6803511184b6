import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function binary(name: string): string {
  const found = globSync(`/usr/lib/postgresql/*/bin/${name}`).at(-1) ?? `/usr/local/bin/${name}`
  if (!existsSync(found))
    throw new Error(`${name} of PostgreSQL is needed for this benchmark: install PostgreSQL first.`)
  return found
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

/** A PostgreSQL cluster of its own for one run, with the settings of a plain installation. It refuses to run as root, so root lends it to another user. */
export async function startPostgres(): Promise<{ url: string; port: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'glide-bench-'))
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : ['env']
  if (asUser[0] === 'runuser') execFileSync('chown', ['postgres', folder])
  const run = (...command: string[]) =>
    execFileSync(asUser[0] as string, [...asUser.slice(1), ...command], { stdio: 'ignore' })
  run(binary('initdb'), '-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--encoding=UTF8')
  const port = await freePort()
  const server = spawn(
    asUser[0] as string,
    [
      ...asUser.slice(1),
      binary('postgres'),
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
    ],
    { stdio: 'ignore' },
  )
  for (let tries = 0; tries < 100; tries++) {
    try {
      run(binary('pg_isready'), '-h', '127.0.0.1', '-p', String(port))
      break
    } catch {
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    stop: () => {
      run(binary('pg_ctl'), '-D', join(folder, 'data'), 'stop', '-m', 'immediate')
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
