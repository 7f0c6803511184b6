import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawPayouts } from './draw-payouts.ts'

const empty = { startsOn: null, minutes: null, rateCents: null, client: null, reference: null, note: null }
const worked = { startsOn: '2026-11-02', minutes: 600, rateCents: 4000, client: 'Hollis & Quay CPAs' }
const lines = [
  { ...empty, kind: 'payment', amountCents: -20_000, currency: 'EUR', dueOn: '2026-11-16', reference: 'SEPA 1' },
  { ...empty, kind: 'exchange', amountCents: 27_600, currency: 'EUR', dueOn: '2026-11-16', note: 'At 0.92' },
  { ...empty, kind: 'exchange', amountCents: -30_000, currency: 'USD', dueOn: '2026-11-16', note: 'At 0.92' },
  { ...empty, ...worked, kind: 'work', amountCents: 40_000, currency: 'USD', dueOn: '2026-11-23' },
] as const

test('a statement has a sum for each currency, and adds no two of them', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await drawPayouts('Tomás Rivera', lines, '2026-11-16')))
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  expect(text).toContain('Tomás Rivera, as of Nov 16, 2026 Date What Amount')
  expect(text).toContain('Due now EUR 76.00 Total owed EUR 76.00')
  expect(text).toContain('Due now $0.00 Total owed $100.00')
  for (const shown of ['-EUR 200.00', 'EUR 276.00', '-$300.00', '10.00 h at $40.00']) expect(text).toContain(shown)
  expect(text).not.toContain('176.00')
})

test('lines that go on to another page have the head of the table there, too', async () => {
  const many = Array.from({ length: 60 }, () => lines[3])
  const pdf = await getDocumentProxy(new Uint8Array(await drawPayouts('Tomás Rivera', many, '2026-11-16')))
  const { text } = await extractText(pdf, { mergePages: false })
  expect(text.length).toBeGreaterThan(1)
  for (const page of text) expect(page.replace(/\s+/g, ' ')).toContain('Date What Amount')
})
