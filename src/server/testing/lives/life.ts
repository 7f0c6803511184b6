import type { Actor } from '#domain/life-cycle.ts'
import type { Browser } from '../browser.ts'
import { newBuyer, newPerson, newTalent, uniqueEmail } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** One way to make moves: an endpoint, or a job of the product. */
export type Way = {
  by: Actor
  /** Another side that may make the same moves at the same endpoint. */
  alsoBy?: Actor
  moves: readonly string[]
  /** The move names the status in which its maker saw it. */
  namesStatus?: true
  /** Setting a status that it has already is no refusal. */
  isRepeatable?: true
  make(who: Browser, move: string, seen: string): Promise<{ status: number } | undefined>
}

/** Something that has just come into being, and every way to go on. */
export type Life = {
  /** The row, by its column and value, and whom its events are about. */
  row: [column: string, value: string]
  subjectId: string
  start: string
  ways: Way[]
  /** What an answer offers to whoever has a part in it. */
  offered?: { to: Actor; read: () => Promise<{ body: { actions: readonly string[] } }> }
}

export type Cast = Awaited<ReturnType<typeof newCast>>

/** Everyone who tries to move something; the strangers have no part in it. */
export async function newCast(app: TestApp) {
  return {
    app,
    admin: await newPerson(app, 'admin'),
    owner: await newBuyer(app),
    talent: await newTalent(app),
    stranger: await newBuyer(app),
    visitor: { browser: app.visitor() },
  }
}

export async function insertCandidate({ app }: Cast): Promise<{ id: string; email: string }> {
  const email = uniqueEmail('candidate')
  const [row] = await app.database.ownerRun(`insert into candidates (name, email) values ('Test', $1) returning id`, [
    email,
  ])
  return { id: row?.id as string, email }
}
