import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { refuseCommonPassword } from './common-passwords.ts'

const derive = promisify(argon2)

/** The OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const saltBytes = 16
const queueLimit = 100

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const phc = (salt: Uint8Array, tag: Uint8Array) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
const decoy = phc(new Uint8Array(saltBytes), new Uint8Array(cost.tagLength))

/**
 * Hashing runs on the thread pool, a few at a time: sign-ins can neither block the event loop nor take every thread
 * from the file system. When the queue is full, callers are told to try again.
 */
export function createPasswords(options: { atOnce: number }) {
  let running = 0
  const waiting: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= queueLimit)
      throw new Problem('unavailable', `${brand.name} is busy. Please try again shortly.`, { retryAfterSeconds: 5 })
    if (running >= options.atOnce) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  const digest = (password: string, nonce: Uint8Array, { memory, passes, parallelism, tagLength }: typeof cost) =>
    inTurn(() =>
      derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }),
    )

  return {
    /** Every new password comes through here, so none of the most common ones is stored. `field` is the form's. */
    async hash(password: string, field?: string): Promise<string> {
      await refuseCommonPassword(password, field)
      const salt = randomBytes(saltBytes)
      const tag = await digest(password, salt, cost)
      return phc(salt, tag)
    },
    /** Takes just as long when nothing is stored, so that timing reveals nothing. */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      const [, memory, passes, parallelism, salt = '', tag = ''] =
        /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? decoy) ?? []
      const expected = Buffer.from(tag, 'base64')
      if (expected.length === 0) return false
      const found = await digest(password, Buffer.from(salt, 'base64'), {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      })
      return timingSafeEqual(found, expected) && stored !== undefined
    },
  }
}

export type Passwords = ReturnType<typeof createPasswords>
