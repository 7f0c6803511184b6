import { withDots } from './address-dots.ts'
import type { Box, SeenLine } from './engine.ts'
import type { Picture } from './picture.ts'

/** A word as it stands on the page, in pixels. `em` is the size of its letters, `stroke` how thick they are in ems. */
export type SeenWord = { text: string; confidence: number; left: number; right: number; em: number; stroke: number }
/** A line as it stands on the page, in pixels. */
export type Line = {
  words: SeenWord[]
  baseline: number
  em: number
  hasBullet: boolean
  bulletLeft: number
  /** In ems: what usually lies between two letters of a word. */
  tracking: number
}

/** In ems: how high capitals, figures and tall letters stand above the baseline, and the others. */
const tallEm = 0.725
const lowEm = 0.52
const tall = /[A-Z0-9bdfhklij&@]/
/** Letters of one height, which brackets, slashes and accents exceed, and how many of them say how high it is. */
const rising = /^[A-Z0-9bdfhkl]$/
const fewest = 2
/** A small dot is blurred to gray. */
const dotShade = 165

/** Of the height of a line: what stands further apart may be set in another size, which shows from the second on. */
const apart = 1.5
const otherSize = 1.35

/** A town beside a name in large type is a line of its own: together they would have a size that neither has. */
export function bySize(line: SeenLine): SeenLine[] {
  const parts: SeenLine['words'][] = []
  for (const word of line.words) {
    const before = parts.at(-1)?.at(-1)
    const isNear = before && word.bbox.x0 - before.bbox.x1 <= apart * (line.bbox.y1 - line.bbox.y0)
    if (isNear) parts.at(-1)?.push(word)
    else parts.push([word])
  }
  const heights = parts.map((words) =>
    meanOf(
      words.flatMap(({ symbols }) =>
        symbols.flatMap(({ text, bbox }) => (rising.test(text) ? [bbox.y1 - bbox.y0] : [])),
      ),
    ),
  )
  const known = heights.filter((height) => height !== undefined)
  if (known.length < parts.length || Math.max(...known) < otherSize * Math.min(...known)) return [line]
  return parts.map((words) => ({
    ...line,
    words,
    bbox: { ...line.bbox, x0: words[0]?.bbox.x0 ?? 0, x1: words.at(-1)?.bbox.x1 ?? 0 },
  }))
}

/** What the picture says of a line beyond its words: size, thickness, and a dot before it. */
export function lookAt(line: SeenLine, picture: Picture): Line | undefined {
  const words = line.words.filter(
    (word) => word.text.trim() !== '' && !isGhost(word) && !isTableRule(word, line.bbox, picture),
  )
  if (words.length === 0) return undefined
  const { x0, y0, x1, y1 } = line.baseline
  const baselineAt = (x: number) => (x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0))
  const sizes = words.flatMap(({ text, bbox }) => {
    if (!/[A-Za-z0-9]/.test(text)) return []
    const height = baselineAt((bbox.x0 + bbox.x1) / 2) - bbox.y0
    const em = height / (tall.test(text) ? tallEm : lowEm)
    return em > 0 ? Array.from({ length: text.length }, () => em) : []
  })
  const tallest = words.flatMap(({ symbols }) =>
    symbols.flatMap(({ text, bbox }) => (rising.test(text) ? [bbox.y1 - bbox.y0] : [])),
  )
  const em =
    (tallest.length >= fewest ? (meanOf(tallest) ?? 0) / tallEm : meanOf(sizes)) ??
    (line.bbox.y1 - line.bbox.y0) / tallEm
  if (em < 4) return undefined
  const baseline = baselineAt((line.bbox.x0 + line.bbox.x1) / 2)
  const tracking = (middleOf(words.flatMap(gapsIn)) ?? 0) / em
  const dot = dotBefore(picture, line.bbox.x0, baselineAt(line.bbox.x0), em)
  const seen = words
    .map((word) => withDots(withoutEnvelope(word), picture))
    .map(({ text, confidence, bbox }, index) => ({
      text:
        index > 0 && isDivider(text, bbox, baselineAt(bbox.x0), em) && !isPeriod(text, words[index - 1]?.text)
          ? '•'
          : text,
      confidence,
      left: bbox.x0,
      right: bbox.x1,
      em,
      stroke: strokeOf(picture, bbox) / em,
    }))
  if (dot) return { words: withoutDot(seen, dot.right), baseline, em, tracking, hasBullet: true, bulletLeft: dot.left }
  const [first, second] = seen
  const isSign =
    first !== undefined && second !== undefined && signs.test(first.text) && second.left - first.right > 0.2 * em
  if (isSign) return { words: seen.slice(1), baseline, em, tracking, hasBullet: true, bulletLeft: first.left }
  const shown = second && isBar(words[0], em) ? seen.slice(1) : seen
  return { words: shown, baseline, em, tracking, hasBullet: false, bulletLeft: 0 }
}

/** What the engine reads for a bullet. */
const signs = /^[+«»*·•°©®.>¢]$/

/** What the engine makes of a shade or an edge: letters that lie elsewhere, or are much wider than high. */
function isGhost({ text, bbox, symbols }: SeenLine['words'][number]): boolean {
  if (!/[\p{L}\d]/u.test(text)) return false
  const isIn = ({ bbox: { y0, y1 } }: (typeof symbols)[number]) => y1 > y0 && y0 < bbox.y1 && y1 > bbox.y0
  const isWide = (bbox.x1 - bbox.x0) / text.length > 2 * (bbox.y1 - bbox.y0)
  return isWide || (symbols.length > 0 && !symbols.some(isIn))
}

/** Of the height of a line: how far a rule between two columns goes on above and below it. */
const ruleReach = 0.4

/** `|`, `_|`: a part of an upright rule, which goes on above and below, or what is left of a crossing. */
function isTableRule({ text, bbox }: SeenLine['words'][number], { y0, y1 }: Box, picture: Picture): boolean {
  if (!/^[|_¦[\]\\—]{1,3}$/.test(text) || text === '—') return false
  if (text.includes('_')) return true
  const reach = Math.round(ruleReach * (y1 - y0))
  const goesOn = (from: number, to: number) => {
    let dark = 0
    for (let y = from; y < to; y++) if (darkestIn(picture, y, bbox.x0 - 1, bbox.x1 + 1) < dotShade) dark++
    return dark >= 0.8 * (to - from)
  }
  return goesOn(Math.min(y0, bbox.y0) - reach, y0) && goesOn(y1, Math.max(y1, bbox.y1) + reach)
}

function darkestIn({ width, height, pixels }: Picture, y: number, from: number, to: number): number {
  let darkest = 255
  if (y >= 0 && y < height)
    for (let x = Math.max(0, from); x < Math.min(width, to); x++)
      darkest = Math.min(darkest, pixels[y * width + x] as number)
  return darkest
}

const gapsIn = ({ symbols }: SeenLine['words'][number]): number[] =>
  symbols.slice(1).map(({ bbox }, index) => Math.max(0, bbox.x0 - (symbols[index]?.bbox.x1 ?? bbox.x0)))

/** A bar before a heading is read as a letter that is higher than any other, and thin. */
const isBar = (word: SeenLine['words'][number] | undefined, em: number): boolean =>
  word !== undefined &&
  /^[jJlI1i!|[\]()f]$/.test(word.text) &&
  word.bbox.y1 - word.bbox.y0 > 1.15 * em &&
  word.bbox.x1 - word.bbox.x0 < 0.45 * em

/** What the engine reads for a dot between two texts; the second only where it is as small as one. */
const dividers = /^[*«»•·°¢]$/
const mayBeDivider = /^[+eo©®.,~'‘’-]$/

/** `2021 -`: small as it is, it stands between two dates. */
const isPeriod = (text: string, before = ''): boolean => text === '-' && /\d{2}$/.test(before)

function isDivider(text: string, { x0, y0, x1, y1 }: Box, baseline: number, em: number): boolean {
  if (dividers.test(text)) return true
  const isSmall = x1 - x0 <= 0.42 * em && y1 - y0 <= 0.42 * em && Math.abs(x1 - x0 - (y1 - y0)) <= 0.15 * em
  return mayBeDivider.test(text) && isSmall && baseline - y1 > 0.1 * em
}

/** Of its height: an `M` that is wider is an envelope before an address. */
const widestM = 1.2

function withoutEnvelope(word: SeenLine['words'][number]): SeenLine['words'][number] {
  const [first, second] = word.symbols
  if (!first || !second || !/^[M=<&~]\p{Ll}[\p{Ll}\d._-]*@/u.test(word.text)) return word
  const { x0, y0, x1, y1 } = first.bbox
  const isEnvelope = first.text !== 'M' || x1 - x0 > widestM * (y1 - y0)
  return isEnvelope
    ? { ...word, text: word.text.slice(1), bbox: { ...word.bbox, x0: second.bbox.x0 }, symbols: word.symbols.slice(1) }
    : word
}

/** How thick letters are: the mean length of their dark stretches, across. */
function strokeOf({ width, pixels }: Picture, { x0, y0, x1, y1 }: SeenLine['bbox']): number {
  let ink = 0
  let stretches = 0
  let darkest = 255
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) darkest = Math.min(darkest, pixels[y * width + x] as number)
  const half = (255 + darkest) / 2
  for (let y = y0; y < y1; y++) {
    let wasDark = false
    for (let x = x0; x < x1; x++) {
      const shade = pixels[y * width + x] as number
      ink += 255 - shade
      const isDark = shade < half
      if (isDark && !wasDark) stretches++
      wasDark = isDark
    }
  }
  return stretches === 0 ? 0 : ink / (255 - darkest) / stretches
}

type Stretch = { left: number; right: number; top: number; bottom: number }

/** A bullet: round, small, above the baseline, with room on both sides. The engine reads it as anything, or not at all. */
function dotBefore(picture: Picture, lineLeft: number, baseline: number, em: number): Stretch | undefined {
  const from = Math.max(0, Math.round(lineLeft - 2.2 * em))
  const to = Math.min(picture.width, Math.round(lineLeft + 2 * em))
  const [top, bottom] = [
    Math.max(0, Math.round(baseline - 0.8 * em)),
    Math.min(picture.height, Math.round(baseline + 0.25 * em)),
  ]
  const [dot, next] = stretchesIn(picture, from, to, top, bottom)
  if (!dot || !next || dot.left <= from) return undefined
  const [across, down] = [dot.right - dot.left, dot.bottom - dot.top]
  const isRound = across >= 0.1 * em && across <= 0.5 * em && Math.abs(across - down) <= Math.max(1.5, 0.3 * across)
  const floats = baseline - dot.bottom > 0.06 * em && baseline - dot.top < 0.66 * em && baseline - dot.top > 0.3 * em
  return isRound && floats && next.left - dot.right > 0.18 * em ? dot : undefined
}

/** The dark stretches of a strip, from left to right, as far as white columns divide them: the first two. */
function stretchesIn({ width, pixels }: Picture, from: number, to: number, top: number, bottom: number): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | undefined
  for (let x = from; x < to && found.length < 2; x++) {
    let [first, last] = [-1, -1]
    for (let y = top; y < bottom; y++)
      if ((pixels[y * width + x] as number) < dotShade) {
        if (first < 0) first = y
        last = y
      }
    if (first < 0) {
      if (open) found.push(open)
      open = undefined
    } else
      open = {
        left: open?.left ?? x,
        right: x + 1,
        top: Math.min(open?.top ?? first, first),
        bottom: Math.max(open?.bottom ?? 0, last + 1),
      }
  }
  return open ? [...found, open] : found
}

/** Takes off what the engine read for a dot: a word of its own, or a sign before the first. */
function withoutDot(words: SeenWord[], dotRight: number): SeenWord[] {
  const [first, ...rest] = words
  if (!first || first.left >= dotRight - 1) return words
  if (first.right <= dotRight + 2 && rest.length > 0) return rest
  const text = first.text.replace(/^[^\p{L}\p{N}($]/u, '')
  return [{ ...first, text, left: dotRight + 1 }, ...rest]
}

/** Of the middle half, so that a badly measured word doesn't count. */
function meanOf(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  return half.length > 0 ? half.reduce((sum, value) => sum + value, 0) / half.length : undefined
}

export function middleOf(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
