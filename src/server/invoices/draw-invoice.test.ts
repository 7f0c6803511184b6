import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { addDays } from '#domain/hours/week.ts'
import { lineOf } from '#domain/invoices/money.ts'
import { type DrawnInvoice, drawInvoice } from './draw-invoice.ts'

const line = (professional: string, startsOn: string, minutes: number, rateCents: number) => ({
  professional,
  project: 'Month-end close',
  startsOn,
  rateCents,
  feeBasisPoints: 1500,
  ...lineOf({ minutes, rateCents, feeBasisPoints: 1500 }),
})

const lines = [line('Anjali P.', '2026-11-09', 1875, 3400), line('Mateusz B.', '2026-11-09', 1800, 4600)]
const client = { name: 'Hollis & Quay CPAs', place: 'New York, New York' }
const invoice: DrawnInvoice = {
  kind: 'invoice',
  number: 'INV-2026-0042',
  client,
  issuedOn: '2026-11-16',
  termsDays: 14,
  dueOn: '2026-11-30',
  transferDetails: 'First Example Bank\nAccount 000123',
  lines,
}
const madeAt = new Date('2026-11-16T12:00:00Z')

async function read(drawn: DrawnInvoice) {
  const pdf = await getDocumentProxy(new Uint8Array(await drawInvoice(drawn, madeAt)))
  return extractText(pdf, { mergePages: true })
}

test('an invoice says who pays what by when, week by week, and its total', async () => {
  const { text } = await read(invoice)
  for (const shown of ['INV-2026-0042', 'Hollis & Quay CPAs', 'Nov 30, 2026', '14 days', 'Anjali P.', '31.25'])
    expect(text).toContain(shown)
  for (const shown of ['First Example Bank', 'Account 000123', 'Please name INV-2026-0042'])
    expect(text).toContain(shown)
  for (const amount of ['$1,062.50', '$159.38', '$1,221.88', '$1,587.00', '$2,808.88', '15%'])
    expect(text).toContain(amount)
})

test('the same invoice gives the same file', async () => {
  expect(await drawInvoice(invoice, madeAt)).toEqual(await drawInvoice(invoice, madeAt))
})

test('a draft has no number, and a credit note names its invoice and its reason', async () => {
  const draft = await read({ ...invoice, number: null, issuedOn: null, dueOn: null })
  expect(draft.text).toContain('Draft')
  expect(draft.text).toContain('When issued')
  const note = await read({
    kind: 'credit_note',
    number: 'CN-2026-0001',
    client,
    issuedOn: '2026-11-16',
    credits: 'INV-2026-0042',
    reason: 'The week was recorded twice.',
    lines: lines.slice(0, 1),
  })
  for (const shown of ['Credit note', 'CN-2026-0001', 'INV-2026-0042', 'recorded twice', '$1,221.88'])
    expect(note.text).toContain(shown)
})

test('many weeks run over several pages', async () => {
  const weeks = Array.from({ length: 150 }, (_, index) => line(`Person ${index % 7}`, '2026-11-09', 60 + index, 4000))
  const { text, totalPages } = await read({ ...invoice, lines: weeks })
  expect(totalPages).toBeGreaterThan(3)
  expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
})

test('an invoice of several pages has the head of its table, and whose weeks go on, on each of them', async () => {
  const weeks = (professional: string) =>
    Array.from({ length: 40 }, (_, index) => line(professional, addDays('2026-01-05', 7 * index), 1800, 3400))
  const pdf = await getDocumentProxy(
    new Uint8Array(await drawInvoice({ ...invoice, lines: [...weeks('Anjali P.'), ...weeks('Mateusz B.')] }, madeAt)),
  )
  const { text: pages } = await extractText(pdf, { mergePages: false })
  expect(pages).toHaveLength(3)
  for (const page of pages) expect(page.match(/Hours\s+Rate\s+Work\s+Fee\s+Amount/g)).toHaveLength(1)
  expect(pages.map((page) => page.match(/\w+ \w\., Month-end close, continued/g))).toEqual([
    null,
    ['Anjali P., Month-end close, continued'],
    ['Mateusz B., Month-end close, continued'],
  ])
})
