import { expect, test } from 'vitest'
import { blankPicture, type Picture } from './picture.ts'
import { withoutRules } from './rules.ts'

type Box = [left: number, top: number, width: number, height: number]

/** At 200 dpi: letters as blocks of 10 by 20 pixels, and whatever else stands on the page. */
function page(boxes: Box[], shade = 40): Picture {
  const picture = blankPicture(600, 400, 200)
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) picture.pixels[y * 600 + x] = shade
  return picture
}
const letters: Box[] = [0, 1, 2, 3].map((index) => [100 + index * 14, 100, 10, 20])
const frame = (left: number, top: number, width: number, height: number): Box[] => [
  [left, top, width, 2],
  [left, top + height - 2, width, 2],
  [left, top, 2, height],
  [left + width - 2, top, 2, height],
]

test.each<[string, Box[]]>([
  ['a rule', [[60, 140, 300, 3]]],
  ['a bar', [[60, 140, 200, 12]]],
  ['a rule down the page', [[60, 20, 4, 300]]],
  ['a frame around a label', frame(90, 92, 80, 36)],
  ['the lines of a table', [...frame(60, 80, 400, 60), [260, 80, 2, 60]]],
])('%s goes, and letters stay', (_, boxes) => {
  expect(withoutRules(page([...letters, ...boxes])).clean.pixels).toEqual(page(letters).pixels)
  expect(withoutRules(page([...letters, ...boxes], 195)).clean.pixels).toEqual(page(letters, 195).pixels)
  expect(withoutRules(page([...letters, ...boxes])).left).toHaveLength(letters.length)
})

test.each<[string, Box[]]>([
  ['a large letter', [[60, 20, 16, 80]]],
  ['a dash', [[60, 110, 40, 3]]],
  ['a block', [[60, 150, 200, 60]]],
  ['a large ring, which holds nothing', frame(300, 40, 60, 80)],
])('%s stays', (_, boxes) => {
  expect(withoutRules(page([...letters, ...boxes])).clean.pixels).toEqual(page([...letters, ...boxes]).pixels)
})

test('a rule under letters that touch it goes without them', () => {
  const { clean, left } = withoutRules(page([...letters, [60, 120, 300, 3]]))
  expect(clean.pixels[110 * 600 + 105]).toBe(40)
  expect(clean.pixels[121 * 600 + 300]).toBe(255)
  expect(left).toHaveLength(letters.length)
})
