import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStatement } from '#contract/statements.ts'
import { embeddedDatabase } from '#db/testing/embedded-database.ts'
import { type Killable, killable } from '../testing/kills/killable.ts'
import { signedInAs } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { expectOneSealed } from './testing/one-sealed.ts'
import { signingPoints } from './testing/pauses.ts'
import { signingStates } from './testing/signing-states.ts'
import { rowOf, signAs } from './testing/statement.ts'

/** `KILLS=all` for every point of both signatures: each is a process of its own. */
const kills = process.env.KILLS ? signingPoints : ([['owner', 'after the trail']] as const)

let product: Killable
const found = { unsigned: 0, signed: 0 }
beforeAll(async () => {
  product = await killable()
}, 120_000)
afterAll(async () => {
  await product.close()
  if (process.env.KILLS)
    process.stdout.write(`${kills.length} kills: ${found.unsigned} found unsigned, ${found.signed} signed\n`)
})

test.each(kills)(
  'with the embedded database, by the %s, killed at %s: unsigned and signed again, or signed',
  { timeout: 120_000 },
  async (signer, point) => {
    const child = product.start(new URL('./testing/signing-process.ts', import.meta.url), [signer, point])
    await child.said(`reached ${point}`)
    await child.kill()

    const app = await testApp({}, () => embeddedDatabase(product.dataDir))
    const [made] = await app.database.ownerRun(
      `select s.id, t.email as talent, b.email as owner from statements s
       join users t on t.id = s.talent_id join buyers b on b.firm_id = s.firm_id order by s.created_at desc limit 1`,
    )
    const { id, ...emails } = made as { id: string; talent: string; owner: string }
    const people = { owner: await signedInAs(app, emails.owner), talent: await signedInAs(app, emails.talent) }
    const { unsigned, signed } = signingStates[signer]
    const isSigned = point === 'after the commit'
    found[isSigned ? 'signed' : 'unsigned']++
    expect(await rowOf(app, id)).toEqual(isSigned ? signed : unsigned)

    const statement = (await people.owner.browser.call(readStatement, { id })).body
    if (!isSigned) expect((await signAs(people[signer], statement, 'Ellen Reed')).body.status).toBe(signed.status)
    if (signer === 'talent') expect((await signAs(people.owner, statement, 'Ellen Reed')).body.status).toBe('executed')
    await expectOneSealed(app, statement, people)
    await app.close()
  },
)
