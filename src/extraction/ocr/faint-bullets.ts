import type { Line } from './look.ts'
import type { Picture } from './picture.ts'

/** In ems: how far the texts of a list may begin from each other. */
const sameLeft = 0.35
/** Of a size: lines of a list are set alike. */
const sameSize = 0.2
/** In ems: a bullet's width with room around it, and where it stands above the baseline. */
const [before, width] = [0.15, 0.7]
const [above, below] = [0.75, 0]
/** Of the ink of its siblings. */
const leastInk = 0.45
const leastSiblings = 2

/** A bullet that was too faint or too blurred to be one by itself is one where the list has its bullets, and nothing is where it has none. */
export function withFaintBullets(lines: Line[], picture: Picture): Line[] {
  const marked = lines.filter(({ hasBullet, words }) => hasBullet && words.length > 0)
  return lines.map((line) => {
    const [first] = line.words
    if (line.hasBullet || !first) return line
    const siblings = marked.filter(
      ({ words: [other], em }) =>
        other !== undefined &&
        Math.abs(other.left - first.left) < sameLeft * em &&
        Math.abs(em - line.em) < sameSize * em,
    )
    const [sibling] = siblings.toSorted(
      (a, b) => Math.abs(a.baseline - line.baseline) - Math.abs(b.baseline - line.baseline),
    )
    if (!sibling || siblings.length < leastSiblings || sibling.bulletLeft > first.left - 0.4 * sibling.em) return line
    const inkOf = ({ baseline }: Line) => inkAt(picture, sibling, baseline, first.left)
    return inkOf(line) >= leastInk * inkOf(sibling) && inkOf(sibling) > 0
      ? { ...line, hasBullet: true, bulletLeft: sibling.bulletLeft }
      : line
  })
}

/** How much ink is where a bullet of the list would be. */
function inkAt({ width: across, height, pixels }: Picture, { bulletLeft, em }: Line, baseline: number, limit: number) {
  const [left, right] = [bulletLeft - before * em, Math.min(bulletLeft + width * em, limit - 0.1 * em)].map(Math.round)
  const [top, bottom] = [Math.max(0, baseline - above * em), Math.min(height, baseline - below * em)].map(Math.round)
  let ink = 0
  for (let y = top ?? 0; y < (bottom ?? 0); y++)
    for (let x = Math.max(0, left ?? 0); x < Math.min(across, right ?? 0); x++) {
      const shade = pixels[y * across + x] as number
      if (shade < 215) ink += 255 - shade
    }
  return ink
}
