import { expect, test } from 'vitest'
import { seenLine } from '../testing/seen-line.ts'
import type { Line } from './look.ts'
import { withoutSigns } from './signs.ts'

const shown = (lines: Line[]) =>
  withoutSigns(lines).map(
    ({ words, hasBullet }) => `${hasBullet ? '• ' : ''}${words.map(({ text }) => text).join(' ')}`,
  )

test('letters that stand before the lines of a list are its bullets', () => {
  expect(shown([seenLine(['e', 50], ['Closed', 80]), seenLine(['o', 51], ['Filed', 80])])).toEqual([
    '• Closed',
    '• Filed',
  ])
})

test('one letter before one line is a letter', () => {
  expect(shown([seenLine(['a', 50], ['close', 66])])).toEqual(['a close'])
})

test('an icon that was read as a letter or two goes; what is certain stays', () => {
  expect(shown([seenLine(['[J', 50, 60], ['Cebu', 100])])).toEqual(['Cebu'])
  expect(shown([seenLine(['CA', 50, 96], ['Cebu', 100])])).toEqual(['CA Cebu'])
  expect(shown([seenLine(['Q', 50, 70])])).toEqual([])
})

test('frames around labels are no text', () => {
  expect(shown([seenLine(['(', 50], ['Xero', 66], [']', 120], ['[Excel', 140], [']', 210])])).toEqual(['Xero Excel'])
  expect(shown([seenLine(['Manila', 50], ['|', 120], ['Philippines', 140])])).toEqual(['Manila | Philippines'])
})

test.each<[string, Parameters<typeof seenLine>]>([
  [
    '+63 998',
    [
      ['%', 50, 62],
      ['+63', 66],
      ['998', 106],
    ],
  ],
  [
    'ana@example.com',
    [
      ['M', 50, 55],
      ['ana@example.com', 66],
    ],
  ],
  [
    'Iloilo City',
    [
      ['@', 50, 93],
      ['Iloilo', 66],
      ['City', 130],
    ],
  ],
  [
    'linkedin.com/in/ana',
    [
      ['fa', 50, 73],
      ['linkedin.com/in/ana', 76],
    ],
  ],
  [
    'Feb 2020',
    [
      ['Ei', 50, 50],
      ['Feb', 76],
      ['2020', 112],
    ],
  ],
  [
    'Cebu +63 998',
    [
      ['Cebu', 50],
      ['Re', 200, 32],
      ['+63', 226],
      ['998', 266],
    ],
  ],
])('an icon close before what it stands for goes: %s is left', (left, words) => {
  expect(shown([seenLine(...words)])).toEqual([left])
})

test.each<[string, Parameters<typeof seenLine>]>([
  [
    '& Partners',
    [
      ['&', 50, 95],
      ['Partners', 66],
    ],
  ],
  [
    'Dr Ana',
    [
      ['Dr', 50, 96],
      ['Ana', 76],
    ],
  ],
  [
    'in May 2020',
    [
      ['in', 50, 97],
      ['May', 76],
      ['2020', 112],
    ],
  ],
  [
    '12 May 2020',
    [
      ['12', 50, 60],
      ['May', 76],
      ['2020', 112],
    ],
  ],
  [
    'cut by 5 % in',
    [
      ['cut', 50],
      ['by', 84],
      ['5', 108],
      ['%', 122, 60],
      ['in', 138],
    ],
  ],
])('what is written stays: %s', (left, words) => {
  expect(shown([seenLine(...words)])).toEqual([left])
})

test.each(['|', '[', '{'])('a bar before a heading that was read as %s goes', (bar) => {
  expect(shown([seenLine([bar, 50], ['Education', 66])])).toEqual(['Education'])
})

test('a dash where a list has its bullets is one of them, and a wave among dashes is a dash', () => {
  const item = { ...seenLine(['Closed', 80]), hasBullet: true, bulletLeft: 50 }
  expect(shown([item, item, seenLine(['-', 50], ['Filed', 80])])).toEqual(['• Closed', '• Closed', '• Filed'])
  const dashed = seenLine(['—', 50], ['Closed', 80])
  expect(shown([dashed, dashed, seenLine(['~', 50], ['Filed', 80])])).toEqual(['— Closed', '— Closed', '— Filed'])
})

test('dots that say how well something is known are no text', () => {
  expect(shown([seenLine(['English', 50], ['e@eee@', 140])])).toEqual(['English'])
  expect(shown([seenLine(['English', 50], ['ee', 140], ['eee', 170])])).toEqual(['English'])
  expect(shown([seenLine(['Paid', 50], ['1,000', 110]), seenLine(['9000', 50], ['000', 110])])).toEqual([
    'Paid 1,000',
    '9000 000',
  ])
})

test.each([
  ['Cebu City, Philippines', '9'],
  ['2010-2013', 'Q'],
])('a pin behind %s that was read as %s is no text', (text, pin) => {
  const words = [...text.split(' '), pin].map((word, index): [string, number] => [word, 50 + 130 * index])
  expect(shown([seenLine(...words)])).toEqual([text])
})

test('a figure behind anything else is text', () => {
  expect(shown([seenLine(['Grade', 50], ['9', 110])])).toEqual(['Grade 9'])
})

test('a line that was read together with the item of a list beside it is two', () => {
  const item = { ...seenLine(['Closed', 280]), hasBullet: true, bulletLeft: 250 }
  const both = seenLine(['Xero', 50], ['•', 250], ['Filed', 280])
  expect(shown([item, item, both])).toEqual(['• Closed', '• Closed', 'Xero', '• Filed'])
  expect(shown([seenLine(['Xero', 50], ['•', 250], ['Excel', 280])])).toEqual(['Xero • Excel'])
})
