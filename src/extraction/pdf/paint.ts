import { OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { type Box, boxOf, type Matrix, meet, pointAt, times } from './matrix.ts'

/** A letter as it was painted. `color` is unknown under a pattern. */
export type Letter = {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** In quarter turns. */
  turns: number
  font: string
  color: string | null
  alpha: number
  isDrawn: boolean
  clip: Box
  order: number
}

/** A filled box, or a picture, whose color is unknown. */
export type Fill = Box & { color: string | null; order: number }

/** `pictures`: where they lie, as far as that is known without unpacking them. */
export type Painting = { letters: Letter[]; fills: Fill[]; dots: Box[]; pictures: Box[]; page: Box; isBlank: boolean }

type State = {
  matrix: Matrix
  clip: Box
  fill: string | null
  stroke: string | null
  alpha: number
  strokeAlpha: number
  /** Of the groups around: what is clear there stays clear. */
  groupAlpha: number
  font: { name: string; unit: number; size: number }
  spacing: number
  wordSpacing: number
  scale: number
  rise: number
  leading: number
  mode: number
}

type Glyph = { unicode: string; width: number; isSpace: boolean }
type Corners = readonly [number, number, number, number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const whole: Corners = [0, 0, 1, 1]
const fillings: number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]

/** Runs the page's drawing operations and records what they paint, in order: characters with their graphics state, and boxes. */
export async function paint(page: PDFPageProxy, isLayerShown: (layer: unknown) => boolean): Promise<Painting> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const viewport = page.getViewport({ scale: 1 })
  const bounds: Box = { left: 0, top: 0, right: viewport.width, bottom: viewport.height }
  const letters: Letter[] = []
  const fills: Fill[] = []
  const dots: Box[] = []
  const pictures: Box[] = []
  const start: State = {
    matrix: viewport.transform as unknown as Matrix,
    clip: bounds,
    fill: '#000000',
    stroke: '#000000',
    alpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    font: { name: '', unit: 0.001, size: 1 },
    spacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
    mode: 0,
  }
  let state = { ...start }
  const saved: State[] = []
  const layers: boolean[] = []
  let textMatrix = identity
  let lineMatrix = identity
  let willClip = false
  let before = -1

  const save = () => saved.push({ ...state })
  const restore = () => {
    state = saved.pop() ?? { ...start }
  }
  const nextLine = (x: number, y: number) => {
    lineMatrix = times(lineMatrix, [1, 0, 0, 1, x, y])
    textMatrix = lineMatrix
  }

  function show(glyphs: (Glyph | number)[], order: number) {
    const { font, scale, rise, mode, spacing, wordSpacing, clip } = state
    const unit = font.size * font.unit
    const textToPage = times(state.matrix, textMatrix)
    const [alongX, alongY, upX, upY] = textToPage
    const from = pointAt(textToPage, 0, rise)
    const stretch = Math.hypot(alongX, alongY)
    const size = Math.hypot(upX, upY) * Math.abs(font.size)
    const sign = unit * scale < 0 ? -1 : 1
    const turns = (Math.round(Math.atan2(sign * alongY, sign * alongX) / (Math.PI / 2)) + 4) % 4
    const color = mode % 4 === 1 ? state.stroke : state.fill
    const alpha = state.groupAlpha * (mode % 4 === 1 ? state.strokeAlpha : state.alpha)
    const isDrawn = mode % 4 !== 3 && !layers.includes(false)
    let moved = 0
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        moved -= (glyph * font.size * scale) / 1000
        continue
      }
      letters.push({
        text: glyph.unicode,
        x: from.x + alongX * moved,
        y: from.y + alongY * moved,
        width: Math.abs(glyph.width * unit * scale) * stretch,
        size,
        turns,
        font: font.name,
        color,
        alpha,
        isDrawn,
        clip,
        order,
      })
      moved += (glyph.width * unit + spacing + (glyph.isSpace ? wordSpacing : 0)) * scale
    }
    textMatrix = times(textMatrix, [1, 0, 0, 1, moved, 0])
  }

  for (const [order, operator] of fnArray.entries()) {
    const args = argsArray[order] ?? []
    switch (operator) {
      case OPS.dependency:
        continue
      case OPS.save:
        save()
        break
      case OPS.beginGroup:
        save()
        state = { ...state, groupAlpha: state.groupAlpha * state.alpha, alpha: 1, strokeAlpha: 1 }
        break
      case OPS.beginMarkedContent:
        layers.push(true)
        break
      case OPS.beginMarkedContentProps:
        layers.push(args[0] !== 'OC' || isLayerShown(args[1]))
        break
      case OPS.endMarkedContent:
        layers.pop()
        break
      case OPS.restore:
      case OPS.endGroup:
        // A picture fills its unit square; pictures themselves are not unpacked, and leave an empty frame.
        if (before === OPS.transform) {
          const box = meet(boxOf(state.matrix, whole), state.clip)
          fills.push({ ...boxOf(state.matrix, whole), color: null, order })
          if (!layers.includes(false)) pictures.push(box)
        }
        restore()
        break
      case OPS.transform:
        state.matrix = times(state.matrix, args as unknown as Matrix)
        break
      case OPS.paintFormXObjectBegin:
        save()
        if (args[0]) state.matrix = times(state.matrix, args[0] as Matrix)
        if (args[1]) state.clip = meet(state.clip, boxOf(state.matrix, args[1] as Corners))
        break
      case OPS.paintFormXObjectEnd:
        restore()
        break
      case OPS.beginAnnotation:
        save()
        state = { ...start, matrix: times(times(start.matrix, args[2] as Matrix), args[3] as Matrix) }
        break
      case OPS.endAnnotation:
        restore()
        break
      case OPS.clip:
      case OPS.eoClip:
        willClip = true
        break
      case OPS.constructPath: {
        const [kind, , corners] = args as [number, unknown, Corners | null]
        if (!corners) break
        const box = boxOf(state.matrix, corners)
        if (fillings.includes(kind) && state.alpha * state.groupAlpha > 0.9 && !layers.includes(false))
          fills.push({ ...meet(box, state.clip), color: isBox(args[1]) ? state.fill : null, order })
        if (isDot(box)) dots.push(box)
        if (willClip) state.clip = meet(state.clip, box)
        willClip = false
        break
      }
      case OPS.shadingFill:
        fills.push({ ...state.clip, color: null, order })
        break
      case OPS.setFillRGBColor:
        state.fill = String(args[0])
        break
      case OPS.setFillColorN:
        state.fill = null
        break
      case OPS.setStrokeRGBColor:
        state.stroke = String(args[0])
        break
      case OPS.setGState:
        for (const [key, value] of args[0] as [string, unknown][]) {
          if (key === 'ca') state.alpha = Number(value)
          if (key === 'CA') state.strokeAlpha = Number(value)
        }
        break
      case OPS.beginText:
        textMatrix = lineMatrix = identity
        break
      case OPS.setFont:
        state.font = fontOf(page, String(args[0]), Number(args[1]))
        break
      case OPS.setCharSpacing:
        state.spacing = Number(args[0])
        break
      case OPS.setWordSpacing:
        state.wordSpacing = Number(args[0])
        break
      case OPS.setHScale:
        state.scale = Number(args[0]) / 100
        break
      case OPS.setTextRise:
        state.rise = Number(args[0])
        break
      case OPS.setTextRenderingMode:
        state.mode = Number(args[0])
        break
      case OPS.setLeading:
        state.leading = -Number(args[0])
        break
      case OPS.moveText:
        nextLine(Number(args[0]), Number(args[1]))
        break
      case OPS.setLeadingMoveText:
        state.leading = Number(args[1])
        nextLine(Number(args[0]), Number(args[1]))
        break
      case OPS.nextLine:
        nextLine(0, state.leading)
        break
      case OPS.setTextMatrix:
        textMatrix = lineMatrix = args[0] as Matrix
        break
      case OPS.showText:
        show(args[0] as (Glyph | number)[], order)
        break
    }
    before = operator
  }
  return { letters, fills, dots, pictures, page: bounds, isBlank: fnArray.length === 0 }
}

/** As large as a bullet, and as round or square. */
function isDot({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top]
  return width > 1 && width < 7 && Math.abs(width - height) < 0.25 * width
}

/** `[move, x, y, line, x, y, …]` with no curve in it and four corners. */
function isBox(path: unknown): boolean {
  const data = (path as ArrayLike<number>[] | null)?.[0]
  return data !== undefined && data !== null && data.length <= 17
}

function fontOf(page: PDFPageProxy, id: string, size: number): State['font'] {
  if (!page.commonObjs.has(id)) return { name: id, unit: 0.001, size }
  const font = page.commonObjs.get(id) as { name?: string; fontMatrix?: number[] }
  return { name: font.name?.replace(/^[A-Z]{6}\+/, '') ?? id, unit: font.fontMatrix?.[0] ?? 0.001, size }
}
