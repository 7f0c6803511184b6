import { expect, test } from 'vitest'
import type { MatchLine } from '#contract/matching.ts'
import { missingIn, questionFor } from './may-fit.tsx'

const line = (kind: MatchLine['kind'], label: string, state: MatchLine['state'] = 'unknown') =>
  ({ name: kind, label, kind, part: 'required', state }) as MatchLine

test('asks about what decides and nobody knows, in words that can be answered', () => {
  expect(
    questionFor([
      line('software', 'Xero'),
      line('service', 'Sales Tax'),
      line('rate', 'Rate'),
      line('credential', 'CPA'),
      line('hours', 'Hours per week', 'met'),
      line('vetting', 'Vetting'),
      { ...line('form', 'Form 1065'), part: 'nice' },
      line('form', 'Form 5471'),
    ]),
  ).toBe(
    'Have you worked with Xero?\nHave you done Sales Tax?\nWhat rate would you ask for this work?\nDo you hold an active CPA?\nHave you prepared or reviewed Form 5471?',
  )
})

test('the first answer that is missing is named, the others are counted', () => {
  const lines = [
    { ...line('hours', 'Hours per week', 'met'), sentence: '40 hours a week' },
    { ...line('software', 'Xero'), name: 'software: Xero', sentence: 'The profile says nothing about it' },
    { ...line('rate', 'Rate'), sentence: 'Rate is not given' },
  ]
  expect(missingIn({ lines, unanswered: 2 })).toBe('Xero: the profile says nothing about it, and 1 more')
  const general = { ...lines[1], label: 'QuickBooks Online', sentence: 'Says QuickBooks, not which one' } as MatchLine
  expect(missingIn({ lines: [general], unanswered: 1 })).toBe('QuickBooks Online: says QuickBooks, not which one')
  expect(missingIn({ lines: lines.slice(2), unanswered: 1 })).toBe('Rate is not given')
})
