import { beforeAll, expect, test } from 'vitest'
import { drawInvoice } from '../invoices/draw-invoice.ts'
import { drawPayouts } from '../payouts/draw-payouts.ts'

const weeks = 100
const today = '2026-11-19'

const invoice = () =>
  drawInvoice(
    {
      ...{ kind: 'invoice', number: 'INV-2026-0001', client: { name: 'Hollis & Quay', place: 'New York' } },
      ...{ issuedOn: today, termsDays: 7, dueOn: '2026-11-26', transferDetails: null },
      lines: Array.from({ length: weeks }, (_, week) => ({
        ...{
          professional: `Carmen Dizon ${week % 10}`,
          project: 'Month-end close',
          startsOn: '2026-11-09',
          minutes: 2400,
        },
        ...{ rateCents: 2500 + week, feeBasisPoints: 1500, payCents: 100_000 + week, feeCents: 15_000 },
      })),
    },
    new Date(`${today}T12:00:00Z`),
  )

const statement = () =>
  drawPayouts(
    'Carmen Dizon',
    Array.from({ length: weeks }, (_, week) => ({
      ...{ kind: 'work', amountCents: 100_000 + week, currency: 'USD', dueOn: today, startsOn: '2026-11-09' },
      ...{ minutes: 2400, rateCents: 2500 + week, client: 'Hollis & Quay', reference: null, note: null },
    })),
    today,
  )

// The first document loads the library, which takes turns of its own.
beforeAll(() => drawPayouts('Nobody', [], today))

test.each([
  ['an invoice', invoice],
  ['a statement of payouts', statement],
])('T67 others are served while %s of many weeks is set and drawn', async (_, draw) => {
  let turns = 0
  let isDrawing = true
  const count = () => {
    turns += 1
    if (isDrawing) setImmediate(count)
  }
  count()
  const file = await draw()
  isDrawing = false
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  // Once for every ten rows that are set, and once for every ten that are drawn.
  expect(turns).toBeGreaterThan((2 * weeks) / 10)
})
