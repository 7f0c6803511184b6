import { expect, test } from 'vitest'
import { seenLine } from '../testing/seen-line.ts'
import { withFaintBullets } from './faint-bullets.ts'
import type { Line } from './look.ts'
import { blankPicture } from './picture.ts'

const at = (baseline: number, hasBullet: boolean, left = 100): Line => ({
  ...seenLine(['Closed', left]),
  baseline,
  hasBullet,
  bulletLeft: hasBullet ? 76 : 0,
})

/** A dot before the line that stands on each baseline, of this shade. */
function dots(shades: [baseline: number, shade: number][]) {
  const picture = blankPicture(400, 400, 170)
  for (const [baseline, shade] of shades)
    for (let y = baseline - 9; y < baseline - 4; y++) picture.pixels.fill(shade, y * 400 + 76, y * 400 + 81)
  return picture
}

const marks = (lines: Line[], picture: ReturnType<typeof dots>) =>
  withFaintBullets(lines, picture).map(({ hasBullet }) => hasBullet)

const list = [at(100, true), at(130, false), at(160, true)]

test('a faint dot where a list has its bullets is one', () => {
  const picture = dots([
    [100, 20],
    [130, 100],
    [160, 20],
  ])
  expect(marks(list, picture)).toEqual([true, true, true])
})

test('a line that goes on has no dot', () => {
  const picture = dots([
    [100, 20],
    [160, 20],
  ])
  expect(marks(list, picture)).toEqual([true, false, true])
})

test('what begins elsewhere is not of the list', () => {
  const picture = dots([
    [100, 20],
    [130, 20],
    [160, 20],
  ])
  expect(marks([at(100, true), at(130, false, 140), at(160, true)], picture)).toEqual([true, false, true])
  expect(marks([at(100, true), at(130, false)], picture)).toEqual([true, false])
})
