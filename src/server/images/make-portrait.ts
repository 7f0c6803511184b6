import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { portraitMessages } from '#domain/images/portrait.ts'
import { Problem } from '#domain/problem.ts'
import { exitCodes } from './exit-codes.ts'
import { isPicture } from './is-picture.ts'

const root = join(import.meta.dirname, '../../..')
const limits = { atOnce: 2, waiting: 20, seconds: 15, dataMegabytes: 1024 }

let running = 0
const waiting: (() => void)[] = []

/** A square portrait of an uploaded picture, with nothing in it but the pixels. Refuses whatever is no picture, in words for a person. */
export async function makePortrait(bytes: Uint8Array): Promise<Buffer> {
  if (!isPicture(bytes)) throw new Problem('unsupported_type', portraitMessages.notAnImage)
  return inTurn(() => reencode(bytes))
}

/** Two at a time and a bounded queue: a burst of pictures neither fills the memory nor takes every core. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= limits.waiting)
    throw new Problem('unavailable', 'Glide is busy. Please try again shortly.', { retryAfterSeconds: 5 })
  if (running >= limits.atOnce) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

async function reencode(bytes: Uint8Array): Promise<Buffer> {
  const child = start()
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.seconds * 1000)
  // A child that has refused its picture no longer listens; its end is what counts.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const [encoded, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]).finally(() =>
    clearTimeout(timer),
  )
  if (code === 0) return encoded
  if (code === exitCodes.tooManyPixels) throw new Problem('too_large', portraitMessages.tooManyPixels)
  if (code === exitCodes.damaged) throw new Problem('invalid_input', portraitMessages.damaged)
  throw new Problem('unavailable', portraitMessages.tooDemanding)
}

/** The shell's limits hold for the decoder's memory, too; no secret of the server is in its reach. */
function start() {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -d ${limits.dataMegabytes * 1024} 2>/dev/null; ulimit -t ${limits.seconds}; exec "$0" "$@"`,
      process.execPath,
      '--permission',
      '--allow-addons',
      ...['src', 'node_modules', 'package.json'].map((path) => `--allow-fs-read=${join(root, path)}`),
      '--max-old-space-size=128',
      join(import.meta.dirname, 'child.ts'),
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, cwd: root },
  )
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}
