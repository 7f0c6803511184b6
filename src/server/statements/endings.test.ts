import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNotices } from '#contract/notices.ts'
import { deleteAccount } from '#contract/own-data.ts'
import {
  declineStatement,
  draftStatement,
  readStatement,
  verifyFile,
  viewStatement,
  voidStatement,
} from '#contract/statements.ts'
import { sha256 } from '../sealing/seal-document.ts'
import { newBuyer, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { zoneThatChangesIn } from '../testing/zone-that-changes.ts'
import { endStatements } from './expire-statements.ts'
import { draftOf, fileOf, rowOf, signAs, statementOf } from './testing/statement.ts'

let app: TestApp
let owner: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

describe('a statement of work', () => {
  test('is declined or withdrawn with a reason, and another is its next version', async () => {
    const out = await statementOf(app, owner, talent, 'out')
    const declined = (await talent.browser.call(declineStatement, { id: out.id, reason: 'On paper, please.' })).body
    expect(declined).toMatchObject({ status: 'declined', reason: 'On paper, please.' })
    const again = (await owner.browser.call(draftStatement, { offerId: out.offerId ?? '' })).body
    const voided = (await owner.browser.call(voidStatement, { id: again.id, move: 'discard', reason: 'Wrong rate.' }))
      .body
    expect(voided).toMatchObject({ number: out.number, version: 2, status: 'voided' })
    // Nobody but the firm saw that one.
    expect((await talent.browser.call(readStatement, { id: again.id })).status).toBe(404)
  })

  test('expires after 14 days, also after a downtime, and is not signed before the job has noticed', async () => {
    const out = await statementOf(app, owner, talent, 'out')
    await talent.browser.call(viewStatement, { id: out.id })
    await app.database.ownerRun(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update statements set expires_at = now() - interval '30 days' from quiet where id = $1`,
      [out.id],
    )
    const late = [
      await signAs(talent, out, 'Maria Santelmo'),
      await talent.browser.call(declineStatement, { id: out.id, reason: 'Too late.' }),
      await owner.browser.call(voidStatement, { id: out.id, move: 'void', reason: 'Too late.' }),
    ]
    for (const { status, error } of late) expect([status, error?.message]).toEqual([409, 'This statement has expired.'])
    const end = () => app.services.db.asSystem((tx) => endStatements(tx, app.services))
    expect([await end(), await end()]).toEqual([1, 0])
    expect((await talent.browser.call(readStatement, { id: out.id })).body.status).toBe('expired')
    for (const { email } of [owner, talent])
      expect((await app.mails(email)).filter(({ kind }) => kind === 'statement-expired')).toHaveLength(1)
  })

  test('can be signed for 14 days by the firm’s clock, also when that changes in between', async () => {
    const id = await draftOf(app, owner, talent)
    const zone = zoneThatChangesIn(3)
    await app.database.ownerRun(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update statements set facts = jsonb_set(facts, '{zone}', to_jsonb($2::text)) from quiet where id = $1`,
      [id, zone],
    )
    const [found] = await app.database.ownerRun(
      `update statements set status = 'out', shown_file = '\\x01', shown_sha256 = encode(sha256('\\x01'), 'hex'), pages = 1 where id = $1
       returning (expires_at at time zone $2) - (sent_at at time zone $2) = interval '14 days' as days,
         extract(epoch from expires_at - sent_at)::int / 3600 as hours`,
      [id, zone],
    )
    expect(found).toEqual({ days: true, hours: 14 * 24 - 1 })
  })

  test('that both signed outlives both accounts; one that wasn’t goes with them', async () => {
    const [firm, person] = [await newBuyer(app), await newTalent(app)]
    const signed = await statementOf(app, firm, person, 'signed')
    await signAs(firm, signed, 'Ellen Reed')
    const sealed = (await fileOf(firm, signed.id, 'sealed')) as Buffer
    const open = await draftOf(app, firm, person)
    const { id: unsigned } = await statementOf(app, firm, person, 'signed')
    const told = async () => (await firm.browser.call(listNotices, {})).body.notices.map(({ path }) => path)
    expect(await told()).toContain(`/statements/${unsigned}`)
    await person.browser.call(deleteAccount, { password: testPassword })
    expect(await fileOf(firm, signed.id, 'sealed')).toEqual(sealed)
    expect(await rowOf(app, open)).toBeUndefined()
    expect(await told()).not.toContain(`/statements/${unsigned}`)
    await firm.browser.call(deleteAccount, { password: testPassword })
    expect((await app.visitor().call(verifyFile, { sha256: sha256(sealed) })).body.sealed?.number).toBe(signed.number)
  })
})
