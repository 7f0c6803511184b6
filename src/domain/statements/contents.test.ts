import { expect, test } from 'vitest'
import { clausesOf, type StatementFacts } from './contents.ts'
import { firstDetails } from './details.ts'
import { firstTemplate, placeholders, sections, templateText } from './template.ts'

const facts: StatementFacts = {
  project: 'Month-end close',
  client: { name: 'Hollis & Quay CPAs', place: 'New York' },
  professional: { name: 'Tomás Rivera', place: 'Monterrey', vettedOn: null },
  terms: {
    rateCents: 4600,
    hoursPerWeek: 25,
    weeklyCapHours: 30,
    startDate: '2026-12-07',
    endDate: null,
    noticeDays: 14,
    trialDays: 5,
    conversion: [
      { afterMonths: 6, feeCents: 1_500_000 },
      { afterMonths: 12, feeCents: 0 },
    ],
  },
  round: 2,
  acceptedOn: '2026-11-16',
  feeBasisPoints: 1500,
  zone: 'America/New_York',
  coreFrom: '09:00',
  coreTo: '17:00',
}
const details = firstDetails({
  title: 'Close',
  description: 'Say {{rate}} to nobody.',
  scopeOfWork: null,
  softwareSystems: [],
})

test('the first template fills every section from known placeholders, and uses each of them', () => {
  expect(templateText.safeParse(firstTemplate).success).toBe(true)
  const used = new Set(Object.values(firstTemplate).flatMap((text) => text.match(/\w+(?=\}\})/g) ?? []))
  expect([...used].sort()).toEqual(Object.keys(placeholders).sort())
  const text = clausesOf(firstTemplate, facts, details)
  expect(text.map(({ section }) => section)).toEqual(sections)
  const joined = text.flatMap(({ paragraphs }) => paragraphs).join('\n')
  for (const said of [
    '$46.00/hr',
    '25 hours a week',
    'Eastern Time',
    '9:00 AM to 5:00 PM',
    'The notice is 14 days.',
    'Paid trial: the first 5 days. Until the day after, either side may end the work immediately.',
    'ongoing',
  ])
    expect(joined).toContain(said)
  expect(joined).toContain('6 months after the start, for $15,000.00; 12 months after the start, without a fee')
  // What people wrote isn't filled in.
  expect(joined).toContain('Say {{rate}} to nobody.')
})

test('the client reads what an hour costs with the fee on it', () => {
  expect(
    clausesOf(firstTemplate, facts, details)
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n'),
  ).toContain('its fee of 15%: an hour costs the Client $52.90/hr all in')
})

test.each([
  ['starts on {{start}}', {}, 'starts on Dec 7, 2026'],
  ['It is {{end}}.', { endDate: '2027-03-05' }, 'It is planned until Mar 5, 2027.'],
  ['{{cap}} and {{notice}}', {}, '30 and 14 days'],
  ['{{conversion}}', { conversion: [] }, 'by a separate agreement'],
  ['{{conversion}}', { conversion: [{ afterMonths: 0, feeCents: 2_500_050 }] }, 'from the start, for $25,000.50'],
])('"%s" of %o says "%s"', (text, terms, said) => {
  const template = { ...firstTemplate, law: text }
  const clauses = clausesOf(template, { ...facts, terms: { ...facts.terms, ...terms } }, details)
  expect(clauses.at(-1)).toEqual({ section: 'law', title: 'Governing law', paragraphs: [said] })
})

test('each line of a section is a paragraph; empty ones are none', () => {
  const template = { ...firstTemplate, law: ' One state. \n\n  \nOne law.\n' }
  expect(clausesOf(template, facts, details).at(-1)?.paragraphs).toEqual(['One state.', 'One law.'])
})

test.each([
  [0, 1, 'Paid trial: none.'],
  [1, 1, 'Paid trial: the first day. Until the day after'],
  [1, 0, 'The notice is 0 days.'],
  [0, 1, 'The notice is 1 day.'],
  [0, 1, '1 month after the start'],
])('a trial of %i and a notice of %i days: %s', (trialDays, noticeDays, text) => {
  const conversion = [{ afterMonths: 1, feeCents: 0 }]
  const written = { ...facts, terms: { ...facts.terms, trialDays, noticeDays, conversion } }
  const said = clausesOf(firstTemplate, written, details).flatMap(({ paragraphs }) => paragraphs)
  expect(said.join('\n')).toContain(text)
})
