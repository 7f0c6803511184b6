import { brand } from '#domain/brand.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { formatAmount, owedBy, type PayoutKind, payoutLabels } from '#domain/payouts/payout.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { column, type DocumentRow, makeDocument, type Typesetter } from '../documents/document.ts'
import { underHead } from '../documents/rows.ts'
import { letterhead, styles } from '../statements/letterhead.ts'

type Line = {
  kind: PayoutKind
  amountCents: number
  currency: string
  dueOn: string
  startsOn: string | null
  minutes: number | null
  rateCents: number | null
  client: string | null
  reference: string | null
  note: string | null
}

/** What a person earned and was paid, newest first, with the total owed in each currency on the double rule. */
export function drawPayouts(name: string, lines: readonly Line[], today: string): Promise<Buffer> {
  const owed = owedBy(lines, today)
  return makeDocument({
    title: `Statement of payouts ${today}`,
    foot: `${name} · As of ${formatDay(today)} · ${brand.name}`,
    madeAt: new Date(`${today}T12:00:00Z`),
    compose: function* (set) {
      yield* letterhead(set, 'Statement of payouts', `${name}, as of ${formatDay(today)}`, today)
      yield* lineRows(set, lines)
      for (const { currency, dueCents, owedCents } of owed) {
        yield row(set, ['', 'Due now', formatAmount(dueCents, currency)], styles.text)
        yield row(set, ['', 'Total owed', formatAmount(owedCents, currency)], styles.strong)
        yield set.doubleRule({ before: 6 })
      }
      yield* set.text('Amounts without a code are in US dollars.', styles.small, { before: 8 })
    },
  })
}

function* lineRows(set: Typesetter, lines: readonly Line[]): Generator<DocumentRow> {
  if (lines.length === 0) return
  const head = [row(set, ['Date', 'What', 'Amount'], styles.small), set.rule({ before: 4 })]
  yield* head
  for (const line of lines)
    yield* underHead(head, [
      row(set, [formatDay(line.dueOn), describe(line), formatAmount(line.amountCents, line.currency)], styles.text),
      set.rule({ before: 4, isGlued: false }),
    ])
}

function describe({ kind, client, startsOn, minutes, rateCents, reference, note }: Line): string {
  const work =
    startsOn && minutes !== null && rateCents !== null
      ? `${client ?? ''}, week of ${formatDay(startsOn)}, ${formatHours(minutes)} h at ${formatCents(rateCents)}`
      : null
  return [payoutLabels[kind], work, reference, note].filter(Boolean).join(' · ')
}

const row = (set: Typesetter, [day = '', text = '', amount = '']: string[], style: typeof styles.text): DocumentRow =>
  set.beside(
    [
      { x: 0, width: 80, style, lines: set.lines(day, style, 80) },
      { x: 90, width: 310, style, lines: set.lines(text, style, 310) },
      { x: 410, width: column - 410, style, lines: set.lines(amount, style, column - 410), align: 'right' },
    ],
    { before: 4, isGlued: true },
  )
