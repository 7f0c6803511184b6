import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brand } from '#domain/brand.ts'
import { portraitMessages } from '#domain/images/portrait.ts'
import { Problem } from '#domain/problem.ts'
import { photographMessages } from '#domain/resumes/photograph.ts'
import { stepBack } from '#extraction/step-back.ts'
import { createTurns } from '#extraction/turns.ts'
import { exitCodes } from './exit-codes.ts'
import { isPicture } from './is-picture.ts'

const root = join(import.meta.dirname, '../../..')
const limits = { cpuSeconds: 15, dataMegabytes: 1024 }
/** A stalled child uses no CPU time, so waiting is limited as well. */
const stuckSeconds = 60

/** Two at a time and a bounded queue: a burst of pictures neither fills the memory nor takes every core. */
const takeTurn = createTurns({ atOnce: 2, waiting: 20, seconds: 60 })

/** A picture of someone, or of a page with text. */
export type PictureUse = 'portrait' | 'page'

/**
 * An uploaded picture, upright and with nothing in it but the pixels: a square portrait, or a page as large as it is read. Refuses
 * anything that isn't a picture, with a message.
 */
export async function reencode(use: PictureUse, bytes: Uint8Array, signal: AbortSignal): Promise<Buffer> {
  if (!isPicture(bytes)) throw new Problem('unsupported_type', portraitMessages.notAnImage)
  const giveBack = await takeTurn('all', signal)
  if (!giveBack)
    throw new Problem('unavailable', `${brand.name} is busy. Please try again shortly.`, { retryAfterSeconds: 5 })
  return inChild(use, bytes, signal).finally(giveBack)
}

async function inChild(use: PictureUse, bytes: Uint8Array, signal: AbortSignal): Promise<Buffer> {
  const child = start(use)
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, stuckSeconds * 1000)
  signal.addEventListener('abort', kill)
  // A child that has refused its picture no longer reads its input; its exit code counts.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const [encoded, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
  })
  if (code === 0) return encoded
  if (code === exitCodes.tooManyPixels)
    throw new Problem('too_large', use === 'page' ? photographMessages.tooManyPixels : portraitMessages.tooManyPixels)
  if (code === exitCodes.damaged) throw new Problem('invalid_input', portraitMessages.damaged)
  throw new Problem('unavailable', portraitMessages.tooDemanding)
}

/** The shell's limits also cover the decoder's memory; the child has none of the server's secrets. */
function start(use: PictureUse) {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -d ${limits.dataMegabytes * 1024} 2>/dev/null; ulimit -t ${limits.cpuSeconds}; exec "$0" "$@"`,
      process.execPath,
      '--permission',
      '--allow-addons',
      ...['src', 'node_modules', 'package.json'].map((path) => `--allow-fs-read=${join(root, path)}`),
      '--max-old-space-size=128',
      join(import.meta.dirname, 'child.ts'),
      use,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, cwd: root },
  )
  stepBack(child, 'soon')
  return child
}
