import type { Services } from '../../services.ts'

/** Where an application can be interrupted, in the order in which it comes by. */
export const pausePoints = [
  'before reading',
  'after reading',
  'before storing',
  'while storing',
  'after storing',
  'before hashing',
  'before the transaction',
  'before the commit',
  'after the commit',
] as const
export type PausePoint = (typeof pausePoints)[number]

/** Services that signal at each point and wait for a reply; none of it is in the product itself. */
export function withPauses(services: Services, point: (name: PausePoint) => Promise<void>): Services {
  const { files, passwords, resumes, db } = services
  let isStored = false
  return {
    ...services,
    resumes: {
      ...resumes,
      read: async (file, caller) => {
        await point('before reading')
        const reading = await resumes.read(file, caller)
        await point('after reading')
        return reading
      },
    },
    files: {
      ...files,
      write: async (key, source, rules) => {
        await point('before storing')
        const written = await files.write(key, pausing(source, point), rules)
        isStored = true
        await point('after storing')
        return written
      },
    },
    passwords: {
      ...passwords,
      hash: async (password, field) => {
        await point('before hashing')
        return passwords.hash(password, field)
      },
    },
    db: {
      ...db,
      asSystem: async (work) => {
        if (!isStored) return db.asSystem(work)
        await point('before the transaction')
        const result = await db.asSystem(async (tx) => {
          const done = await work(tx)
          await point('before the commit')
          return done
        })
        await point('after the commit')
        return result
      },
    },
  }
}

async function* pausing(source: AsyncIterable<Uint8Array>, point: (name: PausePoint) => Promise<void>) {
  for await (const chunk of source) {
    yield chunk
    await point('while storing')
  }
}
