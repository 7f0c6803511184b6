import { payInvoice as endpoint } from '#contract/invoices.ts'
import { type Charge, latestCharge } from '#db/charges.ts'
import { findInvoice, type StoredInvoice } from '#db/invoices.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { canBeCharged, openCents } from '#domain/invoices/status.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { callStripe } from '../billing/call-stripe.ts'
import { externalRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { cancelCharge } from './cancel-charge.ts'
import { chargeInvoice, refuseUnseen, storedMethod } from './charge-invoice.ts'

/** Charges the stored method now. Where the bank wants the card's owner to confirm, the answer is its page. */
export const payInvoice = externalRoute(endpoint, async ({ id, expectedOpenCents }, me, { services }) => {
  const own = await services.db.asUser({ userId: me.userId }, (tx) => findInvoice(tx, id))
  if (!own) throw notFound(invoiceMessages.notFound)
  refuseUnseen(own, expectedOpenCents)
  const before = await services.db.asSystem((tx) => latestCharge(tx, id))
  const waiting = before?.outcome === 'action' ? before : undefined
  if (!waiting || !(await isStillMeant(waiting, own, services))) {
    if (waiting) await cancelCharge(waiting, services)
    await chargeInvoice(id, services, expectedOpenCents)
  }
  const [charge, invoice] = await services.db.asSystem(
    async (tx) => [await latestCharge(tx, id), await findInvoice(tx, id)] as const,
  )
  if (!invoice || charge?.outcome !== 'action' || !charge.paymentIntentId) return { redirect: null }
  if (charge.amountCents !== openCents(invoice)) throw new Problem('conflict', invoiceMessages.openChanged)
  const intent = await callStripe(services, invoiceMessages.notCharged, (stripe) =>
    stripe.paymentIntents.confirm(charge.paymentIntentId as string, {
      payment_method: charge.methodId,
      return_url: `${services.env.appUrl}/invoices/${id}`,
    }),
  )
  return { redirect: intent.next_action?.redirect_to_url?.url ?? null }
})

/** Whether a charge that waits is for what is open, by the method that is stored now. */
async function isStillMeant(charge: Charge, invoice: StoredInvoice, services: Services): Promise<boolean> {
  if (!canBeCharged(invoice.status) || charge.amountCents !== openCents(invoice)) return false
  return charge.methodId === (await storedMethod(invoice.id, services)).methodId
}
