import { readEnv } from '../../env.ts'
import { openDatabase, startServices } from '../../start-services.ts'
import { refundCredit } from '../refund-credit.ts'

/** A process that sends back what a credit note says, and stops for good once Stripe was asked for so many refunds, so that a test can kill it there. */
const [noteId = '', most] = process.argv.slice(2)
const env = readEnv(process.env)
const { services } = await startServices(env, await openDatabase(env, () => {}))
const { stripe } = services
if (!stripe) throw new Error('There is nothing to refund by.')
const create = stripe.refunds.create.bind(stripe.refunds)
let asked = 0
stripe.refunds.create = (async (...given: Parameters<typeof create>) => {
  const refund = await create(...given)
  asked += 1
  if (asked === Number(most)) {
    process.stdout.write('reached it\n')
    await new Promise(() => {})
  }
  return refund
}) as typeof create
await refundCredit(noteId, services)
