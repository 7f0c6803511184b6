import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('T13 a password is known again by its hash alone, in whichever form its letters are composed', async () => {
  const passwords = createPasswords({ atOnce: 2 })
  const stored = await passwords.hash('Zoë’s ledger')
  expect(await passwords.verify('Zoe\u0308’s ledger', stored)).toBe(true)
  expect(await passwords.verify('Zoe’s ledger', stored)).toBe(false)
  expect(await passwords.verify('Zoë’s ledger', 'no hash')).toBe(false)
})

test('T13 a stored hash is argon2id with at least 19 MiB, two passes and 16 bytes of salt', async () => {
  const passwords = createPasswords({ atOnce: 2 })
  const [one, two] = [await passwords.hash('the same'), await passwords.hash('the same')]
  const [, memory, passes, salt] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$([^$]+)\$/.exec(one) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(Buffer.from(salt ?? '', 'base64').byteLength).toBeGreaterThanOrEqual(16)
  expect(one).not.toBe(two)
})

test('T15: where there is no account a hash is made as well, in its turn, and nothing fits it', async () => {
  const passwords = createPasswords({ atOnce: 1 })
  const stored = await passwords.hash('another one')
  const ended: string[] = []
  await Promise.all([
    passwords.verify('another one', stored).then((isRight) => ended.push(`known: ${isRight}`)),
    passwords.verify('correct horse', undefined).then((isRight) => ended.push(`unknown: ${isRight}`)),
  ])
  expect(ended).toEqual(['known: true', 'unknown: false'])
})
