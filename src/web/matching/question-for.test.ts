import { expect, test } from 'vitest'
import type { MatchLine } from '#contract/matching.ts'
import { questionFor } from './may-fit.tsx'

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
    ]),
  ).toBe(
    'Have you worked with Xero?\nHave you done Sales Tax?\nWhat rate would you ask for this work?\nDo you hold an active CPA?',
  )
})
