import type { Passwords } from '../accounts/passwords.ts'
import { testPassword } from './people.ts'

/** Hashing takes longer than everything else about a new person, so the password of all of them is hashed once. */
let known: Promise<string> | undefined

export const rememberedPassword = (passwords: Passwords): Passwords => ({
  hash(password, field) {
    if (password !== testPassword) return passwords.hash(password, field)
    known ??= passwords.hash(password, field)
    return known
  },
  verify: async (password, stored) =>
    (password === testPassword && stored !== undefined && stored === (await known)) ||
    passwords.verify(password, stored),
})
