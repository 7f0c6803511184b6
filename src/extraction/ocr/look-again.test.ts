import { expect, test } from 'vitest'
import type { Engine, SeenLine } from './engine.ts'
import { lookAgain } from './look-again.ts'
import { blankPicture, type Picture } from './picture.ts'

/** At 200 dpi: words as blocks of letters, 10 by 20 pixels each. */
function page(...words: [left: number, top: number, letters: number][]): Picture {
  const picture = blankPicture(800, 600, 200)
  for (const [left, top, letters] of words)
    for (let letter = 0; letter < letters; letter++)
      for (let y = top; y < top + 20; y++)
        for (let x = left + 14 * letter; x < left + 14 * letter + 10; x++) picture.pixels[y * 800 + x] = 30
  return picture
}
function line(text: string, x0: number, y0: number, x1: number, confidence = 95): SeenLine {
  const bbox = { x0, y0, x1, y1: y0 + 20 }
  return {
    words: [{ text, confidence, bbox, symbols: [] }],
    ...{ bbox, baseline: { ...bbox, y0: bbox.y1 } },
  }
}
/** It says of every block what it is asked to, and keeps the blocks. */
function engineOf(...texts: SeenLine[][]): Engine & { shown: Picture[] } {
  const shown: Picture[] = []
  return {
    shown,
    linesOf(picture) {
      shown.push(picture)
      return texts[shown.length - 1] ?? []
    },
  }
}
const textsOf = (lines: SeenLine[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('letters that no word covers are read once more, where they stand', () => {
  const engine = engineOf([line('Tally', 31, 24, 97)])
  const lines = lookAgain(engine, [line('Skills', 100, 100, 190)], page([100, 100, 6], [100, 300, 5]))
  expect(textsOf(lines)).toEqual(['Skills', 'Tally'])
  expect(lines[1]?.bbox).toMatchObject({ x0: 100, y0: 300 })
  expect(engine.shown).toMatchObject([{ width: 66 + 14 + 48, height: 20 + 48 }])
})

test('a page without anything skipped is not read again', () => {
  const engine = engineOf()
  expect(textsOf(lookAgain(engine, [line('Skills', 100, 100, 190)], page([100, 100, 6])))).toEqual(['Skills'])
  expect(engine.shown).toEqual([])
})

test('a word that was guessed gives way to one that was read', () => {
  const picture = page([100, 100, 8])
  const guess = [line('IND', 180, 100, 210, 20)]
  expect(textsOf(lookAgain(engineOf([line('EDUCATION', 24, 24, 140)]), guess, picture))).toEqual(['EDUCATION'])
  expect(textsOf(lookAgain(engineOf([line('EDU', 24, 24, 140, 30)]), guess, picture))).toEqual(['IND'])
})

test('a word whose other letters were skipped is read as a whole', () => {
  const engine = engineOf([line('BACKGROUND', 24, 24, 164)])
  const lines = lookAgain(engine, [line('IND', 198, 100, 240)], page([100, 100, 10]))
  expect(textsOf(lines)).toEqual(['BACKGROUND'])
})

test.each(['eeeee', 'oOoO', '—', 'a'])('%s, a row of dots or a sign, is no text', (text) => {
  const engine = engineOf([line(text, 24, 24, 90)])
  expect(lookAgain(engine, [], page([100, 300, 5]))).toEqual([])
})

test.each([
  ['+1 210-555-0119', 50, true],
  ['2017—present', 50, true],
  ['AWARDS', 50, true],
  ['+1 210-555-0119', 30, false],
  ['sRaTIQ', 50, false],
])('%s with a confidence of %d is kept: %s', (text, confidence, isKept) => {
  const engine = engineOf([line(text, 24, 24, 90, confidence)])
  expect(textsOf(lookAgain(engine, [], page([100, 300, 5])))).toEqual(isKept ? [text] : [])
})

test('what was read for a rule is no word', () => {
  const picture = page([100, 100, 6])
  picture.pixels.fill(30, 300 * 800 + 100, 300 * 800 + 400)
  picture.pixels.fill(30, 301 * 800 + 100, 301 * 800 + 400)
  const lines = [line('Skills', 100, 100, 190), line('SE', 100, 290, 400)]
  expect(textsOf(lookAgain(engineOf(), lines, picture))).toEqual(['Skills'])
})
