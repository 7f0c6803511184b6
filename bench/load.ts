import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Before anything is filled or started: a loader that is missing would be found minutes later.
if (spawnSync('wrk', ['-v']).error)
  await (await import(join(import.meta.dirname, '../scripts/system-package.mjs'))).installSystemPackage('wrk')

/** Requests a second over kept-alive connections, measured by wrk: a loader as light as pgbench, so that the two compare. */
export function requestsPerSecond(
  url: string,
  options: { connections: number; seconds: number; cookie?: string; script?: string },
): number {
  const headers = options.cookie ? ['-H', `cookie: ${options.cookie}`] : []
  const script = options.script ? ['-s', options.script] : []
  const output = execFileSync(
    'wrk',
    ['-t', '1', '-c', String(options.connections), '-d', `${options.seconds}s`, ...headers, ...script, url],
    { encoding: 'utf8' },
  )
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(output)
  if (failures) throw new Error(`${url} answered ${failures[1]} requests with an error.`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}
