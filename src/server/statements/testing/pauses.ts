import type { Services } from '../../services.ts'

/** Where a signature can be interrupted, in the order in which it comes by. */
export const pausePoints = [
  'before the proof',
  'after the proof',
  'before sealing',
  'after sealing',
  'before the transaction',
  'before an email',
  'after an email',
  'before the commit',
  'after the commit',
] as const
export type PausePoint = (typeof pausePoints)[number]

/** Services that signal at each point and wait for a reply; none of it is in the product itself. */
export function withPauses(services: Services, point: (name: PausePoint) => Promise<void>): Services {
  const { passwords, sealing, mailer, db } = services
  let isProven = false
  return {
    ...services,
    passwords: {
      ...passwords,
      verify: async (password, stored) => {
        await point('before the proof')
        const isRight = await passwords.verify(password, stored)
        await point('after the proof')
        isProven = true
        return isRight
      },
    },
    sealing: {
      ...sealing,
      seal: async (contents) => {
        await point('before sealing')
        const sealed = await sealing.seal(contents)
        await point('after sealing')
        return sealed
      },
    },
    mailer: {
      queue: async (tx, mail) => {
        await point('before an email')
        const id = await mailer.queue(tx, mail)
        await point('after an email')
        return id
      },
    },
    db: {
      ...db,
      asUser: async (person, work) => {
        if (!isProven) return db.asUser(person, work)
        isProven = false
        await point('before the transaction')
        const result = await db.asUser(person, async (tx, me) => {
          const done = await work(tx, me)
          await point('before the commit')
          return done
        })
        await point('after the commit')
        return result
      },
    },
  }
}
