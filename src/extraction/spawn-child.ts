import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ChildAnswer } from './child.ts'
import { extractionLimits } from './limits.ts'
import { stepBack } from './step-back.ts'

const root = join(import.meta.dirname, '../..')

/** Node reserves this much before it reads anything; most of it is never touched. */
const reservedMegabytes = 256

/** A child is replaced after this much work or growth, so that leaks in libraries don't add up. */
const childCpuSeconds = 60
const restingMegabytes = extractionLimits.memoryMegabytes / 2

export const isWorn = ({ cpuSeconds, residentMegabytes }: ChildAnswer): boolean =>
  cpuSeconds > childCpuSeconds || residentMegabytes > restingMegabytes

/**
 * Starts a reader. The shell's limits cover what Node's own don't: memory outside the heap, and the CPU time of
 * an orphan in an endless loop. Its permissions let it read nothing but its own code.
 */
export function spawnChild(): ChildProcess {
  const dataKilobytes = (extractionLimits.memoryMegabytes + reservedMegabytes) * 1024
  const cpuSeconds = childCpuSeconds + 3 * extractionLimits.seconds
  const readable = ['src/extraction', 'src/domain', 'node_modules', 'package.json'].map(
    (path) => `--allow-fs-read=${join(root, path)}`,
  )
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -d ${dataKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds}; exec "$0" "$@"`,
      process.execPath,
      '--permission',
      ...readable,
      `--max-old-space-size=${extractionLimits.memoryMegabytes / 2}`,
      join(import.meta.dirname, 'child.ts'),
    ],
    { stdio: ['pipe', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: {}, cwd: root },
  )
  // A child that has exited no longer reads its input; its exit is handled elsewhere.
  child.stdin?.on('error', () => {})
  stepBack(child)
  return child
}
