import { expect, test } from 'vitest'
import { withDots } from './address-dots.ts'
import { blankPicture } from './picture.ts'

const letter = 10
const height = 20
type Dot = [at: number, size?: number, bottom?: number]

/** An address as the engine read it, each letter as a block 8 wide, and dots in the picture between the letters: before which letter, how large, how low. */
function seen(text: string, dots: Dot[]) {
  const picture = blankPicture(letter * (text.length + 2), 40, 170)
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) picture.pixels.fill(40, y * picture.width + x0, y * picture.width + x1)
  }
  const symbols = [...text].map((sign, index) => {
    const x0 = letter * (index + 1)
    if (sign === '.') fill(x0 + 3, x0 + 6, 27, 30)
    else fill(x0, x0 + 6, 14, 30)
    return { text: sign, bbox: { x0: sign === '.' ? x0 + 3 : x0, x1: x0 + 6, y0: 14, y1: 30 } }
  })
  for (const [at, size = 2, bottom = 30] of dots)
    fill(letter * (at + 1) - 3, letter * (at + 1) - 3 + size, bottom - size, bottom)
  const bbox = { x0: letter, y0: 30 - height, x1: letter * (text.length + 1), y1: 30 }
  return withDots({ text, confidence: 92, bbox, symbols }, picture)
}

test.each<[string, string, Dot[], string]>([
  ['a dot that was overlooked', 'anareyes@example.com', [[3]], 'ana.reyes@example.com'],
  ['two of them', 'anamreyes@example.com', [[3], [4]], 'ana.m.reyes@example.com'],
  ['none', 'anareyes@example.com', [], 'anareyes@example.com'],
  ['a dot that is higher', 'anareyes@example.com', [[3, 2, 26]], 'anareyes@example.com'],
  ['a speck', 'anareyes@example.com', [[3, 1]], 'anareyes@example.com'],
  ['a dot where no other was read', 'anareyes@example', [[3]], 'anareyes@example'],
  ['a dot beside the at sign', 'anareyes@example.com', [[8]], 'anareyes@example.com'],
  ['a word that is no address', 'anareyes.com', [[3]], 'anareyes.com'],
])('%s', (_, text, dots, meant) => {
  expect(seen(text, dots).text).toBe(meant)
})

test('an address is asked about where a dot was put back', () => {
  expect(seen('anareyes@example.com', [[3]]).confidence).toBe(79)
  expect(seen('anareyes@example.com', []).confidence).toBe(92)
})
