import type { Item } from '../layout/item.ts'
import { type Line, middleOf, type SeenWord } from './look.ts'

/** Of a size: estimates nearer than this are of one. */
const sameSize = 0.07
/** In points: edges nearer than this were meant to be one. */
const sameEdge = 1.6
/** In ems: baselines nearer than this are one. */
const sameBaseline = 0.16
/** In ems: a wider gap than this is not a space; beside a dash, which is seen shorter than it was set, the second. */
const widestSpace = 0.85
const widestAtDash = 1.3
/** Of the usual thickness: letters thicker than this are bold; within a line, a change by the second shows. */
const boldStroke = 1.25
const strokeChange = 1.2
/** The same where one side of the change is short. */
const shortChange = 1.35
const shortLetters = 9

/** The lines of a picture as the layout begins with: what a program would have written, the eye only sees nearly. */
export function itemsOf(lines: Line[], page: number, pointsPerPixel: number): Item[] {
  const usual = middleOf(lines.flatMap(({ words }) => words.flatMap(lettersOf))) ?? 0
  const runs = lines.flatMap((line) => runsOf(line, usual))
  const sizeOf = snapper(
    runs.map(({ line, text }) => ({ value: line.em * pointsPerPixel, weight: text.length })),
    (size) => size * sameSize,
  )
  const leftOf = snapper(
    runs.map(({ left }) => ({ value: left * pointsPerPixel, weight: 1 })),
    () => sameEdge,
  )
  const baselineOf = snapper(
    lines.map(({ baseline, words }) => ({ value: baseline * pointsPerPixel, weight: words.length })),
    () => sameBaseline * 10,
  )
  return runs.map(({ line, text, left, right, isBold }) => {
    const x = leftOf(left * pointsPerPixel)
    return {
      text,
      x,
      y: baselineOf(line.baseline * pointsPerPixel),
      width: right * pointsPerPixel - x,
      size: sizeOf(line.em * pointsPerPixel),
      font: isBold ? 'Scan-Bold' : 'Scan',
      color: null,
      page,
    }
  })
}

const lettersOf = ({ text, stroke }: SeenWord): number[] => Array.from({ length: text.length }, () => stroke)

type Run = { line: Line; text: string; left: number; right: number; isBold: boolean }

/** In ems: what is set wider than this has wider spaces, too. */
const usualTracking = 0.1

const isDash = /^[–—-]$/

/** Words that belong together, in one thickness. */
function runsOf(line: Line, usual: number): Run[] {
  const runs: Run[] = line.hasBullet
    ? [{ line, text: '•', left: line.bulletLeft, right: line.bulletLeft + 0.35 * line.em, isBold: false }]
    : []
  const bold = evenOut(line.words, usual)
  for (const [index, { text, left, right }] of line.words.entries()) {
    const run = runs.at(-1)
    // A dash goes with what follows it, as it is mostly written: `<b>Ana Reyes</b> – Accountant`.
    const isBold = (isDash.test(text) ? bold[index + 1] : undefined) ?? bold[index] ?? false
    const isAtDash = isDash.test(text) || isDash.test(line.words[index - 1]?.text ?? '')
    const space = (isAtDash ? widestAtDash : widestSpace) + 2 * Math.max(0, line.tracking - usualTracking)
    const isNear = run && left - run.right < space * line.em
    const isNext = index > 0 && isNear && run.isBold === isBold
    if (isNext) {
      run.text += ` ${text}`
      run.right = right
    } else runs.push({ line, text, left, right, isBold })
  }
  return runs
}

/** On either side of a change from bold to plain. */
const fewLetters = 5

/**
 * Which words are bold. One word's thickness is measured badly, so a line is all bold or all plain, or changes once, where the
 * difference weighs most.
 */
function evenOut(words: SeenWord[], usual: number): boolean[] {
  const whole = meanStroke(words)
  const splits = words.map((_, at) => {
    const [before, after] = [meanStroke(words.slice(0, at)), meanStroke(words.slice(at))]
    const change = Math.max(before, after) / Math.max(0.001, Math.min(before, after))
    const [first, second] = [lettersIn(words.slice(0, at)), lettersIn(words.slice(at))]
    const letters = Math.min(first, second)
    const isClear = letters >= fewLetters && change >= (letters < shortLetters ? shortChange : strokeChange)
    // How many letters say so counts, too: one word alone differs more, by chance.
    const weight = isClear ? (first * second * (before - after) ** 2) / (first + second) : 0
    return { at, weight, isFirstBold: before > after }
  })
  const best = splits.toSorted((a, b) => b.weight - a.weight)[0]
  if (!best || best.weight === 0) return words.map(() => whole > usual * boldStroke)
  const thick = Math.max(meanStroke(words.slice(0, best.at)), meanStroke(words.slice(best.at)))
  const hasBold = thick > usual * boldStroke
  return words.map((_, index) => hasBold && index < best.at === best.isFirstBold)
}

const lettersIn = (words: SeenWord[]): number =>
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0)

/** Of letters and figures: a dash is one long stretch of ink. */
function meanStroke(words: SeenWord[]): number {
  const letters = lettersIn(words)
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + lettersIn([word]) * word.stroke, 0) / letters
}

type Weighted = { value: number; weight: number }

/** Values that lie close together become the one among them that weighs most. */
function snapper(values: Weighted[], reachOf: (value: number) => number): (value: number) => number {
  const weights = new Map<number, number>()
  for (const { value, weight } of values) {
    const key = Math.round(value * 10) / 10
    weights.set(key, (weights.get(key) ?? 0) + weight)
  }
  const around = (center: number) =>
    [...weights].reduce(
      (sum, [value, weight]) => sum + (Math.abs(value - center) <= reachOf(center) / 2 ? weight : 0),
      0,
    )
  const ranked = [...weights.keys()]
    .map((value) => ({ value, weight: around(value) }))
    .toSorted((a, b) => b.weight - a.weight)
  const centers: number[] = []
  for (const { value } of ranked)
    if (!centers.some((center) => Math.abs(center - value) <= reachOf(center))) centers.push(value)
  return (value) =>
    centers.reduce(
      (best, center) => (Math.abs(center - value) < Math.abs(best - value) ? center : best),
      Number.POSITIVE_INFINITY,
    )
}
