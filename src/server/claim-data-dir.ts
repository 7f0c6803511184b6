import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError } from './env.ts'

/** The embedded database belongs to one process at a time; a second one would damage it. */
export function claimDataDir(dataDir: string): void {
  const file = join(dataDir, 'process')
  mkdirSync(dataDir, { recursive: true })
  const holder = readHolder(file)
  if (holder && isRunning(holder))
    throw new EnvError(`DATA_DIR ${dataDir} is in use by process ${holder.pid}: stop it first, or set another DATA_DIR`)
  writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`)
  process.once('exit', () => rmSync(file, { force: true }))
}

/** A process, and when it started: after a crash or a restart of the machine, its number may be someone else's. */
type Holder = { pid: number; startedAt: string }

function readHolder(file: string): Holder | undefined {
  try {
    const [, pid, startedAt = ''] = /^(\d+) ?(.*)$/.exec(readFileSync(file, 'utf8')) ?? []
    return pid ? { pid: Number(pid), startedAt } : undefined
  } catch {
    return undefined
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  if (pid === process.pid || !isAlive(pid)) return false
  const start = startOf(pid)
  return !start || !startedAt || start === startedAt
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process started, in whatever form the system tells it; undefined where it doesn't. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    // The second field, a name in parentheses, may contain spaces; the start is the 22nd.
    const [, facts = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${facts.split(' ')[19]}`
  } catch {
    return undefined
  }
}
