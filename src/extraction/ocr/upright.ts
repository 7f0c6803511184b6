import type { Picture } from './picture.ts'

/** A line is looked at in pieces, so that columns beside each other don't mix. */
const piecesAcross = 12
/** In inches: what is less high is no line of text, what is higher is a picture or several lines that touch. */
const [leastLine, mostLine] = [0.06, 0.35]
const inkShade = 140
/** Of a piece's width: rows with less ink lie between lines. */
const gapShare = 0.01

/**
 * How the letters of a level page stand, from 1 to -1: more of them rise above the middle of their line (`h`, `t`, capitals) than fall
 * below its foot (`g`, `p`), so a page that is upside down is below 0.
 */
export function riseOf(picture: Picture): number {
  const width = Math.floor(picture.width / piecesAcross)
  let [above, below] = [0, 0]
  for (let piece = 0; piece < piecesAcross; piece++) {
    const rows = inkByRow(picture, piece * width, width)
    for (const line of linesIn(rows, width * gapShare)) {
      if (line.length < leastLine * picture.dpi || line.length > mostLine * picture.dpi) continue
      const [top, foot] = [steepest(line, 1), steepest(line, -1)]
      if (top >= foot) continue
      above += sumOf(line.subarray(0, top))
      below += sumOf(line.subarray(foot))
    }
  }
  return above + below > 0 ? (above - below) / (above + below) : 0
}

function inkByRow({ width, height, pixels }: Picture, left: number, across: number): Uint16Array {
  const rows = new Uint16Array(height)
  for (let y = 0; y < height; y++) {
    let ink = 0
    for (let at = y * width + left, end = at + across; at < end; at++) if ((pixels[at] as number) < inkShade) ink++
    rows[y] = ink
  }
  return rows
}

/** Stretches of rows with ink, each with the empty row before and after it. */
function linesIn(rows: Uint16Array, gap: number): Uint16Array[] {
  const lines: Uint16Array[] = []
  for (let from = 1; from < rows.length - 1; from++) {
    let to = from
    while (to < rows.length - 1 && (rows[to] as number) > gap) to++
    if (to > from) lines.push(rows.subarray(from - 1, to + 1))
    from = to
  }
  return lines
}

/** The row where the ink grows most, from the one before it, or shrinks most. */
function steepest(line: Uint16Array, sign: 1 | -1): number {
  let [best, at] = [0, 0]
  for (let row = 1; row < line.length; row++) {
    const change = sign * ((line[row] as number) - (line[row - 1] as number))
    if (change > best) [best, at] = [change, row]
  }
  return at
}

const sumOf = (rows: Uint16Array): number => rows.reduce((sum, ink) => sum + ink, 0)
