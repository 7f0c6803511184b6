import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ChildAnswer } from './child.ts'
import { type ChildKind, limitsOf } from './limits.ts'
import { type Priority, stepBack } from './step-back.ts'

const root = join(import.meta.dirname, '../..')

export const builtReader = join(root, 'dist/reader/child.js')
/** The built server starts the built reader, which is ready in a third of the time. */
const reader = import.meta.filename.endsWith('.ts') ? join(import.meta.dirname, 'child.ts') : builtReader

/** Node reserves this much before it reads anything; most of it is never touched. */
const reservedMegabytes = 256

/** A child is replaced after this many times the work of one file, or this much growth, so that leaks in libraries don't add up. */
const filesOfWork = 6

export const isUsedUp = ({ cpuSeconds, residentMegabytes }: ChildAnswer, kind: ChildKind): boolean =>
  cpuSeconds > filesOfWork * limitsOf(kind).seconds || residentMegabytes > limitsOf(kind).memoryMegabytes / 2

/**
 * Starts a reader. The shell's limits cover what Node's own don't: memory outside the heap, and the CPU time of
 * an orphan in an endless loop. Its permissions let it read nothing but its own code.
 */
export function spawnChild(
  kind: ChildKind = 'text',
  priority: Priority = kind === 'ocr' ? 'later' : 'soon',
  program: string = reader,
): ChildProcess {
  const { memoryMegabytes, seconds } = limitsOf(kind)
  const dataKilobytes = (memoryMegabytes + reservedMegabytes) * 1024
  const cpuSeconds = (filesOfWork + 3) * seconds
  const readable = ['src/extraction', 'src/domain', 'dist/reader', 'node_modules', 'package.json'].map(
    (path) => `--allow-fs-read=${join(root, path)}`,
  )
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -d ${dataKilobytes} 2>/dev/null; ulimit -t ${cpuSeconds}; exec "$0" "$@"`,
      process.execPath,
      '--permission',
      '--expose-gc',
      ...readable,
      `--max-old-space-size=${memoryMegabytes / 2}`,
      program,
      kind,
    ],
    { stdio: ['pipe', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: {}, cwd: root },
  )
  // A child that has exited no longer reads its input; its exit is handled elsewhere.
  child.stdin?.on('error', () => {})
  stepBack(child, priority)
  return child
}
