import { type Context, Hono } from 'hono'
import type { OperatorMonth } from '#contract/invoices.ts'
import { findCreditNote, findInvoice } from '#db/invoices.ts'
import type { Principal, Tx } from '#db/session.ts'
import { type CsvCell, csvHead, csvLine } from '#domain/csv.ts'
import { ledgerLabels, ledgerSigns } from '#domain/invoices/ledger.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { decimalCents } from '#domain/money.ts'
import { forbidden, notFound, notSignedIn } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { Services } from '../services.ts'
import { type DrawnInvoice, drawInvoice } from './draw-invoice.ts'
import { loadLedger } from './load-ledger.ts'
import { loadMonth } from './load-month.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Invoices and credit notes as PDF, ledger and month as CSV, for whoever may read them. */
export function invoiceFileRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  const asReader = <T>(context: Context, work: (tx: Tx, me: Principal) => Promise<T>) => {
    const person = sessionCookie(context, env).person()
    if (!person) throw notSignedIn()
    return db.asUser(person, (tx, me) => {
      if (me.role === 'talent') throw forbidden()
      return work(tx, me)
    })
  }
  const sendPdf = async (context: Context, name: string, drawn: DrawnInvoice) =>
    send(context, `${name}.pdf`, 'application/pdf', await drawInvoice(drawn, madeAt(drawn)))

  return new Hono()
    .get('/api/invoices/:id/file.pdf', async (context) => {
      const id = context.req.param('id')
      const found = uuid.test(id) ? await asReader(context, (tx) => findInvoice(tx, id)) : undefined
      if (!found) throw notFound(invoiceMessages.notFound)
      const { client, clientPlace, ...invoice } = found
      return sendPdf(context, found.number ?? 'draft', {
        kind: 'invoice',
        ...invoice,
        client: { name: client, place: clientPlace },
      })
    })
    .get('/api/credit-notes/:id/file.pdf', async (context) => {
      const id = context.req.param('id')
      if (!uuid.test(id)) throw notFound(invoiceMessages.notFound)
      const drawn = await asReader(context, async (tx) => {
        const note = await findCreditNote(tx, id)
        const invoice = note && (await findInvoice(tx, note.invoiceId))
        if (!invoice) return undefined
        const { number, reason, issuedOn, client, clientPlace, credits } = note
        const lines = invoice.lines.filter(({ creditNoteId }) => creditNoteId === id)
        const place = { name: client, place: clientPlace }
        return { kind: 'credit_note' as const, number, reason, issuedOn, client: place, credits: credits ?? '', lines }
      })
      if (!drawn) throw notFound(invoiceMessages.notFound)
      return sendPdf(context, drawn.number, drawn)
    })
    .get('/api/ledger.csv', async (context) => {
      const firm = context.req.query('firm')
      if (firm !== undefined && !uuid.test(firm)) throw notFound('Firm Not Found')
      const { entries } = await asReader(context, (tx, me) => loadLedger(tx, me, { firm }))
      return sendCsv(
        context,
        'ledger.csv',
        ['Date', 'Kind', 'Document or reference', 'Amount', 'Balance'],
        entries
          .reverse()
          .map(({ day, kind, label, amountCents, balanceCents }) => [
            day,
            ledgerLabels[kind],
            label,
            decimalCents(ledgerSigns[kind] * amountCents),
            decimalCents(balanceCents),
          ]),
      )
    })
    .get('/api/months/:month{20\\d\\d-(0[1-9]|1[0-2])}/file.csv', async (context) => {
      const month = context.req.param('month')
      const found = await asReader(context, (tx, { role }) => {
        if (role !== 'admin') throw forbidden()
        return loadMonth(tx, month)
      })
      return sendCsv(context, `month-${month}.csv`, ['By', 'Name', 'Hours', 'Work', 'Fee', 'Total'], monthRows(found))
    })
}

type Sum = Omit<OperatorMonth['firms'][number], 'name'>

const summed = (by: string, name: string, { minutes, payCents, feeCents }: Sum): CsvCell[] => [
  ...[by, name, formatHours(minutes)],
  ...[payCents, feeCents, payCents + feeCents].map(decimalCents),
]

/** By firm, by person, then what both add up to; money that came in and is open has no hours. */
function monthRows({ firms, people, billed, credited, ...month }: OperatorMonth): CsvCell[][] {
  const less = (name: 'minutes' | 'payCents' | 'feeCents') => billed[name] - credited[name]
  const net = { minutes: less('minutes'), payCents: less('payCents'), feeCents: less('feeCents') }
  const amount = (by: string, cents: number): CsvCell[] => [by, '', '', '', '', decimalCents(cents)]
  return [
    ...firms.map((firm) => summed('Firm', firm.name, firm)),
    ...people.map((person) => summed('Person', person.name, person)),
    summed('Billed', '', billed),
    summed('Credited', '', credited),
    summed('Billed less credited', '', net),
    amount('Received', month.receivedCents),
    amount('Open now', month.openCents),
    amount('Overdue now', month.overdueCents),
  ]
}

const madeAt = ({ issuedOn }: DrawnInvoice) => (issuedOn ? new Date(`${issuedOn}T12:00:00Z`) : new Date())

const send = (context: Context, name: string, type: string, body: Uint8Array | string) =>
  context.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })

const sendCsv = (context: Context, name: string, heads: string[], rows: CsvCell[][]) =>
  send(context, name, 'text/csv; charset=utf-8', `${csvHead(heads)}${rows.map(csvLine).join('')}`)
