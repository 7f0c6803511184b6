import { Stripe } from 'stripe'
import { readInvoice } from '#contract/invoices.ts'
import { draftInvoice, issueDraft } from '#db/invoices.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { billingApp, webhookSecret } from '../../billing/testing/billing-app.ts'
import type { Person } from '../../testing/people.ts'

/** Firms that owe, and a Stripe that tells what became of their charges. */
export async function chargingApp() {
  const billing = await billingApp()
  const run = (sql: string, parameters: unknown[] = []) => billing.app.database.ownerRun(sql, parameters)

  /** The owner of a firm with a stored card, and an invoice over $400. */
  async function owing() {
    const owner = await billing.customer()
    billing.stripe.attach(owner.customerId)
    const [seat] = await run('select firm_id as id from buyers where user_id = $1', [owner.userId])
    return { owner, id: await another(seat?.id as string) }
  }

  async function another(firmId: string, weeks = [{ minutes: 600, rateCents: 4000 }]): Promise<string> {
    const { app } = billing
    await billedFirm(app.database, weeks, { firmId })
    return app.services.db.asSystem(async (tx) => {
      const id = (await draftInvoice(tx, { firmId, engagementId: null, through: '2026-11-15' })) as string
      await issueDraft(tx, id)
      return id
    })
  }

  let events = 0
  async function deliver(type: string, object: object, created = Math.floor(Date.now() / 1000)) {
    const payload = JSON.stringify({ id: `evt_pay_${++events}`, object: 'event', type, created, data: { object } })
    return send(payload)
  }
  async function send(payload: string) {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret })
    const response = await billing.app.app.request('/api/billing/webhook', {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body: payload,
    })
    return response.status
  }

  const intentsOf = (id: string) =>
    [...billing.stripe.intents.values()].filter(
      ({ metadata }) => (metadata as { invoice_id: string }).invoice_id === id,
    )
  const stateOf = async (owner: Person, id: string) => {
    const { status, charge, openCents } = (await owner.browser.call(readInvoice, { id })).body
    return { status, outcome: charge?.outcome, openCents }
  }
  return { billing, run, owing, another, deliver, send, intentsOf, stateOf }
}
