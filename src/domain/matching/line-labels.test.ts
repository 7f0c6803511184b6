import { describe, expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { labelOfLine, partOf, sentenceOf } from './line-labels.ts'

test.each([
  ['software: Xero', 'required', 'Xero'],
  ['software: Drake Tax or Lacerte', 'required', 'Drake Tax or Lacerte'],
  ['nice: software: Xero', 'nice', 'Xero'],
  ['nice: standard: ASC 606', 'nice', 'ASC 606'],
  ['rate', 'required', 'Rate'],
  ['overlap', 'required', 'Time overlap'],
  ['level', 'required', 'Seniority'],
  ['a line of an older rule', 'required', 'a line of an older rule'],
])('the line "%s" is %s and called %s', (name, part, label) =>
  expect([partOf(name), labelOfLine(name)]).toEqual([part, label]),
)

describe('the sentence of a line', () => {
  test('is what the rule says', () =>
    expect(sentenceOf({ kind: 'rate', state: 'met', sentence: '$30 an hour, at most $40 an hour' })).toBe(
      '$30 an hour, at most $40 an hour',
    ))

  test.each([
    ['met', `Vetted by ${brand.name}`],
    ['partly', `Vetted by ${brand.name}, below the usual score`],
    ['unknown', `Vetted by ${brand.name}, not scored`],
    ['missing', 'Not vetted'],
  ] as const)('keeps scorecards among admins: vetting that is %s', (state, expected) =>
    expect(sentenceOf({ kind: 'vetting', state, sentence: 'Scorecards average 4.2' })).toBe(expected),
  )
})
