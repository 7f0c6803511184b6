import { readEnv } from '../../env.ts'
import { openDatabase, startServices } from '../../start-services.ts'
import { chargeInvoice } from '../charge-invoice.ts'
import { withPauses } from './pauses.ts'

/** A process that charges an invoice and stops at the point it is told, for good, so that a test can kill it there. */
const [invoiceId = '', pauseAt] = process.argv.slice(2)
const env = readEnv(process.env)
const { services } = await startServices(env, await openDatabase(env, () => {}))
const paused = withPauses(services, async (point) => {
  if (point !== pauseAt) return
  process.stdout.write(`reached ${point}\n`)
  await new Promise(() => {})
})
await chargeInvoice(invoiceId, paused)
