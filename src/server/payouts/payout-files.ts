import { type Context, Hono } from 'hono'
import { readOperatorDay } from '#db/invoices.ts'
import { listPayoutLines, listPayouts, openPayoutAccounts, readPayeeName } from '#db/payouts.ts'
import type { Principal, Tx } from '#db/session.ts'
import { type CsvCell, csvHead, csvLine } from '#domain/csv.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { decimalCents } from '#domain/money.ts'
import { accountCells, accountLabels, countryName } from '#domain/payouts/account.ts'
import { payoutLabels } from '#domain/payouts/payout.ts'
import { forbidden, notSignedIn } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { Services } from '../services.ts'
import { accountSeal } from './account-seal.ts'
import { drawPayouts } from './draw-payouts.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What is due to everyone, for whoever pays it, with the accounts to pay it into; and one person's statement, for them and for admins. */
export function payoutFileRoutes({ db, env, secrets }: Pick<Services, 'db' | 'env' | 'secrets'>) {
  const seal = accountSeal({ secrets })
  const asReader = <T>(context: Context, work: (tx: Tx, me: Principal) => Promise<T>) => {
    const person = sessionCookie(context, env).person()
    if (!person) throw notSignedIn()
    return db.asUser(person, work)
  }
  const linesOf = (context: Context) =>
    asReader(context, async (tx, { role, userId }) => {
      const named = context.req.query('talent')
      if (role === 'buyer') throw forbidden()
      const talentId = role === 'admin' && named && uuid.test(named) ? named : userId
      return {
        today: await readOperatorDay(tx),
        name: await readPayeeName(tx, talentId),
        lines: await listPayoutLines(tx, talentId),
      }
    })
  return new Hono()
    .get('/api/payouts.csv', async (context) => {
      const { rows, opened } = await asReader(context, async (tx, { role }) => {
        if (role !== 'admin') throw forbidden()
        return { rows: await listPayouts(tx, await readOperatorDay(tx)), opened: await openPayoutAccounts(tx) }
      })
      const accounts = new Map(opened.map((one) => [one.userId, one]))
      const bankHeads = ['Bank country', ...Object.values(accountLabels), 'Account changed']
      const heads = ['Name', 'Email', 'Lives in', 'Country', 'Currency', 'Due now', 'Total owed', 'Next due']
      const cells = rows.map(({ name, email, place, country, currency, dueCents, owedCents, nextDueOn, talentId }) => {
        const found = talentId ? accounts.get(talentId) : undefined
        const bank = found ? bankCells(found, seal) : []
        return [
          ...[name, email, place, country, currency],
          ...[decimalCents(dueCents), decimalCents(owedCents), nextDueOn],
          ...bankHeads.map((_, index) => bank[index] ?? null),
        ]
      })
      return send(context, 'payouts.csv', 'text/csv; charset=utf-8', csvOf([...heads, ...bankHeads], cells))
    })
    .get('/api/payouts/statement.csv', async (context) => {
      const { lines } = await linesOf(context)
      const heads = ['Due', 'Kind', 'Client', 'Week of', 'Hours', 'Rate', 'Amount', 'Currency', 'Reference', 'Note']
      const cells = lines.map((line) => [
        ...[line.dueOn, payoutLabels[line.kind], line.client, line.startsOn],
        ...[
          line.minutes === null ? null : formatHours(line.minutes),
          line.rateCents === null ? null : decimalCents(line.rateCents),
        ],
        ...[decimalCents(line.amountCents), line.currency, line.reference, line.note],
      ])
      return send(context, 'statement.csv', 'text/csv; charset=utf-8', csvOf(heads, cells))
    })
    .get('/api/payouts/statement.pdf', async (context) => {
      const { today, name, lines } = await linesOf(context)
      return send(context, `statement-${today}.pdf`, 'application/pdf', await drawPayouts(name, lines, today))
    })
}

type Opened = Awaited<ReturnType<typeof openPayoutAccounts>>[number]

/** One that was encrypted with another key keeps nobody else from being paid. */
function bankCells({ userId, sealedAccount, updatedAt }: Opened, seal: ReturnType<typeof accountSeal>): CsvCell[] {
  try {
    const account = seal.open(userId as string, sealedAccount as Uint8Array)
    const changedOn = updatedAt?.toISOString().slice(0, 10) ?? null
    return [countryName(account.country), ...accountCells(account), changedOn]
  } catch {
    return ['Can’t be read. Please ask them to enter it again.']
  }
}

const csvOf = (heads: string[], rows: CsvCell[][]) => `${csvHead(heads)}${rows.map(csvLine).join('')}`

const send = (context: Context, name: string, type: string, body: Uint8Array | string) =>
  context.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
