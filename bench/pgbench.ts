import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Statement } from '#db/driver.ts'
import { binary } from './postgres.ts'

const inline = ({ sql, parameters }: Statement) =>
  sql
    .replace(/\$(\d+)/g, (_, index: string) => {
      const value = parameters[Number(index) - 1]
      if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
      const text = Array.isArray(value) ? `{${value.map((each) => JSON.stringify(each)).join(',')}}` : String(value)
      // A colon would begin a variable of pgbench.
      return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`
    })
    .replaceAll('\n', ' ')

type Options = { connections: number; seconds: number; mode?: 'extended' | 'prepared' }

/** The same transactions of the same statements in the same order, sent as one pipeline, as the server sends them. */
export function pgbench(url: string, transactions: Statement[][], options: Options = { connections: 1, seconds: 3 }) {
  const all = transactions.flatMap((statements) => ['begin', ...statements.map(inline), 'commit'])
  const file = join(mkdtempSync(join(tmpdir(), 'glide-bench-')), 'statements.sql')
  writeFileSync(file, `\\startpipeline\n${all.map((sql) => `${sql};`).join('\n')}\n\\endpipeline\n`)
  const flags = [
    '-n',
    '-M',
    options.mode ?? 'extended',
    '-c',
    options.connections,
    '-j',
    1,
    '-T',
    options.seconds,
    '-f',
    file,
    url,
  ]
  const output = execFileSync(binary('pgbench'), flags.map(String), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]),
    latencyMs: Number(/latency average = ([\d.]+)/.exec(output)?.[1]),
  }
}
