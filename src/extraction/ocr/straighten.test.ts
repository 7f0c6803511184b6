import { expect, test } from 'vitest'
import { flatten } from './flatten.ts'
import { blankPicture, type Picture } from './picture.ts'
import { level, quarterTurns, slantOf } from './straighten.ts'

/** Lines of small blocks, as words look from afar, that fall by so many degrees. */
function page(degrees: number): Picture {
  const picture = blankPicture(800, 1000, 100)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let top = 100; top < 900; top += 24)
    for (let x = 100; x < 700; x++)
      for (let y = 0; y < 9; y++)
        if (x % 40 < 32) picture.pixels[Math.round(top + y + slope * (x - 400)) * 800 + x] = 20
  return picture
}

test.each([-8, -1.3, 0, 0.7, 5])('lines that fall by %d degrees are found and made level', (degrees) => {
  const slanted = page(degrees)
  expect(slantOf(slanted)).toMatchObject({ isOnItsSide: false })
  expect(slantOf(slanted).degrees).toBeCloseTo(degrees, 0)
  expect(Math.abs(slantOf(level(slanted, slantOf(slanted).degrees)).degrees)).toBeLessThan(0.3)
})

test('a page on its side is told, and turned', () => {
  const turned = quarterTurns(page(0), 1)
  expect(slantOf(turned).isOnItsSide).toBe(true)
  expect(quarterTurns(turned, 3)).toEqual(page(0))
})

test.each([320, 321, 339, 359, 360, 799])('paper of any width is as white at its edges: %d pixels', (width) => {
  const picture = blankPicture(width, 200, 100)
  picture.pixels.fill(200)
  expect(new Set(flatten(picture).pixels).size).toBe(1)
  expect(flatten(picture).pixels[width - 1]).toBeGreaterThan(250)
})

test('under a shadow paper is as white as elsewhere, and light letters on a dark ground are dark ones on white', () => {
  const picture = page(0)
  for (let at = 0; at < picture.pixels.length; at++) {
    const x = at % 800
    const shade = picture.pixels[at] as number
    picture.pixels[at] = x < 400 ? shade : (shade * (800 - x * 0.6)) / 800
  }
  const flat = flatten(picture)
  expect(flat.pixels[50 * 800 + 780]).toBeGreaterThan(235)
  expect(flat.pixels[104 * 800 + 105]).toBeLessThan(60)
  const dark = page(0)
  for (let at = 0; at < dark.pixels.length; at++) dark.pixels[at] = 255 - (dark.pixels[at] as number)
  expect(flatten(dark).pixels[50 * 800 + 50]).toBeGreaterThan(235)
  expect(flatten(dark).pixels[104 * 800 + 105]).toBeLessThan(60)
})
