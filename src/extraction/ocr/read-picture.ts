import type { Engine, SeenLine } from './engine.ts'
import { flatten } from './flatten.ts'
import type { Picture } from './picture.ts'
import { level, quarterTurns, slantOf } from './straighten.ts'

/** Below this mean confidence the page is probably upside down. */
const doubtful = 72
/** Of the page's height: what is read to find out which side is up. */
const sampleShare = 0.14

/** The lines of a page's picture, and the picture as it was read: upright, level and evenly lit. */
export function readPicture(engine: Engine, picture: Picture): { lines: SeenLine[]; upright: Picture } {
  const flat = flatten(picture)
  const isOnItsSide = slantOf(flat).isOnItsSide
  const first = straight(flat, isOnItsSide ? betterTurn(engine, flat, [1, 3]) : 0)
  const lines = engine.linesOf(first)
  if (isOnItsSide || confidenceOf(lines) >= doubtful || lines.length === 0) return { lines, upright: first }
  if (betterTurn(engine, first, [0, 2]) === 0) return { lines, upright: first }
  const upright = quarterTurns(first, 2)
  return { lines: engine.linesOf(upright), upright }
}

function straight(picture: Picture, turns: number): Picture {
  const turned = quarterTurns(picture, turns)
  return level(turned, slantOf(turned).degrees)
}

/** Which of two ways the page reads better, by a sample of it. */
function betterTurn(engine: Engine, picture: Picture, [one, other]: [number, number]): number {
  const [a, b] = [one, other].map((turns) => confidenceOf(engine.linesOf(fullestStrip(straight(picture, turns)))))
  return (a ?? 0) >= (b ?? 0) ? one : other
}

/** By letters: a page that is read the wrong way gives many short words. */
function confidenceOf(lines: SeenLine[]): number {
  const words = lines.flatMap((line) => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}

/** The strip across the page with the most ink. */
function fullestStrip({ width, height, pixels, dpi }: Picture): Picture {
  const ink = Array.from({ length: height }, (_, y) => {
    let sum = 0
    for (let x = 0; x < width; x += 3) sum += 255 - (pixels[y * width + x] as number)
    return sum
  })
  const rows = Math.max(1, Math.round(height * sampleShare))
  let [sum, best, from] = [0, -1, 0]
  for (let y = 0; y < height; y++) {
    sum += (ink[y] as number) - (ink[y - rows] ?? 0)
    if (y >= rows - 1 && sum > best) [best, from] = [sum, y - rows + 1]
  }
  return { width, height: rows, pixels: pixels.subarray(from * width, (from + rows) * width), dpi }
}
