import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Statement, signStatement, viewStatement } from '#contract/statements.ts'
import { createBrowser } from '../testing/browser.ts'
import { freePort, type Killable, killable } from '../testing/kills/killable.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { expectOneSealed } from './testing/one-sealed.ts'
import { type PausePoint, signingPoints } from './testing/pauses.ts'
import { signingStates } from './testing/signing-states.ts'
import { rowOf, signatureFor, statementOf } from './testing/statement.ts'

/** Where, or after which share of the time that signing takes. */
type Kill = readonly [signer: 'talent' | 'owner', moment: PausePoint | number]

const shares = Array.from({ length: 8 }, (_, index) => (index + 1) / 9)
/** `KILLS=all` for every point of both signatures and eight moments besides: each is a process of its own. */
const kills: readonly Kill[] = process.env.KILLS
  ? [...signingPoints, ...shares.map((share) => ['owner', share] as const)]
  : [
      ['talent', 'before the commit'],
      ['owner', 'after sealing'],
      ['owner', 'after the row'],
      ['owner', 'before an email'],
      ['owner', 'after the commit'],
    ]

const names = { talent: 'Maria Santelmo', owner: 'Ellen Reed' }

/** The product as a process of its own, over the test's database. */
type Product = { child: ReturnType<Killable['start']>; url: string; connectedAs: string }

describe.skipIf(!process.env.TEST_DATABASE_URL)('a process that is killed while a statement is signed', () => {
  let app: TestApp
  let processes: Killable
  let product: Product
  let usualMilliseconds = 0
  const found = { unsigned: 0, signed: 0 }

  async function start(): Promise<Product> {
    const port = await freePort()
    const connectedAs = `glide at ${port}`
    const database = new URL(app.database.url as string)
    database.searchParams.set('application_name', connectedAs)
    const child = processes.start(new URL('./testing/product.ts', import.meta.url), [], {
      DATABASE_URL: database.href,
      PORT: port,
    })
    await child.said('ready')
    return { child, url: `http://127.0.0.1:${port}`, connectedAs }
  }

  /** Someone with their session, at whichever process runs. */
  function atProduct(person: Person): Person {
    const reach = { request: (path: string, init: RequestInit) => fetch(product.url + path, init) }
    const browser = createBrowser(reach, app.env, person.browser.network)
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
    return { ...person, browser }
  }

  const sign = ({ browser }: Person, statement: Statement, signer: Kill[0]) =>
    browser.call(signStatement, signatureFor(statement, names[signer]))

  beforeAll(async () => {
    app = await testApp()
    processes = await killable({ APP_URL: app.env.appUrl, GLIDE_SECRET: app.env.secret, DATABASE_MIGRATE: '0' })
    product = await start()
    const people = { owner: await newBuyer(app), talent: await newTalent(app) }
    const owner = atProduct(people.owner)
    const warm = await statementOf(app, people.owner, people.talent, 'signed')
    await owner.browser.call(viewStatement, { id: warm.id })
    const before = performance.now()
    expect((await sign(owner, warm, 'owner')).body.status).toBe('executed')
    usualMilliseconds = performance.now() - before
  }, 120_000)
  afterAll(async () => {
    await processes?.close()
    await app?.close()
    if (process.env.KILLS)
      process.stdout.write(`${kills.length} kills: ${found.unsigned} found unsigned, ${found.signed} signed\n`)
  })

  /** The request is under way when the process dies; then nothing of it is left in the database. */
  async function killAt(moment: Kill[1], signing: () => Promise<unknown>): Promise<void> {
    const { child, connectedAs } = product
    if (typeof moment === 'string') {
      child.tell(moment)
      await child.said(`stops ${moment}`)
    }
    const reached = typeof moment === 'string' ? child.said(`reached ${moment}`) : after(usualMilliseconds * moment)
    const answer = signing().catch(() => undefined)
    await reached
    await child.kill()
    await answer
    const connections = () =>
      app.database.ownerRun('select from pg_stat_activity where application_name = $1', [connectedAs])
    await expect.poll(async () => (await connections()).length).toBe(0)
    product = await start()
  }

  test.each(kills)(
    'by the %s, killed at %s: unsigned and signed again, or signed',
    { timeout: 120_000 },
    async (signer, moment) => {
      const people = { owner: await newBuyer(app), talent: await newTalent(app) }
      const statement = await statementOf(app, people.owner, people.talent, signer === 'talent' ? 'out' : 'signed')
      const { id } = statement
      const [owner, talent] = [atProduct(people.owner), atProduct(people.talent)]
      const one = signer === 'owner' ? owner : talent
      await one.browser.call(viewStatement, { id })
      await killAt(moment, () => sign(one, statement, signer))

      const row = await rowOf(app, id)
      const { unsigned, signed } = signingStates[signer]
      const isSigned = row?.status === signed.status
      found[isSigned ? 'signed' : 'unsigned']++
      expect(row).toEqual(isSigned ? signed : unsigned)
      if (typeof moment === 'string') expect(isSigned).toBe(moment === 'after the commit')
      const told = async ({ email }: Person, kind: string) =>
        (await app.mails(email)).filter((mail) => mail.kind === kind).length
      const kind = signer === 'talent' ? 'statement-signed' : 'statement-executed'
      expect(await told(owner, kind)).toBe(isSigned ? 1 : 0)

      // The next process signs what wasn't, and both sides end up with one sealed file.
      if (!isSigned)
        expect(await sign(one, statement, signer)).toMatchObject({ status: 200, body: { status: signed.status } })
      if (signer === 'talent') {
        await owner.browser.call(viewStatement, { id })
        expect((await sign(owner, statement, 'owner')).body.status).toBe('executed')
      }
      await expectOneSealed(app, statement, { owner, talent })
    },
  )
})
