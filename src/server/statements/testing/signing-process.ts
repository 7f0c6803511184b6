import { signStatement, viewStatement } from '#contract/statements.ts'
import { embeddedDatabase } from '#db/testing/embedded-database.ts'
import { newBuyer, newTalent } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { withPauses } from './pauses.ts'
import { signatureFor, statementOf } from './statement.ts'

/** The product over its own folder: someone signs, and it stops at the point it is told, for good, so that a test can kill it there. */
const [signer, pauseAt] = process.argv.slice(2)
const app = await testApp({}, () => embeddedDatabase(process.env.DATA_DIR as string))
const people = { owner: await newBuyer(app), talent: await newTalent(app) }
const statement = await statementOf(app, people.owner, people.talent, signer === 'talent' ? 'out' : 'signed')
const { browser } = signer === 'talent' ? people.talent : people.owner
await browser.call(viewStatement, { id: statement.id })

const paused = withPauses({ ...app.services }, async (point) => {
  if (point !== pauseAt) return
  process.stdout.write(`reached ${point}\n`)
  await new Promise(() => {})
})
Object.assign(app.services, paused)
await browser.call(signStatement, signatureFor(statement, 'Somebody Else'))
