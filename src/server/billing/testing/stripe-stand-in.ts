import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = Record<string, unknown> & { id: string; customer?: string | null }
type Answer = { status: number; body: unknown }
type StripeCall = { method: string; path: string; body: Record<string, string>; idempotencyKey?: string }

const madeUpId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`
const failed = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message: code } },
})

/** Implements the part of Stripe's HTTP API that the product uses, on a real port; `trouble` makes it slow, failing or silent. */
export async function openStripeStandIn() {
  const customers = new Map<string, Kept>()
  const methods = new Map<string, Kept>()
  const intents = new Map<string, Kept>()
  const refunds = new Map<string, Kept>()
  const charging = { next: 'succeeded' as 'succeeded' | 'processing' | 'requires_action' | 'declined' | 'too_small' }
  const answered = new Map<string, { body: string; answer: Promise<Answer> }>()
  const calls: StripeCall[] = []
  const trouble = { delayMs: 0, until: Promise.resolve() as Promise<unknown>, failures: 0, isSilent: false }
  let clock = 1_700_000_000

  const owned = (id: string) => customers.get(id) ?? failed(404, 'resource_missing')
  const endpoints: [RegExp, (body: Record<string, string>, id: string) => unknown][] = [
    [/^POST customers$/, (body) => keep(customers, { ...newCustomer(), email: body.email })],
    [/^GET customers\/(\w+)$/, (_, id) => owned(id)],
    [/^POST customers\/(\w+)$/, (body, id) => choose(id, body['invoice_settings[default_payment_method]'])],
    [/^DELETE customers\/(\w+)$/, (_, id) => dropCustomer(id)],
    [/^GET customers\/(\w+)\/payment_methods$/, (_, id) => listOf(id)],
    [/^POST setup_intents$/, ({ customer }) => ({ id: madeUpId('seti'), customer, client_secret: madeUpId('secret') })],
    [/^POST payment_methods\/(\w+)\/detach$/, (_, id) => detach(id)],
    [/^POST payment_intents$/, (body) => createIntent(body)],
    [/^GET payment_intents$/, ({ customer }) => pageOf(intents, customer)],
    [/^POST refunds$/, (body) => refund(body)],
    [/^GET refunds$/, ({ payment_intent: intent }) => listed(refundsOf(intent))],
    [/^POST payment_intents\/(\w+)\/confirm$/, (_, id) => confirmIntent(id)],
    [/^POST payment_intents\/(\w+)\/cancel$/, (_, id) => cancelIntent(id)],
  ]

  /** As off session: a card that needs its owner, or is declined, is an error that carries the intent. */
  const createIntent = (body: Record<string, string>) => {
    const { next } = charging
    if (next === 'too_small') return failed(400, 'amount_too_small')
    const code = next === 'declined' ? 'card_declined' : next === 'requires_action' ? 'authentication_required' : null
    const intent = keep(intents, {
      id: madeUpId('pi'),
      object: 'payment_intent',
      amount: Number(body.amount),
      amount_received: next === 'succeeded' ? Number(body.amount) : 0,
      customer: body.customer ?? null,
      metadata: { invoice_id: body['metadata[invoice_id]'], attempt: body['metadata[attempt]'] },
      status: code ? 'requires_payment_method' : next,
      last_payment_error: code && { code, decline_code: code },
    })
    if (!code) return intent
    return { status: 402, body: { error: { type: 'card_error', code, message: code, payment_intent: intent } } }
  }
  const confirmIntent = (id: string) => ({
    ...intents.get(id),
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/confirm' } },
  })
  const cancelIntent = (id: string) => {
    const intent = intents.get(id)
    if (!intent) return failed(404, 'resource_missing')
    if (intent.status === 'succeeded' || intent.status === 'processing') {
      const code = 'payment_intent_unexpected_state'
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', code, message: code, payment_intent: intent } },
      }
    }
    return keep(intents, { ...intent, status: 'canceled' })
  }
  const refundsOf = (intent: string | undefined) =>
    [...refunds.values()].filter((one) => one.payment_intent === intent).reverse()
  /** At most what is left of a payment. */
  const refund = ({ payment_intent: intent, amount, ...body }: Record<string, string>) => {
    const back = refundsOf(intent).reduce((sum, one) => sum + Number(one.amount), 0)
    if (back + Number(amount) > Number(intents.get(intent ?? '')?.amount_received))
      return failed(400, 'charge_already_refunded')
    const metadata = { credit_note_id: body['metadata[credit_note_id]'] }
    const made = { id: madeUpId('re'), object: 'refund', payment_intent: intent, amount: Number(amount), metadata }
    return keep(refunds, { ...made, status: 'succeeded' })
  }
  const dropCustomer = (id: string) =>
    customers.delete(id) ? { id, object: 'customer', deleted: true } : failed(404, 'resource_missing')
  const newCustomer = () => ({ id: madeUpId('cus'), object: 'customer', invoice_settings: chosen(null) })
  const chosen = (id: string | null | undefined) => ({ default_payment_method: id ?? null })
  const keep = (map: Map<string, Kept>, kept: Kept) => map.set(kept.id, kept).get(kept.id)
  const choose = (id: string, method: string | undefined) =>
    keep(customers, { ...customers.get(id), id, invoice_settings: chosen(method) })
  const listOf = (id: string) => {
    if (!customers.has(id)) return failed(404, 'resource_missing')
    return pageOf(methods, id)
  }
  const pageOf = (map: Map<string, Kept>, owner: string | undefined) => {
    return listed([...map.values()].filter(({ customer }) => customer === owner).reverse())
  }
  const listed = (data: Kept[]) => ({ object: 'list', has_more: false, url: '/v1', data })
  const detach = (id: string) => {
    const method = methods.get(id)
    if (!method) return failed(404, 'resource_missing')
    methods.delete(id)
    return { ...method, customer: null }
  }

  async function answer({ method, path, body }: StripeCall): Promise<Answer> {
    await Promise.all([new Promise((resolve) => setTimeout(resolve, trouble.delayMs)), trouble.until])
    if (trouble.failures > 0 && trouble.failures--) return failed(500, 'api_error')
    for (const [pattern, perform] of endpoints) {
      const match = pattern.exec(`${method} ${path}`)
      if (!match) continue
      const made = perform(body, match[1] ?? '') as Answer
      return typeof made?.status === 'number' ? made : { status: 200, body: made }
    }
    return failed(404, 'url_invalid')
  }

  /** The same key returns the same response; with another body it is rejected, as Stripe does. */
  function answerOnce(call: StripeCall): Promise<Answer> {
    const { idempotencyKey } = call
    if (!idempotencyKey) return answer(call)
    const body = JSON.stringify([call.path, call.body])
    const before = answered.get(idempotencyKey)
    if (before) return before.body === body ? before.answer : Promise.resolve(failed(400, 'idempotency_error'))
    const given = answer(call)
    answered.set(idempotencyKey, { body, answer: given })
    void given.then(({ status }) => status >= 500 && answered.delete(idempotencyKey))
    return given
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const text = (await request.toArray()).join('')
    const key = request.headers['idempotency-key']
    const call: StripeCall = {
      method: request.method ?? 'GET',
      path: url.pathname.replace('/v1/', ''),
      body: Object.fromEntries(new URLSearchParams(text || url.search)),
      ...(typeof key === 'string' && { idempotencyKey: key }),
    }
    calls.push(call)
    if (trouble.isSilent) return
    const { status, body } = await answerOnce(call)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': madeUpId('req') })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    customers,
    methods,
    intents,
    refunds,
    charging,
    trouble,
    /** As after a day. */
    forgetKeys: () => answered.clear(),
    /** What Stripe does once its own fields were filled in. */
    attach: (customer: string, details: object = card('visa', '4242')) =>
      keep(methods, { id: madeUpId('pm'), object: 'payment_method', created: clock++, customer, ...details }) as Kept,
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

export const card = (brand: string, last4: string) => ({
  type: 'card',
  card: { brand, display_brand: brand, last4, exp_month: 4, exp_year: 2030 },
})

export const bankAccount = (bank_name: string, last4: string) => ({
  type: 'us_bank_account',
  us_bank_account: { bank_name, last4 },
})
