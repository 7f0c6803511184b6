import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNotices } from '#contract/notices.ts'
import { readWaiting } from '#contract/replies.ts'
import {
  draftStatement,
  listStatements,
  readStatement,
  saveStatement,
  sendStatement,
  signStatement,
  verifyFile,
  viewStatement,
  voidStatement,
} from '#contract/statements.ts'
import { insertOffer } from '#db/offers.ts'
import { query } from '#db/session.ts'
import { insertStatement } from '#db/statements.ts'
import { brand } from '#domain/brand.ts'
import { readEntry } from '#domain/statements/entries.ts'
import { firstTemplate } from '#domain/statements/template.ts'
import { checkSealedFile } from '../sealing/check-sealed-file.ts'
import { sha256 } from '../sealing/seal-document.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { sampleDetails, sampleFacts } from './testing/sample-facts.ts'
import { acceptedOfferOf, draftOf, fileOf, rowOf, signAs, signatureFor, statementOf } from './testing/statement.ts'

let app: TestApp
let owner: Person
let talent: Person
const folder = mkdtempSync(join(tmpdir(), 'glide-statements-'))
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('a statement of work', () => {
  test('and its offer are written once, also where the database plans for all values at once', async () => {
    const id = await draftOf(app, owner, talent)
    const [found] = await app.database.ownerRun(
      `select o.id as "offerId", o.application_id as "applicationId", o.project_id as "projectId"
       from offers o join statements s on s.offer_id = o.id where s.id = $1`,
      [id],
    )
    const { offerId, applicationId, projectId } = found as Record<'offerId' | 'applicationId' | 'projectId', string>
    await app.services.db.asUser({ userId: owner.userId }, async (tx) => {
      await tx.first(query.selectNoFrom(sql`set_config('plan_cache_mode', 'force_generic_plan', true)`.as('mode')))
      expect(await insertOffer(tx, { applicationId, projectId, status: 'sent' })).toBeUndefined()
      const template = { templateVersion: 1, isUnread: true, template: firstTemplate }
      const written = {
        offerId,
        projectId,
        talentId: talent.userId,
        ...template,
        facts: sampleFacts,
        details: sampleDetails,
      }
      expect(await insertStatement(tx, written)).toBeUndefined()
    })
    expect(await rowOf(app, id)).toMatchObject({ status: 'draft' })
  })

  test('has the rate and the fee of the accepted offer, whatever is written', async () => {
    const offerId = await acceptedOfferOf(app, owner, talent)
    const [written] = await app.database.ownerRun(
      `insert into statements (offer_id, project_id, talent_id, template_version, is_unread, template, facts, details)
       select o.id, o.project_id, $2, 1, true, '{}', '{"terms": {"rateCents": 1}, "feeBasisPoints": 4999, "zone": "UTC"}', '{}'
       from offers o where o.id = $1
       returning facts -> 'terms' as terms, facts ->> 'feeBasisPoints' as fee, facts ->> 'zone' as zone`,
      [offerId, talent.userId],
    )
    const [agreed] = await app.database.ownerRun(
      `select r.terms, o.fee_basis_points::text as fee, 'UTC' as zone
       from offers o join offer_rounds r on r.offer_id = o.id and r.number = o.round where o.id = $1`,
      [offerId],
    )
    expect(written).toEqual(agreed)
  })

  test('is drafted from the accepted offer, signed by the talent, then by the owner, sealed, kept and sent to both', async () => {
    const offerId = await acceptedOfferOf(app, owner, talent)
    const { id } = (await owner.browser.call(draftStatement, { offerId })).body
    expect((await owner.browser.call(draftStatement, { offerId })).body.id).toBe(id)
    expect((await talent.browser.call(readStatement, { id })).status).toBe(404)
    const draft = (await owner.browser.call(readStatement, { id })).body
    expect(draft).toMatchObject({ status: 'draft', actions: ['send', 'discard'], isUnread: true })
    const details = { ...draft.details, scope: 'Monthly close of three entities.' }
    const written = { id, expectedUpdatedAt: draft.updatedAt, details }
    await owner.browser.call(saveStatement, written)
    const sent = (await owner.browser.call(sendStatement, { id })).body
    expect(sent).toMatchObject({ status: 'out', actions: ['void'] })
    expect((await owner.browser.call(saveStatement, written)).status).toBe(409)

    const shown = (await fileOf(talent, id, 'shown')) as Buffer
    expect(sha256(shown)).toBe(sent.sha256)
    const unseen = await talent.browser.call(signStatement, signatureFor(sent, 'Maria Santelmo'))
    expect(unseen).toMatchObject({ status: 400, body: { error: { message: 'Please read all pages first.' } } })
    await talent.browser.call(viewStatement, { id })
    const signature = signatureFor(sent, 'Maria Santelmo')
    const wrong = await talent.browser.call(signStatement, { ...signature, proof: { password: 'guess' } })
    expect(wrong).toMatchObject({ status: 400, body: { error: { field: 'proof.password' } } })
    expect(await talent.browser.call(signStatement, { ...signature, sha256: 'a'.repeat(64) })).toMatchObject({
      status: 409,
    })
    // The owner doesn't sign before the talent.
    expect((await signAs(owner, sent, 'Ellen Reed')).status).toBe(409)
    expect((await talent.browser.call(signStatement, signature)).body).toMatchObject({ status: 'signed', actions: [] })

    const manager = await newMember(app, owner, 'manager')
    expect((await signAs(manager, sent, 'A Manager')).status).toBe(403)
    const done = (await signAs(owner, sent, 'Ellen Reed')).body
    expect(done).toMatchObject({ status: 'executed', actions: [] })
    const told = async ({ browser }: Person) =>
      (await browser.call(listNotices, {})).body.notices.filter(({ path }) => path === `/statements/${id}`)
    expect(await told(owner)).toMatchObject([{ kind: 'statement', text: { what: ' was signed by the talent' } }])
    expect(await told(talent)).toMatchObject([{ kind: 'statement', text: { what: ' was signed by both sides' } }])

    const sealed = (await fileOf(talent, id, 'sealed')) as Buffer
    expect(sealed.equals((await fileOf(owner, id, 'sealed')) as Buffer)).toBe(true)
    expect(sealed.subarray(0, shown.length).equals(shown)).toBe(true)
    for (const other of [await newBuyer(app), await newTalent(app)])
      for (const which of ['shown', 'sealed'] as const) expect(await fileOf(other, id, which)).toBe(404)
    expect((await app.visitor().send(`/api/statements/${id}/sealed.pdf`)).status).toBe(401)
    const path = join(folder, 'sealed.pdf')
    writeFileSync(path, sealed)
    expect(spawnSync('pdfsig', [path], { encoding: 'utf8' }).stdout).toContain('Signature is Valid')
    const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout
    for (const element of [
      'Intent',
      'Consent',
      'Association',
      'Attribution',
      'Retention',
      'Audit trail',
      sent.sha256 ?? '',
    ])
      expect(text).toContain(element)
    const checked = await checkSealedFile(sealed)
    const trail = checked.isWhole ? checked.trail.entries.map(({ entry }) => readEntry(entry)) : []
    expect(trail.map(({ what }) => what).join()).toBe(
      'drafted,sent,viewed,consented,signed,viewed,consented,signed,sealed',
    )
    expect(trail.filter(({ what }) => what === 'signed')).toMatchObject([
      { as: 'talent', name: 'Maria Santelmo', sha256: sent.sha256, proof: 'password', zone: 'America/New_York' },
      { as: 'owner', name: 'Ellen Reed', sha256: sent.sha256 },
    ])
    for (const { email } of [owner, talent]) {
      const mail = (await app.mails(email)).find(({ kind }) => kind === 'statement-executed')
      expect(mail?.subject).toBe(`Signed by both sides: ${done.number}`)
    }
    const listed = (await talent.browser.call(listStatements, {})).body
    expect(listed.statements.some((one) => one.id === id)).toBe(true)
    const beyond = { statements: [], total: listed.statements.length, pageCount: 1, isTotalExact: true }
    expect((await talent.browser.call(listStatements, { page: 2 })).body).toEqual(beyond)

    const found = await app.visitor().call(verifyFile, { sha256: sha256(sealed) })
    expect(found.body.sealed).toMatchObject({ number: done.number, version: 1, initials: 'M. S. and E. R.' })
    expect((await app.visitor().call(verifyFile, { sha256: sent.sha256 ?? '' })).body.sealed).toBeNull()
    expect((await app.visitor().call(verifyFile, { sha256: sha256(sealed).slice(0, 63) })).status).toBe(400)
    // Nothing of it can be changed anymore, whoever tries.
    for (const change of [
      `reason = 'x'`,
      `sealed_file = shown_file`,
      `status = 'voided'`,
      `details = '{}'`,
      `pages = 9`,
    ])
      await expect(app.database.ownerRun(`update statements set ${change} where id = $1`, [id])).rejects.toThrow()
  })

  test('is read by the very owner who signs it, and the trail says who viewed and who signed', async () => {
    const other = await newMember(app, owner, 'owner')
    const statement = await statementOf(app, owner, talent, 'signed')
    const { id } = statement
    await owner.browser.call(viewStatement, { id })
    await owner.browser.call(viewStatement, { id })
    expect((await other.browser.call(readStatement, { id })).body.hasViewed).toBe(false)
    const unseen = await other.browser.call(signStatement, signatureFor(statement, 'Test Member'))
    expect(unseen).toMatchObject({ status: 400, body: { error: { message: 'Please read all pages first.' } } })
    // Nobody views for someone else, nor takes it back.
    for (const viewers of [`viewed_by || '${other.userId}'::uuid`, `'{}'`])
      await expect(
        app.services.db.asUser({ userId: owner.userId }, (tx) =>
          tx.count(
            query
              .updateTable('statements')
              .set({ viewed_by: sql.raw(viewers) })
              .where('id', '=', id),
          ),
        ),
      ).rejects.toThrow('everyone views for themselves')

    const textOf = async (which: 'shown' | 'sealed') =>
      spawnSync('pdftotext', ['-', '-'], { input: (await fileOf(talent, id, which)) as Buffer, encoding: 'utf8' })
        .stdout
    expect((await talent.browser.call(readStatement, { id })).body.signedBy).toBeNull()
    expect(await textOf('shown')).toContain(`Signs: An owner of ${statement.client}`)
    expect(await textOf('shown')).not.toMatch(/Ellen Reed|Sam Pruitt/)
    expect((await signAs(other, statement, 'Sam Pruitt')).body).toMatchObject({
      status: 'executed',
      signedBy: 'Sam Pruitt',
    })
    for (const reader of [owner, talent])
      expect((await reader.browser.call(readStatement, { id })).body.signedBy).toBe('Sam Pruitt')
    expect(await textOf('sealed')).toContain('Sam Pruitt')
    const checked = await checkSealedFile((await fileOf(talent, id, 'sealed')) as Buffer)
    const trail = checked.isWhole ? checked.trail.entries.map(({ entry }) => readEntry(entry)) : []
    expect(trail.slice(5).map(({ what, who }) => [what, who])).toEqual([
      ['viewed', 'Ellen Reed'],
      ['viewed', 'Test'],
      ['consented', 'Test'],
      ['signed', 'Test'],
      ['sealed', brand.name],
    ])
    expect(await app.database.ownerRun('select viewed_by from statements where id = $1', [id])).toEqual([
      { viewed_by: [] },
    ])
  })

  test('waits for whose turn it is: a draft for those who manage, a signature for the talent, then for an owner', async () => {
    const [firm, person] = [await newBuyer(app), await newTalent(app)]
    const manager = await newMember(app, firm, 'manager')
    const waits = async () => {
      await app.jobs.runDue('follow-clock')
      return Promise.all(
        [firm, manager, person].map(async ({ browser }) =>
          (await browser.call(readWaiting, {})).body.waiting.some(({ kind }) => kind === 'statement'),
        ),
      )
    }
    const id = await draftOf(app, firm, person)
    expect(await waits()).toEqual([true, true, false])
    const [shown] = (await firm.browser.call(readWaiting, {})).body.waiting.filter(({ kind }) => kind === 'statement')
    const professional = (await firm.browser.call(readStatement, { id })).body.professional
    expect(shown).toMatchObject({ path: `/statements/${id}`, names: [professional], title: 'Month-end close' })
    const out = (await firm.browser.call(sendStatement, { id })).body
    expect(await waits()).toEqual([false, false, true])
    await signAs(person, out, 'Maria Santelmo')
    expect(await waits()).toEqual([true, false, false])
    await firm.browser.call(voidStatement, { id, move: 'void', reason: 'Wrong rate.' })
    expect(await waits()).toEqual([false, false, false])
    // Whoever thinks about a contract isn't slow to reply.
    const timed = await app.database.ownerRun(
      `select from reply_clocks where subject_id = $1 and minutes is not null`,
      [id],
    )
    expect(timed).toEqual([])
  })
})
