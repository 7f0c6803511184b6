import { expect, test } from 'vitest'
import { blankPicture, type Picture } from './picture.ts'
import { quarterTurns } from './straighten.ts'
import { riseOf } from './upright.ts'

type Letter = 'low' | 'rising' | 'falling'

/** Lines of blocks as high as small letters; some rise above the others, some fall below them. */
function page(letters: Letter[]): Picture {
  const picture = blankPicture(1200, 1000, 150)
  for (let foot = 60; foot < 950; foot += 40)
    for (let x = 40; x < 1160; x++) {
      const letter = letters[Math.floor(x / 12) % letters.length]
      const [top, bottom] = [letter === 'rising' ? foot - 17 : foot - 11, letter === 'falling' ? foot + 6 : foot]
      if (x % 12 < 9) for (let y = top; y < bottom; y++) picture.pixels[y * 1200 + x] = 20
    }
  return picture
}

const asWritten: Letter[] = ['low', 'rising', 'low', 'low', 'rising', 'low', 'falling', 'low', 'rising', 'low']

test('letters that rise above their line say which side is up', () => {
  expect(riseOf(page(asWritten))).toBeGreaterThan(0.3)
  expect(riseOf(quarterTurns(page(asWritten), 2))).toBeLessThan(-0.3)
})

test.each([
  ['of one height', page(['low'])],
  ['of which as many rise as fall', page(['low', 'rising', 'low', 'falling'])],
  ['that are missing', blankPicture(600, 800, 150)],
])('letters %s say nothing', (_, picture) => {
  expect(Math.abs(riseOf(picture))).toBeLessThan(0.1)
})
