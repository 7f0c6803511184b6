import { expect, test } from 'vitest'
import type { Engine, SeenLine } from './engine.ts'
import { blankPicture, type Picture } from './picture.ts'
import { readOnce } from './read-picture.ts'

function line(text: string, confidence: number, y1 = 10): SeenLine {
  const bbox = { x0: 0, y0: 0, x1: 10, y1 }
  const words = [{ text, confidence, bbox, symbols: [] }]
  return { words, bbox, baseline: bbox }
}

/** Blocks in rows of one height, which don't say how the page lies; a mark in a corner tells the engine. */
function page(): Picture {
  const picture = blankPicture(600, 800, 100)
  for (let y = 100; y < 700; y += 24)
    for (let x = 80; x < 520; x++)
      for (let row = 0; row < 9; row++) if (x % 40 < 32) picture.pixels[(y + row) * 600 + x] = 20
  return picture
}

test('a page that reads badly is turned to where most letters are read with certainty', () => {
  // Upright and on the first side it is read badly; on its side a few words are read well, upside down all of them.
  const reads = [
    [line('noise noise noise', 20)],
    ...[[line('noise noise noise', 20)], [line('many letters of the page', 90)], [line('few', 92)], [line('no', 20)]],
    [line('many letters of the page', 90)],
  ]
  let count = 0
  const engine: Engine = { linesOf: () => reads[count++] ?? [] }
  expect(readOnce(engine, page()).lines[0]?.words[0]?.text).toBe('many letters of the page')
  expect(count).toBe(6)
})

test('words that are read from top to bottom, however surely, say that the page lies otherwise', () => {
  const reads = [
    [line('ACCOUNTS', 96, 80)],
    ...[[line('ACCOUNTS', 96, 80)], [line('no', 20)], [line('many letters of the page', 90)], [line('no', 20)]],
    [line('many letters of the page', 90)],
  ]
  let count = 0
  const engine: Engine = { linesOf: () => reads[count++] ?? [] }
  expect(readOnce(engine, page()).lines[0]?.words[0]?.text).toBe('many letters of the page')
})
