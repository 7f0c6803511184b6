import { expect, test } from 'vitest'
import { clausesOf, type StatementFacts } from './contents.ts'
import { firstDetails, statementDetails } from './details.ts'
import { formatAgent, formatMoment } from './entries.ts'
import { initialsOf } from './signing.ts'
import { statementActions, turnToSign } from './status.ts'
import { fillIn, firstTemplate, placeholders, sections, templateText, unknownPlaceholder } from './template.ts'

const facts: StatementFacts = {
  project: 'Month-end close',
  client: { name: 'Hollis & Quay CPAs', place: 'New York', signer: 'Ellen Reed' },
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
    '14 days of notice',
    'ongoing',
  ])
    expect(joined).toContain(said)
  expect(joined).toContain('6 months after the start, for $15,000.00; 12 months after the start, without a fee')
  // What people wrote isn't filled in.
  expect(joined).toContain('Say {{rate}} to nobody.')
})

test('placeholders that don’t exist are refused, whole or broken', () => {
  expect(unknownPlaceholder('{{ rate }} and {{hours}}')).toBeUndefined()
  expect(unknownPlaceholder('{{rat}}')).toBe('{{rat}}')
  expect(unknownPlaceholder('{{constructor}}')).toBe('{{constructor}}')
  expect(unknownPlaceholder('{{rate}')).toBe('{{')
  expect(unknownPlaceholder('rate}}')).toBe('}}')
  expect(fillIn('{{rate}}', { rate: '$1' } as never)).toBe('$1')
})

test('what the form begins with can be sent', () => {
  expect(statementDetails.safeParse(details).success).toBe(true)
})

test('the talent signs first, then an owner; managers write and withdraw', () => {
  expect(['draft', 'out', 'signed', 'executed'].map((status) => turnToSign(status as 'out'))).toEqual([
    null,
    'talent',
    'owner',
    null,
  ])
  expect(statementActions('signed', 'owner', { maySign: true, mayManage: true })).toEqual(['execute', 'void'])
  expect(statementActions('signed', 'owner', { maySign: false, mayManage: true })).toEqual(['void'])
  expect(statementActions('out', 'talent', { maySign: true, mayManage: true })).toEqual(['sign', 'decline'])
  expect(statementActions('draft', 'owner', { maySign: false, mayManage: false })).toEqual([])
})

test('whoever holds the file reads initials, and the certificate where it was signed from', () => {
  expect(initialsOf('  Tomás de la Rivera ')).toBe('T. D. L. R.')
  expect(initialsOf('(Ana) O’Neil')).toBe('A. O.')
  expect(formatMoment('2026-11-16T21:05:00Z', 'America/New_York')).toBe('Nov 16, 2026, 4:05 PM EST')
  expect(formatMoment('2026-11-16T21:05:00Z', 'Mars/Olympus')).toBe('Nov 16, 2026, 9:05 PM UTC')
  expect(formatAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit Version/19.0 Safari/604.1')).toBe(
    'Safari on iPhone or iPad',
  )
  expect(formatAgent('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge on Windows')
  expect(formatAgent('curl/8')).toBe('Unknown browser')
})
