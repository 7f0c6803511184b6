import { argon2 } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>()
  return { ...original, argon2: vi.fn(original.argon2) }
})

const passwords = createPasswords({ atOnce: 2 })
const costs = () => vi.mocked(argon2).mock.calls.map(([, { memory, passes }]) => ({ memory, passes }))
beforeEach(() => void vi.mocked(argon2).mockClear())

test('a password is known again by its hash alone, in whichever form its letters are composed', async () => {
  const stored = await passwords.hash('Zoë’s ledger')
  expect(await passwords.verify('Zoe\u0308’s ledger', stored)).toBe(true)
  expect(await passwords.verify('Zoe’s ledger', stored)).toBe(false)
  expect(await passwords.verify('Zoë’s ledger', 'no hash')).toBe(false)
})

test('T15: where there is no account a hash of the same cost is made, and nothing fits it', async () => {
  expect(await passwords.verify('correct horse', undefined)).toBe(false)
  expect(costs()).toEqual([{ memory: 19_456, passes: 2 }])
})
