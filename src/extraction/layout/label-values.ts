import schools from '../lexicon/education.json' with { type: 'json' }
import jobs from '../lexicon/jobs.json' with { type: 'json' }
import { headingOf, isEntryLabel } from '../parse/headings.ts'
import { joinLines } from '../parse/paragraphs.ts'
import { plain } from '../parse/words.ts'
import type { Item } from './item.ts'
import { type Cell, leftOf, type Row, rightOf, textOf } from './row.ts'
import { rowsOf } from './rows.ts'

/** How many lines have their label beside them, and how many of those labels must say what an entry has. */
const leastRows = 6
const leastKnown = 3

type Name = 'period' | 'place' | NonNullable<Cell['is']>
const names = new Map<string, Name>(
  [...Object.entries(jobs.labels), ...Object.entries(schools.labels)].flatMap(([name, labels]) =>
    labels.map((label) => [label, name as Name]),
  ),
)

/** What a label says that stands beside it. */
export const nameOf = (label: string): Name | 'duties' | undefined =>
  names.get(plain(label)) ?? (isEntryLabel(label) ? 'duties' : undefined)

/** A label, on one line or more, and the lines beside it. */
type Block = { label: Row | undefined; text: string; values: Row[] }

/**
 * A page that names everything in a column of labels: `Dates`, `Position held`, `Name and address of employer`. Every job and
 * school is read in the order that others write: when, where, as what, and what was done there.
 */
export function readLabels(page: Item[]): Row[] | undefined {
  const rows = rowsOf(page)
  const gutter = gutterOf(rows)
  if (gutter === undefined) return undefined
  const labels = rowsOf(page.filter(({ x }) => x < gutter))
  const values = rowsOf(page.filter(({ x }) => x >= gutter))
  return inOrder(blocksOf(labels, values))
}

/** Where the values begin: on lines whose labels are flush with one another, and some of them known. */
function gutterOf(rows: Row[]): number | undefined {
  const pairs = rows.flatMap(({ cells: [label, value] }) => (label && value ? [{ label, value }] : []))
  const known = pairs.filter(({ label }) => nameOf(label.text))
  const left = known.find(
    ({ value }) => known.filter((other) => isNear(other.value.left, value.left)).length >= leastKnown,
  )?.value.left
  if (left === undefined) return undefined
  const beside = pairs.filter(({ value }) => isNear(value.left, left))
  const isFlush = (edge: 'left' | 'right') =>
    beside.filter(({ label }) => isNear(label[edge], known[0]?.label[edge] ?? 0)).length >= 0.8 * beside.length
  const isCrossed = rows.some(({ cells }) => cells.some((cell) => cell.left < left - 3 && cell.right > left + 3))
  return beside.length >= leastRows && (isFlush('right') || isFlush('left')) && !isCrossed ? left - 3 : undefined
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 2

function blocksOf(labels: Row[], values: Row[]): Block[] {
  const blocks: Block[] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const label of labels) {
    const above = blocks.at(-1)
    const both = joinLines([above?.text ?? '', textOf(label)])
    const isClose = label.y - bottom < 1.6 * label.size
    const isAlone = !values.some(({ y }) => Math.abs(y - label.y) < 2)
    const areTwo = headingOf(above?.text ?? '') && headingOf(textOf(label))
    const isMore = above && isClose && !areTwo && (nameOf(both) || headingOf(both) || isAlone)
    if (above && isMore) above.text = both
    else blocks.push({ label, text: textOf(label), values: [] })
    bottom = label.y
  }
  const first: Block = { label: undefined, text: '', values: [] }
  for (const row of values)
    (blocks.findLast(({ label }) => label && label.y - 0.6 * row.size <= row.y) ?? first).values.push(row)
  return [first, ...blocks]
}

function inOrder(blocks: Block[]): Row[] {
  const found: Row[] = []
  let entry: Block[] = []
  const close = () => {
    const isDated = entry.some(({ text }) => nameOf(text) === 'period') && entry.length > 1
    found.push(...(isDated ? rowsOfEntry(entry) : entry.flatMap(plainRows)))
    entry = []
  }
  for (const block of blocks) {
    const name = nameOf(block.text)
    // The next entry begins with the same label as this one.
    if (!name || name === nameOf(entry[0]?.text ?? '')) close()
    if (name) entry.push(block)
    else found.push(...plainRows(block))
  }
  close()
  return found
}

const order = ['period', 'company', 'school', 'title', 'degree', 'place', 'grade', 'duties']

function rowsOfEntry(blocks: Block[]): Row[] {
  const rank = ({ text }: Block) => order.indexOf(nameOf(text) ?? '')
  return blocks
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ text, values }) => {
      const name = nameOf(text)
      if (name === 'duties') return withFirstBullet(values)
      if (name === 'period' || name === 'place') return values
      const [first] = values
      const [cell] = first?.cells ?? []
      if (!first || !cell) return []
      const whole = { ...cell, text: joinLines(values.map(textOf)), is: name }
      return [{ ...first, bottom: values.at(-1)?.y ?? first.y, cells: [whole], lastRight: rightOf(first) }]
    })
}

/** Some programs lose the first sign of a list that stands beside something: its text stands where the others do. */
function withFirstBullet([first, ...others]: Row[]): Row[] {
  const second = others.find(({ isBullet }) => isBullet)
  const isItem = first && second && isNear(leftOf(first), leftOf(second))
  return first ? [{ ...first, isBullet: first.isBullet || isItem === true }, ...others] : []
}

/** What is no part of an entry stays as it is: a heading alone, any other label beside its value. */
function plainRows({ label, text, values: [first, ...others] }: Block): Row[] {
  const [cell] = label?.cells ?? []
  const rest = [...(first ? [first] : []), ...others]
  if (!label || !cell) return rest
  const whole = { ...label, cells: [{ ...cell, text }] }
  const isBeside = first && Math.abs(first.y - label.y) < 6 && leftOf(first) > cell.right
  return isBeside ? [{ ...first, cells: [...whole.cells, ...first.cells] }, ...others] : [whole, ...rest]
}
