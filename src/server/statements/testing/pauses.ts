import type { Tx } from '#db/session.ts'
import type { Services } from '../../services.ts'

/** Where a signature can be interrupted, in the order in which it comes by. */
export const pausePoints = [
  'before the proof',
  'after the proof',
  'before sealing',
  'after sealing',
  'before the transaction',
  'before the row',
  'after the row',
  'after the trail',
  'before an email',
  'after an email',
  'before the commit',
  'after the commit',
] as const
export type PausePoint = (typeof pausePoints)[number]

/** Where each signature comes by: the second one alone seals. */
export const signingPoints = [
  ...pausePoints.filter((point) => !point.endsWith('sealing')).map((point) => ['talent', point] as const),
  ...pausePoints.map((point) => ['owner', point] as const),
]

type Point = (name: PausePoint) => Promise<void>

/** The row has the status and, with the second signature, the sealed file. */
const pausingTx = (tx: Tx, point: Point): Tx => ({
  ...tx,
  first: async (built) => {
    if (!built.compile().sql.startsWith('update "statements"')) return tx.first(built)
    await point('before the row')
    const row = await tx.first(built)
    await point('after the row')
    return row
  },
  count: async (built) => {
    const count = await tx.count(built)
    if (built.compile().sql.startsWith('insert into "statement_entries"')) await point('after the trail')
    return count
  },
})

/** Services that signal at each point and wait for a reply; none of it is in the product itself. */
export function withPauses(services: Services, point: Point): Services {
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
          const done = await work(pausingTx(tx, point), me)
          await point('before the commit')
          return done
        })
        await point('after the commit')
        return result
      },
    },
  }
}
