import lexicon from '../lexicon/dates.json' with { type: 'json' }
import { findDates } from '../parse/dates.ts'
import { isTownLike } from '../parse/header-parts.ts'
import { isWrapped, joinLines } from '../parse/paragraphs.ts'
import { isVague, takePlace } from '../parse/places.ts'
import { areNames, endsSentence, isProse, plain } from '../parse/words.ts'
import { isSetAlike, leftOf, type Row, rightOf, textOf } from './row.ts'

/** A text that ends like the first goes on; one that ends like the second goes on if there was no room. */
const isOpen =
  /(?:\(|&|\p{Ll}-|\s(?:of|in|and|the|for|with|at|to|de|del|do|da|dos|das|du|des|la|las|los|von|y|an|or|by|from|en))$/iu
const mayGoOn = /(?:,|\/|\p{L}-|\b(?:a|on|id|no\.?|our|its|into))$/iu
/** `(Mar 2020 –` */
const isOpenPeriod = /\([^()]*\d{4}\s*(?:[–—-]|to)$|\((?:\p{L}+\.?)?$/u
/** A text that ends like this is whole before another name. */
const isWhole = /\b(?:award|prize|medal|certificate|certification|scholarship|accountant|agent|license)$/i
const isAward = /\b(?:award|prize|medal|scholarship)\b/i
/** A text that begins like this has begun before. */
const goesOn = /^(?:[\p{Ll})&(]|[–—]\s|and\b|of\b)/u

/** Lines that had no room for their last words are joined with the next one: a name is whole again before it is read. */
export function joinWrapped(rows: Row[], edge: Edge): Row[] {
  const joined: Row[] = []
  const isTail = tailsIn(rows)
  for (const row of rows) {
    const above = joined.at(-1)
    const isNamed = [above, row].some((one) => one?.cells.some(({ is }) => is))
    const before = above?.cells.at(-1)?.text ?? ''
    const areTwo = isAward.test(before) && isAward.test(textOf(row))
    const isOther = (areTwo || isWhole.test(before)) && /^\p{Lu}/u.test(textOf(row))
    if (above && !isNamed && !isOther && (continues(above, row, edge) || isTail(above, row)))
      joined[joined.length - 1] = join(above, row)
    else joined.push(row)
  }
  return joined
}

/** In ems: lines of one name are set closer than this. */
const tightEm = 1.5

/** A narrow column cuts names: their lines look alike, stand closer than other lines do, and the first was full. */
function tailsIn(rows: Row[]): (above: Row, row: Row) => boolean {
  const gapOf = (above: Row, row: Row) => (row.y - above.bottom) / row.size
  const gaps = rows.slice(1).map((row, index) => gapOf(rows[index] as Row, row))
  const usual = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return (above, row) => {
    const [[first, beside], [cell, ...others]] = [above.cells, row.cells]
    if (!first || !cell || beside || others.length > 0 || row.isBullet || above.isBullet) return false
    const isAlike = cell.font === (first.endFont ?? first.font) && Math.abs(cell.size - first.size) < 0.1
    const gap = gapOf(above, row)
    const isLeft = Math.abs(cell.left - first.left) <= 1
    const isRight = Math.abs(rightOf(row) - above.lastRight) <= 1
    if (!isAlike || row.page !== above.page || !(isLeft || isRight) || gap > tightEm || gap > 0.92 * usual) return false
    const isName =
      !findDates(first.text) &&
      !findDates(cell.text) &&
      !/[\d.:]$/.test(first.text) &&
      takePlace(cell.text).rest !== '' &&
      !isTown(cell.text) &&
      /^(?:\p{Lu}|\(\p{Lu})\D*$/u.test(cell.text)
    const inColumn = rows.filter((other) =>
      isLeft ? Math.abs(leftOf(other) - first.left) < 3 : Math.abs(rightOf(other) - above.lastRight) < 3,
    )
    // By width, for a column may be set flush right.
    const width = Math.max(...inColumn.map((other) => rightOf(other) - leftOf(other)))
    const line = { ...above, cells: [{ ...first, left: 0, right: above.lastRight - first.left }] }
    return isName && isWrapped(line, row, width)
  }
}

/** Where at least a few lines of a column end, whether they are lines of running text, and how far apart such lines are, in ems. */
export type Edge = { right: number; isSure: boolean; leading: number }

export function edgeOf(rows: Row[]): Edge {
  const rights = rows.map(rightOf).toSorted((a, b) => b - a)
  const told = rows.filter((row) => row.cells.length === 1 && isProse(textOf(row))).map(rightOf)
  // Two lines of text are enough where others are short.
  const right = Math.max(rights[Math.min(2, rights.length - 1)] ?? 0, told.toSorted((a, b) => b - a)[1] ?? 0)
  const left = Math.min(...rows.map(leftOf))
  const isSure = rights.filter((value) => value > right - 0.08 * (right - left)).length >= 4
  return { right, isSure, leading: leadingOf(rows) }
}

/** The least distance that lines set alike keep more than once: that of a text that goes on. */
function leadingOf(rows: Row[]): number {
  const gaps = rows.slice(1).flatMap((row, index) => {
    const above = rows[index] as Row
    const [first, cell] = [above.cells[0], row.cells[0]]
    const isNext = first && cell && above.page === row.page && isSetAlike(first, cell) && row.y > above.bottom
    return isNext ? [(row.y - above.bottom) / row.size] : []
  })
  const inOrder = gaps.toSorted((a, b) => a - b)
  return inOrder.find((gap, index) => (inOrder[index + 1] ?? Number.POSITIVE_INFINITY) < 1.03 * gap) ?? 2
}

/** A line further below than the lines of a text are begins another. */
const leastApart = 1.15

const months = new Set(lexicon.months.flat())

/** `(Jan 2020 – Nov` and `2022)`: the end of one line and the beginning of the next make one date. */
function isCutDate(above: Row, row: Row): boolean {
  const [before, after] = [above.cells.at(-1)?.text.slice(-40) ?? '', row.cells[0]?.text ?? '']
  const isCut =
    /\d\s*[–—-]$/.test(before) || /^[–—-]\s*\S/.test(after) || months.has(plain(/\p{L}+\.?$/u.exec(before)?.[0] ?? ''))
  if (!isCut || row.cells.length > 1 || row.isBullet) return false
  const found = findDates(`${before} ${after}`)
  return found !== undefined && found.index < before.length && found.index + found.length > before.length + 1
}

/** `(12/2018)` under its name, or `• February 2013` where others have it on their line. */
function isLastDate(above: Row, row: Row): boolean {
  const [cell, ...others] = row.cells
  const text = cell?.text ?? ''
  const dates = findDates(text)
  if (!dates || dates.length < text.length - 2 || others.length > 0 || row.page !== above.page) return false
  if (row.y - above.bottom > 1.5 * row.size || findDates(textOf(above))) return false
  return /^\(.*\)$/.test(text) || (row.isBullet && !above.isBullet && / [•·] /.test(textOf(above)))
}

/** `Spot Award` over `Harbor Foods, 2023`: on one line, something would divide the name from who gave it. */
const isIssuerLine = (before: string, after: string): boolean =>
  /^\p{Lu}[^\s,]*\s[^,|(•·–—\d]*,\s(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2}$/u.test(after) &&
  !/[,|(•·–—:\d]|\b(?:of|and|the|for|in|at)$/.test(before)

function continues(above: Row, row: Row, edge: Edge): boolean {
  if (isCutDate(above, row) || isLastDate(above, row)) return true
  const dates = findDates(textOf(row))
  if (dates?.index === 0 && findDates(textOf(above))?.index === 0 && !/[–—-]\s*$/.test(textOf(above))) return false
  const isCutBefore = /(?:[,–—(|·-]|\b(?:in|of|on))$/.test(above.cells.at(-1)?.text ?? '')
  if (dates && dates.length >= textOf(row).length - 2 && !isCutBefore) return false
  const [cell, ...others] = row.cells
  const [last, beside, ...more] = above.cells.slice(nameAt(above, row))
  if (!cell || !last || others.length > 0 || more.length > 0 || row.isBullet || row.page !== above.page) return false
  // Beside a date, a name has room up to the date.
  if (beside && (!findDates(beside.text) || above.bottom > above.y)) return false
  if (row.y - above.bottom > 1.75 * row.size || Math.abs(cell.size - last.size) > 0.5) return false
  const indent = cell.left - last.left
  const isFlushRight = Math.abs(rightOf(row) - above.lastRight) < 1 && indent > 0
  if (above.isBullet ? indent < -2 || indent > 3 * row.size : Math.abs(indent) > 2 && !isFlushRight) return false
  const [before, after] = [last.text, cell.text]
  if (/^\d{1,2}[.)]\s+\p{Lu}/u.test(after)) return false
  const right = beside ? last.right : above.lastRight
  const isNear = row.y - above.bottom < leastApart * edge.leading * row.size
  const isFull =
    isNear && isWrapped({ ...above, cells: [{ ...last, right }] }, row, beside ? beside.left - row.size : edge.right)
  if (endsSentence(before) || /:$/.test(before) || isIssuerLine(before, after)) return false
  // A line that ends with its date or number has said all.
  if (findDates(before) && /(?:\d|\b(?:present|current|now))\)?$/i.test(before) && /^\p{Lu}/u.test(after)) return false
  if (isOpen.test(before) || isOpenPeriod.test(before)) return true
  if (isProse(after) && (nameAt(above, row) > 0 || (areNames(before) && / [·•|] /.test(before)))) return false
  // What has another color is another name.
  if (last.endColor && cell.color && last.endColor !== cell.color && /^\p{Lu}/u.test(after)) return false
  if (isFull && (mayGoOn.test(before) || goesOn.test(after))) return true
  // A name in bold before plain type goes on from a line that was bold to its end.
  const isLead = cell.lead && !last.lead && last.font === cell.font && cell.endFont !== cell.font
  if (isFull && !beside && isLead && /^\s*[,;|(–—-]/.test(after.slice(cell.lead?.length))) return true
  if (
    !beside &&
    /^(?!by|awarded|issued|magna|summa|cum|with)\p{Ll}/u.test(after) &&
    (last.endFont ?? last.font) === cell.font
  )
    return true
  return (
    isFull &&
    (edge.isSure || beside !== undefined) &&
    (last.endFont ?? last.font) === cell.font &&
    !/[.!?]$/.test(before) &&
    !isTown(after)
  )
}

/** `Sta. Cruz, Laguna` alone on its line is where it was. */
function isTown(text: string): boolean {
  const { rest, place } = takePlace(text)
  return place !== null && isVague(place) && isTownLike(rest)
}

/** Which cell goes on below: the second, where dates stand on the left and the line begins under what is beside them. */
function nameAt({ cells: [date, name] }: Row, row: Row): number {
  const isBeside = name !== undefined && Math.abs(leftOf(row) - name.left) <= 2
  return isBeside && findDates(date?.text ?? '') ? 1 : 0
}

function join(above: Row, row: Row): Row {
  const at = isCutDate(above, row) ? above.cells.length - 1 : nameAt(above, row)
  const cells = above.cells.map((cell, index) =>
    index === at
      ? {
          ...cell,
          text: joinLines([cell.text, textOf(row)]),
          right: Math.max(cell.right, rightOf(row)),
          endFont: row.cells.at(-1)?.endFont ?? row.cells.at(-1)?.font,
          endColor: row.cells.at(-1)?.endColor,
        }
      : cell,
  )
  return { ...above, bottom: row.y, lastRight: rightOf(row), cells }
}
