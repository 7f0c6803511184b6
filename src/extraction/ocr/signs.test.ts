import { expect, test } from 'vitest'
import type { Line } from './look.ts'
import { withoutSigns } from './signs.ts'

const lineOf = (...words: [text: string, left: number, confidence?: number][]): Line => ({
  words: words.map(([text, left, confidence = 95]) => ({
    text,
    confidence,
    left,
    right: left + 10 * text.length,
    em: 20,
    stroke: 0.1,
  })),
  baseline: 100,
  em: 20,
  hasBullet: false,
  bulletLeft: 0,
})
const shown = (lines: Line[]) =>
  withoutSigns(lines).map(
    ({ words, hasBullet }) => `${hasBullet ? '• ' : ''}${words.map(({ text }) => text).join(' ')}`,
  )

test('letters that stand before the lines of a list are its bullets', () => {
  expect(shown([lineOf(['e', 50], ['Closed', 80]), lineOf(['o', 51], ['Filed', 80])])).toEqual(['• Closed', '• Filed'])
})

test('one letter before one line is a letter', () => {
  expect(shown([lineOf(['a', 50], ['close', 66])])).toEqual(['a close'])
})

test('an icon that was read as a letter or two goes; what is certain stays', () => {
  expect(shown([lineOf(['[J', 50, 60], ['Cebu', 100])])).toEqual(['Cebu'])
  expect(shown([lineOf(['CA', 50, 96], ['Cebu', 100])])).toEqual(['CA Cebu'])
  expect(shown([lineOf(['Q', 50, 70])])).toEqual([])
})

test('frames around labels are no text', () => {
  expect(shown([lineOf(['(', 50], ['Xero', 66], [']', 120], ['[Excel', 140], [']', 210])])).toEqual(['Xero Excel'])
  expect(shown([lineOf(['Manila', 50], ['|', 120], ['Philippines', 140])])).toEqual(['Manila | Philippines'])
})
