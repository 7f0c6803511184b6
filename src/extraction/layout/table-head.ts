import heads from '../lexicon/table-heads.json' with { type: 'json' }
import { headingOf } from '../parse/headings.ts'
import { plain } from '../parse/words.ts'
import type { Cell, Row } from './row.ts'

/** `isSole`: it holds one name, as `Position and duties` does and `Employer and position` does not. */
export type Column = {
  kind: keyof typeof heads.kinds
  /** Its name over it. */
  head: Cell
  left: number
  right: number
  isSole: boolean
}
export type Columns = Column[]

const kindOfWord = new Map(
  Object.entries(heads.kinds).flatMap(([kind, words]) => words.map((word) => [word, kind as Column['kind']])),
)
const glue = new Set(heads.glue)

/** In ems: the lines of one cell stand closer than this, the rows of a table further apart. */
export const lineEm = 1.6
/** In ems: names under the name of several columns are a row of their own. */
const partEm = 2.4
/** In points: what lies between two columns. */
const leastGap = 4

/** What each column of a line of names holds, if the line says nothing else. */
export function headKinds({ cells, isBullet }: Row): Column['kind'][] | undefined {
  if (cells.length < 2 || cells.length > 10 || isBullet) return undefined
  const told = cells.map(({ text }) => (isOfHead(text) ? kindOfHead(text) : undefined))
  // Beside other names, `Title` is that of what the table lists.
  const isTitle = (index: number) => /^(?:title|name)$/i.test(cells[index]?.text ?? '') && !told.includes('title')
  const isDate = (index: number) => isGiven.test(cells[index]?.text ?? '') && !told.includes('date')
  const known = told.map((kind, index) => kind ?? (isTitle(index) ? 'title' : isDate(index) ? 'date' : undefined))
  const sure = new Set(known.filter((kind) => kind !== undefined && kind !== 'other'))
  const left = known.filter((kind) => kind === undefined).length
  const isHead = sure.size > 1 && left * 2 < cells.length && cells.every(isLabel)
  if (!isHead || cells.every(({ text }) => headingOf(text))) return undefined
  // Beside names that are known, others are those of columns as well.
  const kinds = known.map((kind, index) => kind ?? kindOfHead(cells[index]?.text ?? '') ?? 'other')
  const isNameless = kinds[0] === 'other' && (sure.has('issuer') || sure.has('number')) && !kinds.some(isNaming)
  return isNameless ? ['certificate', ...kinds.slice(1)] : kinds
}

const isNaming = (kind: Column['kind']): boolean =>
  ['certificate', 'award', 'project', 'degree', 'company'].includes(kind)

/** Short, and no date, number or sentence. */
const isLabel = ({ text }: Cell): boolean =>
  isOfHead(text) ||
  (text.length <= 45 && /^(?:\d{1,2}\.\s)?[\p{Lu}(%#]/u.test(text) && !/(?:19|20)\d{2}|[.;!?]$|@/.test(text))

const isGiven = /^(?:received|earned|awarded|obtained)$/i

/** `Issue date` is a date, `License No.` a number, `Name and address of organization` a company, `Reason for leaving` none of ours. */
const kindOfHead = (text: string): Column['kind'] | undefined => {
  const kinds = kindsIn(text)
  if (new Set(kinds).size > 1 && kinds.at(-1) === 'count') return 'number'
  return (['other', 'date', 'company'] as const).find((kind) => kinds.includes(kind)) ?? kinds[0]
}

/** `29. Name of school (Write in full)`: neither the number nor the note says anything of the column. */
const wordsOf = (text: string): string[] => plain(text.replace(/^\d{1,2}\.\s|\([^()]*\)?|^[^()]*\)$/g, '')).split(' ')

const kindsIn = (text: string): Column['kind'][] => wordsOf(text).flatMap((word) => kindOfWord.get(word) ?? [])

export const isOfHead = (text: string): boolean =>
  text.length <= 60 && wordsOf(text).every((word) => kindOfWord.has(word) || glue.has(word) || word === '')

/** The names over the columns take up no more lines than this. */
export const mostHeadLines = 8

/** The names over the columns. Those that had no room go on in the next line, and others may stand between their lines. */
export function headOf(rows: Row[]): { names: Row; length: number } | undefined {
  const [first] = rows
  if (!first?.cells.some(({ text }) => isOfHead(text)) || /^\p{Ll}/u.test(first.cells[0]?.text ?? '')) return undefined
  let names: Row | undefined
  let length = 0
  let cells: Cell[] = []
  for (const [index, row] of rows.slice(0, mostHeadLines).entries()) {
    const most = row.cells.every(({ text }) => isOfHead(text)) ? partEm : lineEm
    const isNear = index === 0 || row.y - (rows[index - 1]?.y ?? 0) < most * row.size
    if (!isNear || isHeading(row.cells) || !row.cells.every(names ? isMore : isLabel)) break
    cells = row.cells.reduce(underName(row.cells), cells)
    const inOrder = { ...first, cells: cells.toSorted((a, b) => a.left - b.left) }
    names = headKinds(inOrder) ? inOrder : names
    length = index + 1
  }
  // `Honors` beside `Diploma` over `School` beside its name is one more line of a form.
  const below = rows[length]
  const isForm =
    (names?.cells.length ?? 0) < 4 &&
    below !== undefined &&
    below.cells.length > 1 &&
    isOfHead(below.cells[0]?.text ?? '')
  const areBeside = rows.slice(0, length).some((row) => row.cells.length > 1)
  return names && areBeside && !isForm ? { names, length } : undefined
}

/** `Education/Degree/Course` */
const isMore = ({ text }: Cell): boolean => isOfHead(text) || wordsOf(text).length <= kindsIn(text).length + 1

/** What stands under a name goes on with it, unless several names divide what it says. */
const underName =
  (line: Cell[]) =>
  (cells: Cell[], cell: Cell): Cell[] => {
    const isUnder = (above: Cell) => (other: Cell) => above.left < other.right && other.left < above.right
    const above = cells.find((one) => !line.includes(one) && isUnder(one)(cell))
    if (cells.includes(cell)) return cells
    if (!above) return [...cells, cell]
    if (line.filter(isUnder(above)).length > 1)
      return [...cells.filter((other) => other !== above), ...line.filter(isUnder(above))]
    const both = {
      ...above,
      text: `${above.text} ${cell.text}`,
      left: Math.min(above.left, cell.left),
      right: Math.max(above.right, cell.right),
    }
    return cells.map((other) => (other === above ? both : other))
  }

/** A column begins behind a gap that all lines leave, or where most of its texts do: left of a name that is set in its middle. */
export function columnsOf(head: Row, below: Row[], end: number): Columns {
  const kinds = headKinds(head) ?? []
  const second = head.cells[1]?.left ?? 0
  const after = below.findIndex(
    ({ cells, page }) => page !== head.page || (isHeading(cells) && (cells[0]?.left ?? 0) < second),
  )
  const near = below.slice(0, after < 0 ? 40 : Math.min(40, after))
  const crossing = near.findIndex(({ cells }) => cells.some((cell) => head.cells.filter(isOver(cell)).length > 1))
  const texts = [head, ...near.slice(0, crossing < 0 ? undefined : crossing)].flatMap(({ cells }) => cells)
  const lefts = head.cells.map((cell, index) => {
    const before = head.cells[index - 1]
    const isGap = index === 0 && gapEnd(texts, middleOf(cell), middleOf(head.cells[1] as Cell)) !== undefined
    const behindGap = before ? gapEnd(texts, middleOf(before), middleOf(cell)) : isGap ? leftmost(texts) : undefined
    if (behindGap !== undefined) return behindGap
    const found = near
      .flatMap(({ cells }) => cells.map(({ left }) => left))
      .filter((left) => left > (before?.right ?? 0) + 2 && left < cell.left + 3)
    const byPlace = [...Map.groupBy(found, Math.round).values()].toSorted((a, b) => b.length - a.length)
    return byPlace[0] && byPlace[0].length > 1 ? Math.min(...byPlace[0], cell.left) : cell.left
  })
  return lefts.map((left, index) => ({
    kind: kinds[index] as Column['kind'],
    head: head.cells[index] as Cell,
    left: left - 3,
    right: (lefts[index + 1] ?? end + 6) - 3,
    isSole: new Set(kindsIn(head.cells[index]?.text ?? '').filter(isName)).size === 1,
  }))
}

const middleOf = ({ left, right }: Cell): number => (left + right) / 2

const leftmost = (texts: Cell[]): number => Math.min(...texts.map(({ left }) => left))

const isOver =
  ({ left, right }: Cell) =>
  (name: Cell): boolean =>
    left < middleOf(name) && right > middleOf(name)

/** Where the widest gap between two places ends that no text crosses. */
function gapEnd(texts: Cell[], from: number, to: number): number | undefined {
  let [end, width, right] = [undefined as number | undefined, leastGap, Number.NEGATIVE_INFINITY]
  for (const text of texts.toSorted((a, b) => a.left - b.left)) {
    const isBetween = right >= from && text.left <= to
    if (isBetween && text.left - right > width) [end, width] = [text.left, text.left - right]
    right = Math.max(right, text.right)
  }
  return end
}

export const names = ['company', 'title', 'school', 'degree', 'grade'] as const
const isName = (kind: Column['kind']): boolean => names.some((name) => name === kind)

export const isHeading = (cells: Cell[]): boolean => cells.length === 1 && headingOf(cells[0]?.text ?? '') !== undefined
