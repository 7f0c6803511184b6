import { leftOf, type Row, rightOf, textOf } from '../layout/row.ts'
import { joinLines } from './paragraphs.ts'
import { findPlace } from './places.ts'
import { isProse } from './words.ts'

const contactLike = /@|\+?\d[\d\s().-]{7,}\d|linkedin|https?:|www\./i

/** The paragraph about the person: under its own heading, or the only prose above the first one. */
export function summaryOf(under: Row[], top: Row[]): string | null {
  const own = paragraph(under)
  if (own.some(isProse) || own.join(' ').length > 80) return joinLines(own)
  const lines = top.filter((row) => !contactLike.test(textOf(row)) && !isLabeled(row) && !isAddress(textOf(row)))
  const from = lines.findIndex(
    (row) => textOf(row).length > 60 && isProse(`${textOf(row)} and so on to the end of it.`),
  )
  const first = lines[from]
  if (!first) return null
  const isPart = (row: Row | undefined) => row !== undefined && isSetAlike(row, first)
  const start = from > 0 && isPart(lines[from - 1]) && textOf(lines[from - 1] as Row).length > 40 ? from - 1 : from
  return joinLines(lines.slice(start).filter(isPart).map(textOf))
}

const isAligned = (row: Row, other: Row): boolean =>
  Math.abs(leftOf(row) - leftOf(other)) < 30 ||
  Math.abs(leftOf(row) + rightOf(row) - leftOf(other) - rightOf(other)) < 8

/** A text without places has nothing to tell its paragraphs apart. */
const isSetAlike = (row: Row, other: Row): boolean =>
  row.page === 0 || (Math.abs(row.size - other.size) < 0.5 && isAligned(row, other))

/** `Current location` beside Lahore is no sentence about the person. */
const isLabeled = ({ cells: [label, value], ...row }: Row): boolean =>
  label !== undefined &&
  (value ? label.text.length < 30 && !isProse(textOf({ ...row, cells: [label] })) : labeled.test(label.text))
const labeled = /^\p{Lu}[\p{L}’'\s]{3,30}:\s\S.{0,60}$/u

/** `Blk 9 Lot 22, Ciudad Verde, Davao City` */
const isAddress = (text: string): boolean => /\d/.test(text) && !isProse(text) && findPlace(text) !== null

const paragraph = (rows: Row[]): string[] =>
  rows
    .filter((row) => !isLabeled(row))
    .map(textOf)
    .filter((text) => !contactLike.test(text))
