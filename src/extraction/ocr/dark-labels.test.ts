import { expect, test } from 'vitest'
import { withDarkLetters } from './dark-labels.ts'
import { blankPicture, type Picture } from './picture.ts'

type Box = [left: number, top: number, width: number, height: number, shade: number]

/** At 200 dpi. */
function page(boxes: Box[]): Picture {
  const picture = blankPicture(400, 200, 200)
  for (const [left, top, width, height, shade] of boxes)
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) picture.pixels[y * 400 + x] = shade
  return picture
}
const lettersIn = (left: number, top: number, shade: number): Box[] =>
  [0, 1, 2, 3, 4].map((index) => [left + 10 + index * 16, top + 8, 8, 20, shade])

test.each([40, 110, 140])('light letters on a ground of shade %d become dark ones on white', (shade) => {
  const { pixels } = withDarkLetters(page([[50, 50, 100, 36, shade], ...lettersIn(50, 50, 255)]))
  expect(pixels[70 * 400 + 64]).toBe(0)
  expect(pixels[70 * 400 + 55]).toBe(255)
  expect(pixels[51 * 400 + 50]).toBe(255)
})

test.each<[string, Box[]]>([
  ['dark letters on a tint', [[50, 50, 100, 36, 190], ...lettersIn(50, 50, 20)]],
  ['bold words that touch each other', [...lettersIn(50, 50, 20), [60, 66, 80, 12, 20]]],
  ['underlined words', [...lettersIn(50, 50, 20), [50, 76, 110, 4, 20]]],
  ['a bar without letters', [[50, 50, 200, 10, 40]]],
  ['a large dark ground', [[20, 20, 300, 150, 40], ...lettersIn(50, 50, 255)]],
])('%s stay as they are', (_, boxes) => {
  expect(withDarkLetters(page(boxes)).pixels).toEqual(page(boxes).pixels)
})
