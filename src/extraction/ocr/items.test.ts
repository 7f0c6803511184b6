import { expect, test } from 'vitest'
import { itemsOf } from './items.ts'
import type { Line } from './look.ts'

const word = (text: string, left: number, stroke = 0.1) => ({
  text,
  confidence: 95,
  left,
  right: left + text.length * 10,
  em: 20,
  stroke,
})
const line = (baseline: number, words: ReturnType<typeof word>[], em = 20): Line => ({
  words,
  baseline,
  em,
  hasBullet: false,
  bulletLeft: 0,
  tracking: 0.06,
})

test('what was meant to be one size, edge and baseline becomes one', () => {
  const items = itemsOf(
    [
      line(100, [word('Accountant', 100)], 20.4),
      line(101, [word('2020', 500)], 19.8),
      line(140, [word('Closed', 101.5), word('books', 175)], 20.1),
      line(180, [word('EXPERIENCE', 100)], 28),
    ],
    1,
    0.5,
  )
  expect(new Set(items.slice(0, 3).map(({ size }) => size)).size).toBe(1)
  expect(items[3]?.size).toBeCloseTo(14, 0)
  expect(items[0]?.y).toBe(items[1]?.y)
  expect(items[0]?.x).toBe(items[2]?.x)
})

test('words are joined up to a gap that is no space', () => {
  const items = itemsOf([line(100, [word('Harbor', 100), word('Foods', 166), word('2019', 400)])], 1, 0.5)
  expect(items.map(({ text }) => text)).toEqual(['Harbor Foods', '2019'])
})

test('a line changes from bold to plain once; one thick word among others does not count', () => {
  const fonts = (strokes: [string, number][]) => {
    const words = strokes.map(([text, stroke], index) => word(text, 100 + index * 120, stroke))
    const plain = line(300, [word('Reconciled many accounts of many clients every month', 100)])
    return itemsOf([line(100, words), plain], 1, 0.5).map(({ font, text }) => [font, text])
  }
  expect(
    fonts([
      ['Northwind', 0.15],
      ['Manila', 0.1],
    ]),
  ).toContainEqual(['Scan-Bold', 'Northwind'])
  expect(
    fonts([
      ['Northwind', 0.15],
      ['Manila', 0.1],
    ]),
  ).toContainEqual(['Scan', 'Manila'])
  expect(
    fonts([
      ['A', 0.2],
      ['Manila', 0.1],
      ['Accounts', 0.1],
    ]),
  ).toContainEqual(['Scan', 'A'])
})

test('a dash is seen shorter than it was set, and its date stays whole', () => {
  const dash = { ...word('—', 160), right: 170 }
  const period = line(100, [word('2017', 100), dash, word('2018', 192)])
  expect(itemsOf([period], 1, 0.5).map(({ text }) => text)).toEqual(['2017 — 2018'])
})

test('a title is bold up to where the firm begins, however its words are measured', () => {
  const words = [
    word('Corporate', 100, 0.16),
    word('Controller', 200, 0.13),
    word('|', 305, 0.2),
    word('Buckeye', 320, 0.1),
    word('Industrial', 395, 0.095),
    word('Fasteners', 500, 0.105),
  ]
  const plain = line(300, [word('Reconciled many accounts of many clients every month', 100)])
  const [title] = itemsOf([line(100, words), plain], 1, 0.5)
  expect(title).toMatchObject({ font: 'Scan-Bold' })
  expect(title?.text).toMatch(/^Corporate Controller(?: \|)?$/)
})

test('a dash goes with the firm behind it, not with the bold title before it, and its ink says nothing', () => {
  const words = [word('Bookkeeper', 100, 0.15), word('—', 205, 0.9), word('Biuro', 220), word('Kwiatkowski', 275)]
  const plain = line(300, [word('Reconciled many accounts of many clients every month', 100)])
  expect(itemsOf([line(100, words), plain], 1, 0.5).map(({ text }) => text)).toEqual([
    'Bookkeeper',
    '— Biuro Kwiatkowski',
    'Reconciled many accounts of many clients every month',
  ])
})
