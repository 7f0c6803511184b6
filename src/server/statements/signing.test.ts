import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signStatement, viewStatement } from '#contract/statements.ts'
import {
  addPasskey,
  askForPasskey,
  confirmAuthenticator,
  startAuthenticator,
  startPasskey,
} from '#contract/two-factor.ts'
import { signingMessages } from '#domain/statements/signing.ts'
import { checkSealedFile } from '../sealing/check-sealed-file.ts'
import { openSealing } from '../sealing/open-sealing.ts'
import { timestampService } from '../sealing/testing/timestamp-service.ts'
import { createPasskey } from '../testing/passkey.ts'
import { newBuyer, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { totpCode, totpStep } from '../two-factor/totp.ts'
import { fileOf, rowOf, signatureFor, statementOf } from './testing/statement.ts'

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
  test('is signed with the code of an authenticator app, once, and not with that of another', async () => {
    const person = await newTalent(app)
    const { secret } = (await person.browser.call(startAuthenticator, { password: testPassword })).body
    const step = totpStep(Date.now())
    await person.browser.call(confirmAuthenticator, { code: totpCode(secret, step) })
    const out = await statementOf(app, owner, person, 'out')
    await person.browser.call(viewStatement, { id: out.id })
    const signWith = (code: string) =>
      person.browser.call(signStatement, { ...signatureFor(out, 'Maria Santelmo'), proof: { code } })
    const used = await signWith(totpCode(secret, step))
    expect(used).toMatchObject({ status: 400, body: { error: { field: 'proof.code' } } })
    expect((await signWith(totpCode(secret, step + 1))).body.status).toBe('signed')
  })

  test('is signed with a passkey of one’s own that verified its user', async () => {
    const person = await newTalent(app)
    const [own, strangers] = [createPasskey(app.env.appUrl), createPasskey(app.env.appUrl)]
    for (const [{ browser }, passkey] of [
      [person, own],
      [talent, strangers],
    ] as const) {
      const question = (await browser.call(startPasskey, { password: testPassword })).body
      await browser.call(addPasskey, { token: question.challenge, name: 'Phone', passkey: passkey.create(question) })
    }
    const out = await statementOf(app, owner, person, 'out')
    await person.browser.call(viewStatement, { id: out.id })
    const signWith = async (passkey: typeof own, lies = {}) => {
      const question = (await person.browser.call(askForPasskey, {})).body
      const proof = { token: question.challenge, passkey: passkey.use(question, lies) }
      return person.browser.call(signStatement, { ...signatureFor(out, 'Maria Santelmo'), proof })
    }
    expect((await signWith(strangers)).status).toBe(400)
    expect((await signWith(own, { isVerified: false })).status).toBe(400)
    expect((await signWith(own)).body.status).toBe('signed')
  })

  test('is signed or not when anything fails on the way, never between', async () => {
    const signed = await statementOf(app, owner, talent, 'signed')
    await owner.browser.call(viewStatement, { id: signed.id })
    const before = await rowOf(app, signed.id)
    const { services } = app
    const { sealing, mailer, passwords } = services
    const failing = (after: number) => {
      let left = after
      return () => {
        if (left-- <= 0) throw new Error('killed')
      }
    }
    const breakings: (() => void)[] = [
      () => (services.passwords = { ...passwords, verify: async () => failing(0)() as never }),
      () => (services.sealing = { ...sealing, seal: async () => failing(0)() as never }),
      ...[0, 1].map((after) => () => {
        const fail = failing(after)
        services.mailer = {
          queue: async (tx, mail) => {
            fail()
            return mailer.queue(tx, mail)
          },
        }
      }),
    ]
    for (const broken of breakings) {
      broken()
      expect((await owner.browser.call(signStatement, signatureFor(signed, 'Ellen Reed'))).status).toBe(500)
      Object.assign(services, { sealing, mailer, passwords })
      expect(await rowOf(app, signed.id)).toEqual(before)
    }
    // In the database: at the status, at each of the entries, at each of the emails, and at the very end.
    for (const [index, point] of [
      `before update on statements for each row when (new.status = 'executed')`,
      `after update on statements for each row when (new.status = 'executed')`,
      ...[7, 8, 9].map((number) => `before insert on statement_entries for each row when (new.number = ${number})`),
      `after insert on statement_entries for each row`,
      `before insert on mails for each row`,
      `after insert on mails for each row`,
      `before insert on jobs for each row`,
      `before insert on events for each row`,
    ].entries()) {
      await app.database.ownerRun(
        `create or replace function public.killed() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
      )
      await app.database.ownerRun(`create trigger zz_killed ${point} execute function public.killed()`)
      const table = /on (\w+)/.exec(point)?.[1]
      const answer = await owner.browser.call(signStatement, signatureFor(signed, 'Ellen Reed'))
      await app.database.ownerRun(`drop trigger zz_killed on ${table}`)
      expect([index, answer.status]).toEqual([index, 500])
      expect(await rowOf(app, signed.id)).toEqual(before)
    }
    await app.database.ownerRun('delete from identity.attempts')
    expect((await owner.browser.call(signStatement, signatureFor(signed, 'Ellen Reed'))).body.status).toBe('executed')
  })

  test('isn’t signed without the timestamp that the operator wants, and is once the service answers', async () => {
    const service = await timestampService()
    const { sealing } = app.services
    const env = { ...app.env, timestampUrl: service.url }
    app.services.sealing = openSealing({ ...app.services, env }, { timeoutSeconds: 30 })
    const signed = await statementOf(app, owner, talent, 'signed')
    await owner.browser.call(viewStatement, { id: signed.id })
    const before = await rowOf(app, signed.id)
    const sign = () => owner.browser.call(signStatement, signatureFor(signed, 'Ellen Reed'))
    service.answerWith((response) => response.writeHead(503).end())
    expect(await sign()).toMatchObject({ status: 503, error: { message: signingMessages.noTimestamp } })
    expect(await rowOf(app, signed.id)).toEqual(before)
    service.answerWith()
    expect((await sign()).body.status).toBe('executed')
    const checked = await checkSealedFile((await fileOf(owner, signed.id, 'sealed')) as Buffer)
    expect(checked).toMatchObject({ isWhole: true, seal: { timestamp: { at: expect.any(Date) } } })
    app.services.sealing = sealing
    service.close()
  })
})
