import type { Passwords } from '../accounts/passwords.ts'

/** Hashing takes longer than all else that tests ask for: each password is hashed once, and each answer about one kept. */
const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/** What is kept, or what is found now. A refusal is not kept. */
function remembered<T>(kept: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? find()
  kept.set(key, found)
  found.catch(() => kept.delete(key))
  return found
}

export const rememberedPassword = (passwords: Passwords): Passwords => ({
  hash: (password, field) => remembered(hashes, password, () => passwords.hash(password, field)),
  verify: (password, stored) => remembered(answers, `${password}\n${stored}`, () => passwords.verify(password, stored)),
})
