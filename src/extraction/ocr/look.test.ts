import { expect, test } from 'vitest'
import type { Box, SeenLine } from './engine.ts'
import { bySize, lookAt } from './look.ts'
import { blankPicture } from './picture.ts'

type Seen = [text: string, box: [x0: number, y0: number, x1: number, y1: number], first?: [x1: number, y0: number]]

/** A line of letters that are 20 pixels high on a baseline at 100. */
function line(...words: Seen[]): SeenLine {
  const boxOf = ([x0, y0, x1, y1]: Seen[1]): Box => ({ x0, y0, x1, y1 })
  return {
    words: words.map(([text, box, first = [box[0] + 10, box[1]]]) => ({
      text,
      confidence: 60,
      bbox: boxOf(box),
      symbols: [...text].map((letter, index) => ({
        text: letter,
        bbox: index === 0 ? boxOf([box[0], first[1], first[0], 100]) : boxOf([first[0] + 4, box[1], box[2], 100]),
      })),
    })),
    bbox: boxOf([100, 80, 700, 105]),
    baseline: boxOf([100, 100, 700, 100]),
  }
}
const shown = (...words: Seen[]) =>
  lookAt(line(...words), blankPicture(800, 200, 170))
    ?.words.map(({ text }) => text)
    .join(' ')

const audit: Seen = ['Audit', [100, 80, 160, 100]]
const tax: Seen = ['Tax', [200, 80, 240, 100]]

test.each(['*', '+', '«', '»', 'e', '·', '°', '-'])('a dot between two texts that was read as %s is a dot', (sign) => {
  expect(shown(audit, [sign, [178, 86, 185, 93]], tax)).toBe('Audit • Tax')
})

test('a sign as large as it is written stays', () => {
  expect(shown(audit, ['+', [174, 84, 188, 98]], tax)).toBe('Audit + Tax')
  expect(shown(audit, ['e', [174, 86, 185, 100]], tax)).toBe('Audit e Tax')
  expect(shown(audit, ['-', [174, 91, 184, 94]], tax)).toBe('Audit - Tax')
  expect(shown(['2021', [100, 80, 160, 100]], ['-', [178, 86, 185, 93]], tax)).toBe('2021 - Tax')
})

test.each<[string, [number, number], string]>([
  ['Mana_reyes@example.com', [128, 80], 'ana_reyes@example.com'],
  ['=ana.reyes@example.com', [112, 80], 'ana.reyes@example.com'],
  ['Maria.reyes@example.com', [119, 80], 'Maria.reyes@example.com'],
  ['mmaria@example.com', [120, 86], 'mmaria@example.com'],
  ['Manager', [128, 80], 'Manager'],
])('an envelope before an address is no letter of it: %s', (text, first, meant) => {
  expect(shown([text, [100, 80, 400, 104], first])).toBe(meant)
})

test('letters that are much wider than high, or lie elsewhere, are none', () => {
  expect(shown(audit, ['ESS', [300, 90, 700, 100]])).toBe('Audit')
  const elsewhere = line(audit, ['r', [300, 80, 310, 100]])
  for (const symbol of elsewhere.words[1]?.symbols ?? []) symbol.bbox = { x0: 700, y0: 1988, x1: 710, y1: 1988 }
  expect(lookAt(elsewhere, blankPicture(800, 200, 170))?.words.map(({ text }) => text)).toEqual(['Audit'])
})

test('a rule between two columns goes on above and below, a bar between two texts does not', () => {
  const bar: Seen = ['|', [178, 78, 181, 106]]
  const picture = blankPicture(800, 200, 170)
  const texts = () => lookAt(line(audit, bar, tax), picture)?.words.map(({ text }) => text)
  expect(texts()).toEqual(['Audit', '|', 'Tax'])
  for (let y = 40; y < 160; y++) picture.pixels.fill(0, y * 800 + 178, y * 800 + 181)
  expect(texts()).toEqual(['Audit', 'Tax'])
  expect(shown(audit, ['_|', [178, 78, 188, 106]], tax)).toBe('Audit Tax')
})

test('a town beside a name in large type is measured by itself', () => {
  const texts = (top: number) =>
    bySize(line(['Cebu', [100, 80, 160, 100]], ['Ana', [400, top, 460, 100]])).map(({ words }) => words[0]?.text)
  expect(texts(60)).toEqual(['Cebu', 'Ana'])
  expect(texts(80)).toEqual(['Cebu'])
})
