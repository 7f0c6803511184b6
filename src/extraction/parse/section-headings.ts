import { type Cell, leftOf, type Row, textOf } from '../layout/row.ts'
import { titleScore } from './header-parts.ts'
import type { HeadingLook } from './heading-look.ts'
import { headingOf, listedHeadingOf, looseHeadingOf, type SectionKind } from './headings.ts'

/** What announces a part: a line of its own, or a label with `rest` beside it. */
export type Heading = {
  kind: SectionKind
  title: string
  rest?: Row
  isBeside?: boolean
  isContinued?: boolean
  /** The heading went on in the next row. */
  taken?: boolean
  /** What is left of the next row without the end of the heading. */
  after?: Row
}

/** The heading that a line is, if it is one. */
export function readHeading(row: Row, earlier: Row[], after: Row | undefined, look: HeadingLook): Heading | undefined {
  const [first, ...others] = row.cells
  if (!first || first.label || (row.isBullet && !look.stands(first))) return undefined
  const whole = others.length === 0 ? kindOf(first, look) : listedHeadingOf(textOf(row))
  // A heading that goes on in the next line: "Professional / Certifications".
  if (after && others.length === 0 && after.cells.length === 1 && isClose(row, after)) {
    const both = listedHeadingOf(`${first.text} ${textOf(after)}`)
    if (both && !/:$/.test(first.text)) return { kind: both, title: `${first.text} ${textOf(after)}`, taken: true }
  }
  const above = earlier.findLast((other) => Math.abs(leftOf(other) - first.left) < 2)
  const isContinued =
    above !== undefined &&
    isClose(above, row) &&
    !/:$/.test(above.cells[0]?.text ?? '') &&
    listedHeadingOf(`${above.cells[0]?.text} ${first.text}`) !== undefined
  if (whole) {
    if (isContinued) return { kind: whole, title: textOf(row), isContinued }
    const before = earlier.at(-1)
    const isBeside = [before, after].every((other) => other !== undefined && leftOf(other) > first.right)
    return { kind: whole, title: textOf(row), isBeside }
  }
  const wrapped = others.length > 0 ? wrappedLabel(first, after) : undefined
  if (wrapped) return { ...wrapped, rest: { ...row, cells: others }, isBeside: true }
  const kind = others.length > 0 ? headingOf(first.text) : undefined
  if (!kind) return undefined
  const rest = { ...row, cells: others }
  return { kind, title: first.text, rest, isBeside: true, isContinued }
}

/** `Memberships and` beside its text, with `certificates` below it. */
function wrappedLabel(
  first: Cell,
  after: Row | undefined,
): Pick<Heading, 'kind' | 'title' | 'taken' | 'after'> | undefined {
  const [below, ...others] = after?.cells ?? []
  const isFlush = below && (Math.abs(below.left - first.left) <= 2 || Math.abs(below.right - first.right) <= 2)
  if (!after || !below || !isFlush || below.font !== first.font) return undefined
  const title = `${first.text.replace(/\s*:$/, '')} ${below.text}`
  const kind = headingOf(title)
  // Two headings, one under the other, are two.
  const isOne = listedHeadingOf(title) && !headingOf(below.text)
  const isWhole =
    !isOne && headingOf(first.text) && (others.length > 0 || headingOf(below.text) || !/^\p{Ll}/u.test(below.text))
  if (!kind || isWhole) return undefined
  return others.length > 0 ? { kind, title, after: { ...after, cells: others } } : { kind, title, taken: true }
}

/** By its words where they are known and don't hide among the text; by one of them where it looks like the others. */
function kindOf(cell: Cell, look: HeadingLook): SectionKind | undefined {
  const known = headingOf(cell.text)
  if (known) return look.isLesser(cell) && !/:$/.test(cell.text) ? undefined : known
  return look.isReserved(cell) && titleScore(cell.text) <= 0 ? looseHeadingOf(cell.text) : undefined
}

const isClose = (above: Row, below: Row) =>
  above.page === below.page && below.y - above.bottom < 1.7 * Math.max(above.size, below.size)
