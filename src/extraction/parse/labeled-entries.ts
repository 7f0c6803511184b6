import { type Cell, isSetAlike, type Row, textOf } from '../layout/row.ts'
import lexicon from '../lexicon/entry-labels.json' with { type: 'json' }
import { findDates } from './dates.ts'
import { joinLines } from './paragraphs.ts'
import { plain, remembered } from './words.ts'

const { fields, glue } = lexicon
type Kind = keyof typeof fields
export type Field =
  | 'name'
  | 'issuer'
  | 'date'
  | 'number'
  | 'description'
  | 'school'
  | 'degree'
  | 'field'
  | 'place'
  | 'grade'
  | 'honors'
  | 'organization'
  | 'role'
  | 'other'

/** What the labels of an entry say, and what stands there without one. */
export type LabeledEntry = { told: Partial<Record<Field, Cell>>; loose: Row[] }

const isGlue = new Set(glue)
export const isEntryField = remembered((text: string): boolean =>
  Object.keys(fields).some((kind) => fieldOf(kind, withoutColon(text)) !== undefined),
)

/** In each kind of part, the words that a label of a field has, the most telling fields first. */
const wordsOf = new Map(
  Object.entries(fields).map(([kind, ofKind]) => [
    kind,
    Object.entries(ofKind).map(([field, words]) => [field as Field, new Set(words)] as const),
  ]),
)

const mostWords = 6
const mostLetters = 60
/** `To` beside it needs no year. */
const isNow = /^(?:(?:to|till) (?:date|present)|present|current|now|ongoing)$/i

/** What a label names in a part of some kind: `Date granted` of a certificate. What it stands beside may rule a date out. */
export function fieldOf(kind: string, label: string, value?: string): Field | undefined {
  const known = label.length > mostLetters ? undefined : wordsOf.get(kind)
  if (!known) return undefined
  const bare = label.replace(/^\d{1,2}[.)]\s+|\s*\([^()]*\)|\s#?\d{1,2}$/g, '')
  const words = plain(bare).split(' ')
  if (words.length > mostWords || !/^\p{Lu}/u.test(bare)) return undefined
  const isKnown = (word: string) => isGlue.has(word) || known.some(([, all]) => all.has(word))
  if (!words.every(isKnown)) return undefined
  const isDated = value !== undefined && (findDates(value)?.length ?? 0) > 0.6 * value.length
  if (
    isDated &&
    kind !== 'projects' &&
    !words.some((word) => known.some(([field, all]) => field === 'other' && all.has(word)))
  )
    return 'date'
  const named = known.filter(([, all]) => words.some((word) => all.has(word))).map(([field]) => field)
  return named.find(
    (field) => field !== 'date' || value === undefined || findDates(value) !== undefined || isNow.test(value),
  )
}

/** `isBeside`: it stands beside its label or under it, so that its next line begins where it does. */
type Pair = { field: Field; cell: Cell; isBeside: boolean }
type Line = { row: Row; pairs: Pair[]; loose: Cell[] }

/** The fields that name an entry: where labels say these, what has no label begins none. */
const names: Field[] = ['name', 'school', 'degree', 'organization', 'role']

/** Of the lines of a part, how many have labels at least where they are read by them. */
const leastShare = 0.5

/** Entries whose parts are labeled, `Award: …`, `Given by` beside its value or over it: one ends where a label comes back. */
export function labeledEntries(kind: Kind, rows: Row[]): LabeledEntry[] | undefined {
  const lines = linesOf(kind, rows)
  const fields = new Set(lines.flatMap(({ pairs }) => pairs.map(({ field }) => field)))
  const share = lines.filter(({ pairs }) => pairs.length > 0).length / lines.length
  const isNamed = names.some((field) => fields.has(field))
  if (fields.size < 2 || share < (isNamed ? leastShare : 0.5 * leastShare)) return undefined
  const entries: LabeledEntry[] = []
  const begin = (): LabeledEntry => {
    entries.push({ told: {}, loose: [] })
    return entries.at(-1) as LabeledEntry
  }
  let last: Pair | undefined
  for (const [index, { row, pairs, loose }] of lines.entries()) {
    let entry = entries.at(-1) ?? begin()
    if (pairs.length === 0 && isCount.test(textOf(row))) {
      begin()
      last = undefined
    } else if (pairs.length === 0 && last && goesOn(last, row))
      entry.told[last.field] = { ...last.cell, text: joinLines([entry.told[last.field]?.text ?? '', textOf(row)]) }
    else {
      const isTold = pairs.some(({ field }) => field !== 'other' && entry.told[field] !== undefined)
      // Without a label, a name begins the next entry where it looks like the first, or where labels come back behind it.
      const [name] = entry.loose[0]?.cells ?? []
      const after = lines.slice(index).find((line) => line.pairs.length > 0)?.pairs
      const isBack = !after || after.some(({ field }) => entry.told[field] !== undefined)
      const isAlike = row.page > 0 && name !== undefined && loose[0] !== undefined && isSetAlike(name, loose[0])
      const isNext = loose.length > 0 && !isNamed && Object.keys(entry.told).length > 0 && (isBack || isAlike)
      if (isTold || isNext) entry = begin()
      if (loose.length > 0) entry.loose.push({ ...row, cells: loose })
      for (const pair of pairs) {
        // `Marks` and `Division` of one school.
        const field = pair.field === 'grade' && entry.told.grade?.text ? 'honors' : pair.field
        entry.told[field] ??= pair.cell
        last = pair
      }
    }
  }
  return entries.filter(({ told, loose }) => Object.keys(told).length > 0 || loose.length > 0)
}

/** `Certificate 2`, `Award #1` over the labels of one. */
const isCount = /^(?:\p{L}+\s){0,2}(?:no\.?\s*|#)?\d{1,2}[.):]?$/iu

/** What had no room beside its label goes on under its beginning. */
const goesOn = ({ cell, field, isBeside }: Pair, { cells: [first, ...others], page, isBullet }: Row): boolean =>
  first !== undefined &&
  others.length === 0 &&
  ((page > 0 && isBeside && Math.abs(first.left - cell.left) < 2) || (field === 'description' && !isBullet))

/** `Name of` beside its value, and below it `organization`: a label that had no room. */
function joinLabels(kind: Kind, rows: Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const [[first, ...values], [more, ...others]] = [above?.cells ?? [], row.cells]
    const isCut = first && more && values.length > 0 && others.length === 0 && isSetAlike(first, more)
    const text = `${first?.text} ${more?.text}`
    const isLabel = isCut && !fieldOf(kind, first.text) && fieldOf(kind, withoutColon(text))
    if (above && isLabel && Math.abs(first.left - more.left) < 1)
      joined[joined.length - 1] = { ...above, cells: [{ ...first, text }, ...values] }
    else joined.push(row)
  }
  return joined
}

function linesOf(kind: Kind, given: Row[]): Line[] {
  const rows = joinLabels(kind, given)
  const isLabel = ({ text, label }: Cell) => !label && fieldOf(kind, withoutColon(text)) !== undefined
  // In every other cell of a line, and not on one line alone.
  const areBeside = ({ cells }: Row) =>
    cells.length % 2 === 0 && cells.every((cell, index) => isLabel(cell) === (index % 2 === 0))
  const isForm = rows.filter(areBeside).length > 1
  const lines: Line[] = []
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const below = rows[index + 1]
    if (below && isOver(kind, row, below)) {
      lines.push({ row, loose: [], pairs: pairsUnder(kind, row, below) })
      index++
    } else if (isForm && areBeside(row)) lines.push({ row, loose: [], pairs: pairsBeside(kind, row) })
    else {
      const read = row.cells.map((cell) => readCell(kind, cell))
      lines.push({ row, loose: read.flatMap(({ ahead }) => ahead), pairs: read.flatMap(({ pairs }) => pairs) })
    }
  }
  return lines
}

const withoutColon = (text: string): string => text.replace(/\s*:$/, '')

/** What a form wants to be told where there is nothing to tell. */
const isNothing = /^(?:n\/?a|none|nil|not applicable|[–—-]+)?\.?$/i

const pairOf = (kind: Kind, label: string, cell: Cell, isBeside = true): Pair[] => {
  const field = fieldOf(kind, label, cell.text)
  return field ? [{ field, cell: isNothing.test(cell.text) ? { ...cell, text: '' } : cell, isBeside }] : []
}

const isOver = (kind: Kind, row: Row, below: Row | undefined): boolean => {
  const areLabels = ({ cells, isBullet }: Row) =>
    !isBullet &&
    cells.every(({ text, label }) => !label && !isCount.test(text) && fieldOf(kind, withoutColon(text)) !== undefined)
  return below !== undefined && areLabels(row) && !areLabels(below) && standsOver(row, below)
}

/** Every text begins where the label over it does, and is set otherwise. */
const standsOver = (labels: Row, values: Row): boolean =>
  values.page > 0 &&
  values.cells.every((cell) =>
    labels.cells.some((label) => Math.abs(label.left - cell.left) < 3 && !isSetAlike(label, cell)),
  )

const pairsUnder = (kind: Kind, labels: Row, values: Row): Pair[] =>
  values.cells.flatMap((cell) => {
    const label = labels.cells.find(({ left }) => Math.abs(left - cell.left) < 3)
    return pairOf(kind, withoutColon(label?.text ?? ''), cell)
  })

const pairsBeside = (kind: Kind, { cells }: Row): Pair[] =>
  cells.flatMap((cell, index) =>
    index % 2 === 1 ? pairOf(kind, withoutColon(cells[index - 1]?.text ?? ''), cell) : [],
  )

/** `Award: Rising Star | Given by: Harbor Foods`: each label with its value, and what stands ahead of the first. */
function readCell(kind: Kind, cell: Cell): { ahead: Cell[]; pairs: Pair[] } {
  if (cell.label) {
    const pairs = pairOf(kind, cell.label, cell)
    return { ahead: pairs.length > 0 ? [] : [cell], pairs }
  }
  const labels = [...cell.text.matchAll(/:(?:\s|$)/g)].flatMap(({ index: end }) => {
    const start = labelStart(kind, cell.text.slice(0, end))
    return start === undefined ? [] : [{ start, end }]
  })
  const tidied = (from: number, to?: number) => cell.text.slice(from, to).replace(/^[\s:]+|[\s|;•·,]+$/g, '')
  const ahead = tidied(0, labels[0]?.start)
  return {
    ahead: ahead ? [{ ...cell, text: ahead }] : [],
    pairs: labels.flatMap(({ start, end }, index) =>
      pairOf(kind, cell.text.slice(start, end), { ...cell, text: tidied(end, labels[index + 1]?.start) }, false),
    ),
  }
}

/** Where the longest label begins that a text ends with. */
function labelStart(kind: Kind, text: string): number | undefined {
  const starts = [...text.matchAll(/(?<=^|[\s|;•·,(])\S/gu)].map(({ index }) => index).slice(-mostWords)
  return starts.find((start) => !/[|;•·,]/.test(text.slice(start)) && fieldOf(kind, text.slice(start)) !== undefined)
}

const firms = { organization: 'company', role: 'title', place: 'place' } as const

/** Jobs in boxes, each with its label over what it says: their names told, their dates as one period, their duties as text. */
export function unfoldForm(rows: Row[]): Row[] {
  const lines = rows.some((row, index) => isOver('experience', row, rows[index + 1])) ? linesOf('experience', rows) : []
  if (new Set(lines.flatMap(({ pairs }) => pairs.map(({ field }) => field))).size < 3) return rows
  return lines.flatMap(({ row, pairs, loose }) => {
    const dates = pairs.filter(({ field }) => field === 'date').map(({ cell }) => cell)
    const [first] = dates
    const period = first
      ? [{ ...first, text: dates.map(({ text }) => text.replace(/^to date$/i, 'Present')).join(' – ') }]
      : []
    const named = pairs.flatMap(({ field, cell }) =>
      field in firms ? [{ ...cell, is: firms[field as keyof typeof firms] }] : [],
    )
    const told = pairs.filter(({ field }) => field === 'description').map(({ cell }) => cell)
    return [[...named, ...period], told, loose].filter((cells) => cells.length > 0).map((cells) => ({ ...row, cells }))
  })
}
