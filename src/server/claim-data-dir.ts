import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError } from './env.ts'

/** The embedded database belongs to one process at a time; a second one would damage it. */
export function claimDataDir(dataDir: string): void {
  const file = join(dataDir, 'process')
  mkdirSync(dataDir, { recursive: true })
  const holder = readHolder(file)
  if (holder && isRunning(holder))
    throw new EnvError(`DATA_DIR ${dataDir} is in use by process ${holder}: stop it first, or set another DATA_DIR`)
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
