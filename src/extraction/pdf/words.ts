import type { Item } from '../layout/item.ts'
import { shownText } from '../layout/shown-text.ts'
import type { Letter } from './paint.ts'

/** In ems: a gap beyond the first is a space, one beyond the second ends a run of letters. */
const spaceEm = 0.16
const endEm = 0.75
/** The same where spaces are written as letters, so that a mere gap is more than a space. */
const writtenEndEm = 0.42
/** Of all letters, the spaces that a page has which writes them. */
const writtenShare = 0.06
/** In ems: letters that stand this far apart throughout were set wide. */
const wideEm = 0.08

/** Letters that were painted one after the other on one line, as runs of text. */
export function runsOf(letters: Letter[], page: number): Item[] {
  const runs: Letter[][] = []
  const apart = new Map<Letter[], boolean>()
  const isWritten = letters.filter(isSpace).length > writtenShare * letters.length
  for (const [index, letter] of letters.entries()) {
    const run = runs.at(-1)
    const before = letters[index - 1]
    const isBare = isWritten && before !== undefined && !isSpace(before) && !isSpace(letter)
    const last = run?.at(-1)
    if (run && last && isNext(last, letter, isBare ? writtenEndEm : endEm)) run.push(letter)
    else if (!isSpace(letter)) {
      const next = [letter]
      runs.push(next)
      if (isWritten) apart.set(next, isBare)
    }
  }
  return runs
    .flatMap((run) => splitWide(run).map((part, index) => itemOf(part, page, index > 0 ? true : apart.get(run))))
    .filter(({ text }) => text.trim() !== '')
}

/** In ems: what stands between two labels beyond the space that was written; within one there is next to nothing. */
const labelEm = 0.25
const tightEm = 0.06

/** Labels side by side, each with some room around it. In a stretched line all spaces are wide. */
function splitWide(run: Letter[]): Letter[][] {
  const rooms = run.map((letter, index) => {
    const [before, space] = [run[index - 2], run[index - 1]]
    if (!before || !space || !isSpace(space) || isSpace(letter) || isSpace(before)) return Number.NaN
    return (letter.x - before.x - before.width - space.width) / letter.size
  })
  const known = rooms.filter((room) => !Number.isNaN(room))
  if (known.length < 2 || Math.min(...known) > tightEm || Math.max(...known) < labelEm) return [run]
  const starts = [0, ...rooms.flatMap((room, index) => (room >= labelEm ? [index] : []))]
  return starts.map((start, index) => run.slice(start, starts[index + 1]))
}

const isSpace = ({ text }: Letter): boolean => text.trim() === ''

function isNext(before: Letter, letter: Letter, limitEm: number): boolean {
  const em = Math.max(before.size, letter.size)
  const gap = letter.x - before.x - before.width
  return (
    before.font === letter.font &&
    Math.abs(before.size - letter.size) < 0.1 &&
    Math.abs(before.y - letter.y) < 0.05 * em &&
    gap > -0.4 * em &&
    gap < limitEm * em
  )
}

function itemOf(run: Letter[], page: number, isApart: boolean | undefined): Item {
  const [first] = run as [Letter]
  const last = run.at(-1) as Letter
  const gaps = run.slice(1).map((letter, index) => {
    const before = run[index] as Letter
    return (letter.x - before.x - before.width) / letter.size
  })
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const wide = gaps.length > 3 && usual > wideEm ? usual : 0
  let text = first.text
  for (const [index, letter] of run.slice(1).entries()) {
    const isApart = (gaps[index] ?? 0) - wide > spaceEm && !/\s$/.test(text) && letter.text.trim() !== ''
    text += (isApart ? ' ' : '') + letter.text
  }
  return {
    text: shownText(text),
    x: first.x,
    y: first.y,
    width: last.x + last.width - first.x,
    size: first.size,
    font: first.font,
    color: first.color,
    page,
    isApart,
  }
}
