import type { Cut, Face } from './type.ts'

export type Style = { cut: Cut; size: number; lead: number; color: string }

/** Letters of one face that stand next to each other. */
export type Run = { face: Face; text: string; width: number }
export type Line = { runs: Run[]; width: number }
export type Measure = (face: Face, size: number, text: string) => number

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text with what our type lacks, such as letters of other scripts, as one mark for each word. Marks above letters go without a trace. */
export const printable = (text: string, of: readonly Face[]): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (of.some(({ has }) => has(character.codePointAt(0) as number))) return character
      return /[\p{M}\p{C}]/u.test(character) ? '' : '\ufffd'
    })
    .join('')
    .replace(/\ufffd+/g, '…')

/** The runs of a printable text, in the first face that has each letter. */
function runsOf(text: string, of: readonly Face[]): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const codePoint = character.codePointAt(0) as number
    const face = last?.face.has(codePoint) ? last.face : of.find(({ has }) => has(codePoint))
    if (!face) continue
    if (face === last?.face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** The lines of a text within a width, broken where it has a line break, at spaces, after hyphens and slashes, and within words that are too long. */
export const linesOf = (text: string, style: Style, width: number, of: readonly Face[], measure: Measure): Line[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((part) => brokenWithin(part, style, width, of, measure))

function brokenWithin(text: string, style: Style, width: number, of: readonly Face[], measure: Measure): Line[] {
  const measured = (shown: string): Run[] =>
    runsOf(shown, of).map((run) => ({ ...run, width: measure(run.face, style.size, run.text) }))
  const widthOf = (shown: string) => measured(shown).reduce((sum, run) => sum + run.width, 0)
  const lines: string[] = []
  let current = { text: '', width: 0 }
  const add = (piece: string) => {
    // Each piece is measured alone, so that a word is measured once however often it occurs.
    if (current.text && current.width + widthOf(piece.trimEnd()) > width) {
      lines.push(current.text)
      current = { text: '', width: 0 }
    }
    current = { text: current.text + piece, width: current.width + widthOf(piece) }
  }
  for (const piece of piecesOf(printable(text, of))) {
    if (widthOf(piece.trimEnd()) <= width) add(piece)
    else for (const { segment } of letters.segment(piece)) add(segment)
  }
  lines.push(current.text)
  return lines
    .map((line) => measured(line.trim()))
    .filter((runs) => runs.length > 0)
    .map((runs) => ({ runs, width: runs.reduce((sum, run) => sum + run.width, 0) }))
}

/** What may stand on a line of its own, each with the space after it. */
const piecesOf = (text: string): string[] =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .match(/[^\s/–—-]*[/–—-]+ ?|[^\s/–—-]+ ?| /gu) ?? []
