import { afterAll, beforeAll, expect, test } from 'vitest'
import { declineStatement, type Statement } from '#contract/statements.ts'
import type { TrailEntry } from '#domain/statements/entries.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { addEntries } from './add-entries.ts'
import { rowOf, signAs, statementOf } from './testing/statement.ts'

let app: TestApp
let owner: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

const written = { at: '2026-11-19T12:00:00.000Z', who: 'Somebody' }
const signed = (as: 'talent' | 'owner'): TrailEntry => ({
  ...{ ...written, what: 'signed', as, name: 'Somebody', sha256: '0'.repeat(64) },
  ...{ proof: 'password', address: '203.0.113.9', agent: 'x', zone: 'America/New_York' },
})
const viewed: TrailEntry = { ...written, what: 'viewed', pages: 2 }

/** As someone who reached the database with their role would, past every endpoint. */
const forge = ({ userId }: Person, { id }: Statement, entry: TrailEntry) =>
  app.services.db.asUser({ userId }, (tx) => addEntries(tx, id, [entry]))

async function expectRefused(statement: Statement, forged: [Person, TrailEntry][], why: string) {
  const before = await rowOf(app, statement.id)
  for (const [person, entry] of forged) await expect(forge(person, statement, entry)).rejects.toThrow(why)
  expect(await rowOf(app, statement.id)).toEqual(before)
}

test('T05 nobody writes a signature into the trail for the other side, or without signing', async () => {
  const out = await statementOf(app, owner, talent, 'out')
  const halfSigned = await statementOf(app, owner, talent, 'signed')
  for (const statement of [out, halfSigned])
    await expectRefused(
      statement,
      [
        [owner, signed('talent')],
        [owner, signed('owner')],
        [talent, signed('owner')],
      ],
      'a signature is written by whoever signs',
    )
  await expectRefused(out, [[talent, signed('talent')]], 'a signature is written by whoever signs')
})

test('T05 nothing is added to the trail of a statement that is over', async () => {
  const declined = await statementOf(app, owner, talent, 'out')
  await talent.browser.call(declineStatement, { id: declined.id, reason: 'On paper, please.' })
  const executed = await statementOf(app, owner, talent, 'signed')
  expect((await signAs(owner, executed, 'Ellen Reyes')).status).toBe(200)
  for (const statement of [declined, executed])
    await expectRefused(
      statement,
      [
        [owner, viewed],
        [talent, viewed],
        [owner, signed('owner')],
      ],
      'nothing is added',
    )
})
