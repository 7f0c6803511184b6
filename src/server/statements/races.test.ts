import { spawnSync } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  declineStatement,
  draftStatement,
  readStatement,
  type Statement,
  saveStatement,
  sendStatement,
  signStatement,
  viewStatement,
  voidStatement,
} from '#contract/statements.ts'
import { brokenEntry, type ChainedEntry } from '#domain/statements/audit-trail.ts'
import { sha256 } from '../sealing/seal-document.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { endStatements } from './expire-statements.ts'
import { expectOneSealed } from './testing/one-sealed.ts'
import { acceptedOfferOf, draftOf, fileOf, rowOf, signatureFor, statementOf } from './testing/statement.ts'

let app: TestApp
let owner: Person
let talent: Person
let manager: Person
let secondOwner: Person
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await newBuyer(app)
  talent = await newTalent(app)
  manager = await newMember(app, owner, 'manager')
  secondOwner = await newMember(app, owner, 'owner')
  await app.database.ownerRun('delete from identity.attempts')
})

type Move = (statement: Statement) => Promise<{ status: number }>
const signBy = (who: () => Person): Move => {
  return (statement) => who().browser.call(signStatement, signatureFor(statement, 'Somebody'))
}
const moves = {
  'the talent signs': signBy(() => talent),
  'the talent declines': ({ id }) => talent.browser.call(declineStatement, { id, reason: 'On paper, please.' }),
  'the owner signs': signBy(() => owner),
  'another owner signs': signBy(() => secondOwner),
  'a manager withdraws': ({ id }) => manager.browser.call(voidStatement, { id, move: 'void', reason: 'Wrong rate.' }),
} satisfies Record<string, Move>

/** The entries that are there follow from each other, and the emails tell of what happened alone. */
async function expectNothingBetween({ id }: Statement, entries: number) {
  const trail = await app.database.ownerRun(
    'select entry, hash from statement_entries where statement_id = $1 order by number',
    [id],
  )
  expect(trail).toHaveLength(entries)
  expect(brokenEntry(trail as ChainedEntry[], sha256)).toBeUndefined()
}
const kindsTo = async ({ email }: Person) =>
  (await app.mails(email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('statement-'))
    .reverse()

describe('of two who act on a statement at once, one does and the other is told', () => {
  const ends = { out: 3, signed: 5, declined: 3, voided: 3 }
  test.each([
    ['the talent signs', 'the talent signs'],
    ['the talent signs', 'the talent declines'],
    ['the talent declines', 'a manager withdraws'],
  ] as const)('%s, %s', async (one, other) => {
    const out = await statementOf(app, owner, talent, 'out')
    await talent.browser.call(viewStatement, { id: out.id })
    const answers = await Promise.all([moves[one](out), moves[other](out)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const row = await rowOf(app, out.id)
    expect(row?.sealed).toBe(false)
    await expectNothingBetween(out, ends[row?.status as keyof typeof ends])
    const told = [...(await kindsTo(talent)), ...(await kindsTo(owner))].filter((kind) => kind !== 'statement-out')
    expect(told).toEqual([`statement-${row?.status}`])
  })

  // What the talent has signed can still be withdrawn, so that both may succeed, one after the other.
  test('the talent signs, a manager withdraws', async () => {
    const out = await statementOf(app, owner, talent, 'out')
    await talent.browser.call(viewStatement, { id: out.id })
    const [signed, withdrawn] = await Promise.all([moves['the talent signs'](out), moves['a manager withdraws'](out)])
    const outcomes = {
      '200 409': { status: 'signed', sealed: false, entries: ends.signed },
      '409 200': { status: 'voided', sealed: false, entries: ends.voided },
      '200 200': { status: 'voided', sealed: false, entries: ends.signed + 1 },
    }
    const outcome = outcomes[`${signed.status} ${withdrawn.status}` as keyof typeof outcomes]
    expect(await rowOf(app, out.id)).toEqual(outcome)
    await expectNothingBetween(out, outcome.entries)
  })

  test.each([
    ['the owner signs', 'the owner signs'],
    ['the owner signs', 'another owner signs'],
    ['the owner signs', 'a manager withdraws'],
  ] as const)('%s, %s', async (one, other) => {
    const signed = await statementOf(app, owner, talent, 'signed')
    for (const { browser } of [owner, secondOwner]) await browser.call(viewStatement, { id: signed.id })
    const answers = await Promise.all([moves[one](signed), moves[other](signed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const row = await rowOf(app, signed.id)
    if (row?.status === 'executed') await expectOneSealed(app, signed, { owner, talent }, 10)
    else expect(row).toEqual({ status: 'voided', sealed: false, entries: 7 })
    await expectNothingBetween(signed, row?.status === 'executed' ? 10 : 7)
  })

  test('a manager withdraws while the seal is made', async () => {
    const signed = await statementOf(app, owner, talent, 'signed')
    await owner.browser.call(viewStatement, { id: signed.id })
    const { sealing } = app.services
    const seal: typeof sealing.seal = async (contents) => {
      expect((await moves['a manager withdraws'](signed)).status).toBe(200)
      return sealing.seal(contents)
    }
    app.services.sealing = { ...sealing, seal }
    expect((await moves['the owner signs'](signed)).status).toBe(409)
    app.services.sealing = sealing
    expect(await rowOf(app, signed.id)).toEqual({ status: 'voided', sealed: false, entries: 6 })
  })

  test('its time is up while the seal is made', async () => {
    const signed = await statementOf(app, owner, talent, 'signed')
    await owner.browser.call(viewStatement, { id: signed.id })
    const { sealing } = app.services
    const seal: typeof sealing.seal = async (contents) => {
      await app.database.ownerRun(
        `with quiet as (select set_config('session_replication_role', 'replica', true))
         update statements set expires_at = now() from quiet where id = $1`,
        [signed.id],
      )
      return sealing.seal(contents)
    }
    app.services.sealing = { ...sealing, seal }
    const late = await owner.browser.call(signStatement, signatureFor(signed, 'Ellen Reed'))
    app.services.sealing = sealing
    expect([late.status, late.error?.message]).toEqual([409, 'This statement has expired.'])
    expect(await app.services.db.asSystem((tx) => endStatements(tx, app.services))).toBe(1)
    expect(await rowOf(app, signed.id)).toEqual({ status: 'expired', sealed: false, entries: 6 })
  })
})

describe('a draft', () => {
  test('is drafted once by two who do so at once, and sent once', async () => {
    const offerId = await acceptedOfferOf(app, owner, talent)
    const drafted = await Promise.all(
      [owner, manager, secondOwner].map(({ browser }) => browser.call(draftStatement, { offerId })),
    )
    const [id = '', ...others] = new Set(drafted.map(({ body }) => body.id))
    expect(others).toEqual([])
    const sent = await Promise.all([owner, manager].map(({ browser }) => browser.call(sendStatement, { id })))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rowOf(app, id)).toMatchObject({ status: 'out', entries: 2 })
    expect(await kindsTo(talent)).toEqual(['statement-out'])
  })

  test('is one also after another was withdrawn, however long the database takes to note it', async () => {
    const offerId = await acceptedOfferOf(app, owner, talent)
    const draft = (person: Person) => person.browser.call(draftStatement, { offerId })
    const first = (await draft(owner)).body.id
    await owner.browser.call(voidStatement, { id: first, move: 'discard', reason: 'Wrong scope.' })
    // Between noting a statement's number and noting that it is open, others have time to be given the same number.
    for (const change of [
      `create function public.slowly(int) returns int language plpgsql immutable as
        'begin perform pg_sleep(0.3); return $1; end'`,
      'create index slow on statements (public.slowly(version))',
      'alter index statements_open rename to opened',
      `create unique index statements_open on statements (offer_id) where status in ('draft', 'out', 'signed')`,
      'drop index opened',
    ])
      await app.database.ownerRun(change)
    const answers = await Promise.all([owner, manager, secondOwner].map(draft))
    for (const change of ['drop index slow', 'drop function public.slowly']) await app.database.ownerRun(change)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  test('that someone else has changed is not written over: who comes second is told, and writes over it knowingly', async () => {
    const id = await draftOf(app, owner, talent)
    const opened = (await owner.browser.call(readStatement, { id })).body
    const write = (who: Person, expectedUpdatedAt: string, scope: string) =>
      who.browser.call(saveStatement, { id, expectedUpdatedAt, details: { ...opened.details, scope } })
    const first = await write(manager, opened.updatedAt, 'Close of three entities.')
    const second = await write(owner, opened.updatedAt, 'Close of two entities.')
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.error?.message).toContain('Someone else has changed this draft')
    const now = (await owner.browser.call(readStatement, { id })).body
    expect([now.details.scope, now.updatedAt]).toEqual(['Close of three entities.', first.body.updatedAt])
    const again = (await write(owner, now.updatedAt, 'Close of two entities.')).body
    expect(again.details.scope).toBe('Close of two entities.')
  })

  test('that someone saves while someone else sends it is sent with what is stored', async () => {
    const id = await draftOf(app, owner, talent)
    const { details, updatedAt } = (await owner.browser.call(readStatement, { id })).body
    const scope = 'Scope of the other tab.'
    const { db } = app.services
    let isDrawn = () => {}
    const drawn = new Promise<void>((resolve) => {
      isDrawn = resolve
    })
    const saving = drawn.then(() =>
      manager.browser.call(saveStatement, { id, expectedUpdatedAt: updatedAt, details: { ...details, scope } }),
    )
    // The file is drawn and not stored yet.
    app.services.db = {
      ...db,
      asUser: (person, work) =>
        db.asUser(person, (tx, me) =>
          work(
            {
              ...tx,
              first: async (built) => {
                if (built.compile().sql.startsWith('update "statements" set "status"')) {
                  isDrawn()
                  await after(500)
                }
                return tx.first(built)
              },
            },
            me,
          ),
        ),
    }
    const sent = await owner.browser.call(sendStatement, { id })
    app.services.db = db
    expect([sent.status, (await saving).status]).toEqual([200, 409])
    expect((await talent.browser.call(readStatement, { id })).body.details).toEqual(details)
    const { stdout } = spawnSync('pdftotext', ['-', '-'], {
      input: (await fileOf(talent, id, 'shown')) as Buffer,
      encoding: 'utf8',
    })
    expect(stdout).not.toContain(scope)
  })
})
