import { brand } from '#domain/brand.ts'
import { formatPaymentTerms } from '#domain/invoices/invoicing.ts'
import { formatFee, formatHours, type LineCents, totalsOf } from '#domain/invoices/money.ts'
import { lastDayOfWeek } from '#domain/invoices/periods.ts'
import { formatCents } from '#domain/money.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { column, type DocumentRow, makeDocument, type Typesetter } from '../documents/document.ts'
import { underHead } from '../documents/rows.ts'
import { columns, letterhead, styles } from '../statements/letterhead.ts'

export type DrawnLine = LineCents & {
  professional: string
  project: string
  startsOn: string
  rateCents: number
  feeBasisPoints: number
}

export type DrawnInvoice = {
  /** Null while it is a draft. */
  number: string | null
  client: { name: string; place: string }
  issuedOn: string | null
  lines: DrawnLine[]
} & (
  | { kind: 'invoice'; termsDays: number; dueOn: string | null; transferDetails: string | null }
  | { kind: 'credit_note'; credits: string; reason: string }
)

/** An invoice or a credit note. Its rows never change, so the same one gives the same pages whenever it is asked for. */
export function drawInvoice(invoice: DrawnInvoice, madeAt: Date): Promise<Buffer> {
  const title = invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'
  const number = invoice.number ?? 'Draft'
  return makeDocument({
    title: `${title} ${number}`,
    foot: `${number} · ${brand.name}`,
    madeAt,
    compose: function* (set) {
      yield* letterhead(set, title, invoice.client.name, number)
      yield* headRows(set, invoice)
      yield* tableRows(set, invoice.lines)
      yield* totalRows(set, invoice)
      yield* transferRows(set, invoice)
    },
  })
}

function headRows(set: Typesetter, invoice: DrawnInvoice): DocumentRow[] {
  const quarter = column / 4
  const fact = (index: number, label: string, value: string) => ({
    x: index * quarter,
    width: quarter - 10,
    texts: [
      { text: label, style: styles.small },
      { text: value, style: styles.strong },
    ],
  })
  const day = (date: string | null) => (date ? formatDay(date) : 'When issued')
  const facts =
    invoice.kind === 'invoice'
      ? [fact(1, 'Terms', formatPaymentTerms(invoice.termsDays)), fact(2, 'Due', day(invoice.dueOn))]
      : [fact(1, 'Credits invoice', invoice.credits)]
  return [
    columns(
      set,
      [
        {
          x: 0,
          width: column,
          texts: [
            { text: invoice.kind === 'invoice' ? 'Bill to' : 'Credit to', style: styles.small },
            { text: invoice.client.name, style: styles.strong },
            { text: invoice.client.place, style: styles.text },
          ],
        },
      ],
      { before: 10, isGlued: true },
    ),
    set.rule({ before: 10 }),
    columns(set, [fact(0, 'Issued', day(invoice.issuedOn)), ...facts], { before: 8, isGlued: true }),
    set.rule({ before: 8, isGlued: false }),
    ...(invoice.kind === 'credit_note' ? set.text(invoice.reason, styles.text, { before: 10 }) : []),
  ]
}

const places = [
  { x: 0, width: 190 },
  { x: 200, width: 44 },
  { x: 250, width: 58 },
  { x: 314, width: 66 },
  { x: 386, width: 52 },
  { x: 444, width: column - 444 },
] as const

function tableRow(set: Typesetter, texts: readonly string[], style: (typeof styles)['text'], before: number) {
  return set.beside(
    places.map(({ x, width }, index) => ({
      x,
      width,
      style,
      lines: set.lines(texts[index] ?? '', style, width),
      align: index === 0 ? ('left' as const) : ('right' as const),
    })),
    { before, isGlued: true },
  )
}

/** Weeks under the person who worked them, each with what the firm pays for it. */
function* tableRows(set: Typesetter, lines: readonly DrawnLine[]): Generator<DocumentRow> {
  const people = Map.groupBy(lines, ({ professional, project }) => `${professional}, ${project}`)
  const named = (text: string) => [
    set.rule({ before: 4 }),
    ...set.text(text, styles.strong, { before: 6, isGlued: true }),
  ]
  const head = tableHead(set)
  yield* head
  for (const [person, weeks] of people) {
    yield* underHead(head, named(person))
    const again = [...head, ...named(`${person}, continued`)]
    for (const week of weeks)
      yield* underHead(again, [{ ...tableRow(set, cellsOf(week), styles.text, 3), isGlued: false }])
  }
}

const tableHead = (set: Typesetter) => [tableRow(set, ['', 'Hours', 'Rate', 'Work', 'Fee', 'Amount'], styles.small, 14)]

const cellsOf = ({ startsOn, minutes, rateCents, payCents, feeCents }: DrawnLine): string[] => [
  `${formatDay(startsOn)} – ${formatDay(lastDayOfWeek(startsOn))}`,
  formatHours(minutes),
  formatCents(rateCents),
  formatCents(payCents),
  formatCents(feeCents),
  formatCents(payCents + feeCents),
]

function totalRows(set: Typesetter, { kind, lines }: DrawnInvoice): DocumentRow[] {
  const { minutes, payCents, feeCents, totalCents } = totalsOf(lines)
  const fees = [...new Set(lines.map(({ feeBasisPoints }) => formatFee(feeBasisPoints)))]
  const total = [
    'Total',
    formatHours(minutes),
    '',
    ...[payCents, feeCents, totalCents].map((cents) => formatCents(cents)),
  ]
  return [
    ...underHead(tableHead(set), [set.rule({ before: 8 }), tableRow(set, total, styles.strong, 6)]),
    set.doubleRule({ before: 6 }),
    ...set.text(
      `Amounts in US dollars. ${fees.length === 1 ? `The fee is ${fees[0]} of the work.` : 'The fee is what each statement of work was agreed with.'} ${
        kind === 'invoice'
          ? 'Every hour was recorded by the professional and approved by the client.'
          : 'This note stands beside its invoice, which stays as it was issued.'
      }`,
      styles.small,
      { before: 8 },
    ),
  ]
}

function transferRows(set: Typesetter, invoice: DrawnInvoice): DocumentRow[] {
  if (invoice.kind !== 'invoice' || !invoice.transferDetails) return []
  return [
    ...set.text('To pay by transfer', styles.small, { before: 14, isGlued: true }),
    ...set.text(invoice.transferDetails, styles.text, { before: 2, isGlued: true }),
    ...set.text(`Please name ${invoice.number} as the reference.`, styles.small, { before: 2 }),
  ]
}
