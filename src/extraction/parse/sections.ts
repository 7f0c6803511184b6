import { unfoldBoxes, unfoldPeriods } from '../layout/boxes.ts'
import { nameOf } from '../layout/label-values.ts'
import { type Cell, isSetAlike, leftOf, type Row, textOf } from '../layout/row.ts'
import { edgeOf, joinWrapped } from '../layout/wrapped.ts'
import { findDates } from './dates.ts'
import { titleScore } from './header-parts.ts'
import { type HeadingLook, isCaps, learnLook } from './heading-look.ts'
import { headingOf, isEntryLabel, type SectionKind } from './headings.ts'
import { readInline } from './inline-sections.ts'
import { fieldOf } from './labeled-entries.ts'
import { languagesOf } from './languages.ts'
import { degrees, institutions } from './school-row.ts'
import { type Heading, readHeading } from './section-headings.ts'
import { isSkillLabel } from './skill-labels.ts'
import { hasAny, isProse } from './words.ts'

/**
 * What stands under one heading. `top` is what comes before the first, `unknown` what stands under a text that looks like a
 * heading, `heading` is its row, and it is sure that it is one where nothing but headings looks like it.
 */
export type Section = {
  kind: SectionKind | 'top' | 'unknown'
  title: string
  rows: Row[]
  heading?: Row
  isSure?: boolean
  /** The row that stood beside its heading. */
  beside?: Row | undefined
  /** Its heading was a label before a list on one line, as its neighbors' may be. */
  isInline?: boolean
}

/** Cuts every stream at its headings, whether they stand above their text or beside it. */
export function sectionsOf(streams: Row[][]): Section[] {
  const look = learnLook(streams.flat())
  const found = streams.flatMap((given) => {
    const rows = [...given]
    const sections: Section[] = [{ kind: 'top', title: '', rows: [] }]
    const areLabelsOnTop = labelsStandOnTop(rows)
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as Row
      const current = sections.at(-1) as Section
      const found = readHeading(row, rows.slice(Math.max(0, index - 3), index), rows[index + 1], look)
      const isText =
        found &&
        (isFieldOfStudy(row, found, current, look) ||
          isTailOf(rows[index - 1], row, rows[index + 1]) ||
          isOfEntry(row, current) ||
          isField(row, current, rows[index + 1], look) ||
          (found.kind === 'other' && found.rest && current.kind === 'contact') ||
          isGroup(found, current.kind, rows[index + 1]))
      const heading = isText ? undefined : found
      if (current.kind !== 'top' && isPartLabel(row, current.kind, look)) continue
      if (!heading && isBackHome(row, sections)) {
        sections.push({ kind: 'contact', title: '', rows: [row] })
        continue
      }
      if (!heading && isConsent.test(textOf(row))) {
        sections.push({ kind: 'other', title: '', rows: [row] })
        continue
      }
      const inline = heading ? undefined : readInline(row, current)
      if (inline) {
        sections.push(inline)
        continue
      }
      const isFollowed = current.kind !== 'top' && current.rows.length > 0
      if (!heading && (isFollowed || look.isGuessed(row.cells[0] as Cell)) && isUnknown(row, look)) {
        const isSure = look.isReserved(row.cells[0] as Cell)
        sections.push({ kind: 'unknown', title: textOf(row), rows: [], heading: row, isSure })
        continue
      }
      // Under skills, the name of a group of skills is a label.
      if (!heading || (heading.kind === 'skills' && current.kind === 'skills' && !heading.isContinued)) {
        current.rows.push(row)
        continue
      }
      if (heading.isContinued) {
        current.title = `${current.title} ${heading.title}`
        if (heading.rest) current.rows.push(heading.rest)
        continue
      }
      // A label set beside the middle of its block belongs to the top of it. A text without pages has none.
      const earlier = heading.isBeside && !areLabelsOnTop && row.page > 0 ? takeBlock(current, row) : []
      sections.push({
        kind: heading.kind === 'skills' && isTold(heading.rest ?? rows[index + 1]) ? 'summary' : heading.kind,
        title: heading.title,
        rows: [...earlier, ...(heading.rest ? [heading.rest] : [])],
        beside: heading.rest,
      })
      if (heading.taken) index++
      if (heading.after) rows[index + 1] = heading.after
    }
    const edge = edgeOf(rows)
    return sections
      .filter((section) => section.rows.length > 0 || section.heading)
      .map((section) =>
        isOfNames(section)
          ? { ...section, rows: joinWrapped(withoutPartLabels(unfold(section), section.kind), edge) }
          : section,
      )
  })
  return found.map((section) => (isOfCertificates(section, found) ? { ...section, kind: 'certifications' } : section))
}

/** What some write under everything, or must. */
const isConsent =
  /^references?:? (?:are |will be |can be )?(?:available|furnished|provided|given|supplied|upon|on)\b|^I (?:hereby )?(?:give|grant|agree|consent|declare|certify|confirm|solemnly|authori[sz]e|undertake|do hereby)\b.*\b(?:consent|personal data|processing|information|particulars|true|statements?|details)\b/i

/** `Permanent Address: …` after `Languages Known: …` among personal details: another label, and the details go on. */
function isBackHome(row: Row, sections: Section[]): boolean {
  const [home, current] = sections.slice(-2)
  const isLabeled = ({ cells: [label, value] }: Row) => value !== undefined && /:$/.test(label?.text ?? '')
  return (
    home?.kind === 'contact' &&
    home.rows.some(isLabeled) &&
    current?.kind === 'languages' &&
    current.beside !== undefined &&
    isLabeled(row) &&
    languagesOf([row]).length === 0
  )
}

/** `What I do` over `I close the books of restaurants`. */
const isTold = (row: Row | undefined): boolean =>
  row !== undefined && !row.isBullet && /^I(?:['’]\p{L}+)?\s/u.test(textOf(row)) && isProse(textOf(row))

/** `Qualifications` beside a part for schools, without any school. */
const isOfCertificates = ({ kind, title, rows }: Section, all: Section[]): boolean =>
  kind === 'education' &&
  /^(?:professional\s+)?qualifications?$/i.test(title) &&
  all.some((other) => other.kind === 'education' && other.title !== title) &&
  rows.length > 0 &&
  !rows.some((row) => hasAny(textOf(row), degrees) || hasAny(textOf(row), institutions))

function unfold({ kind, rows }: Section): Row[] {
  if (kind === 'experience') return unfoldPeriods(rows)
  return kind === 'certifications' || kind === 'awards' ? unfoldBoxes(rows, isCard) : rows
}

/** A name over its date, in a column as wide as others beside it. */
const isCard = (rows: Row[]): boolean =>
  rows.length > 1 &&
  !findDates(textOf(rows[0] as Row)) &&
  rows.some((row) => findDates(textOf(row))) &&
  rows.every(({ cells }) => cells.length === 1)

/** Where a line cut in two would give two names. The text of a Word file has no line ends to mend. */
const isOfNames = ({ kind, rows }: Section): boolean =>
  ['experience', 'education', 'certifications', 'awards', 'projects', 'volunteer', 'unknown'].includes(kind) &&
  rows.some(({ page }) => page > 0)

/** It looks as headings do and says nothing that is known; what follows will tell. */
function isUnknown({ cells, isBullet }: Row, look: HeadingLook): boolean {
  const [cell, ...others] = cells
  if (!cell || others.length > 0 || isBullet || cell.text.length > 40 || /[\d@,.;|]/.test(cell.text)) return false
  return look.isShared(cell) && titleScore(cell.text) <= 0
}

/** `Accounting and Finance` under a school is what was studied there, unless it is set as headings are. */
const isFieldOfStudy = ({ cells: [first] }: Row, { kind }: Heading, current: Section, look: HeadingLook): boolean =>
  first !== undefined &&
  kind === 'skills' &&
  current.kind === 'education' &&
  isSkillLabel(first.text) &&
  look.isSmaller(first)

/** `Personal` beside a list of skills, among skills. */
function isGroup({ kind, title, rest }: Heading, current: Section['kind'], after: Row | undefined): boolean {
  const list = rest ?? after
  return (
    kind === 'other' &&
    current === 'skills' &&
    isSkillLabel(title) &&
    list !== undefined &&
    /[,;·•|]/.test(textOf(list))
  )
}

/** `Computer` and, close below it and set alike, `Applications`. Where the next line is set alike, too, all of them may be. */
function isTailOf(above: Row | undefined, row: Row, below: Row | undefined): boolean {
  const start = startOf(above, row)
  return start !== undefined && !headingOf(start.text) && !startOf(row, below)
}

/** What a row goes on with, close below it and set alike. */
function startOf(above: Row | undefined, row: Row | undefined): Cell | undefined {
  const [cell, ...others] = row?.cells ?? []
  const first = above?.cells.find(({ left }) => cell && Math.abs(left - cell.left) < 1)
  if (!above || !first || !row || !cell || others.length > 0 || row.page === 0) return undefined
  const isAlike = isSetAlike(first, cell) && isCaps(first.text) === isCaps(cell.text)
  return isAlike && above.page === row.page && row.y - above.bottom < 1.4 * row.size ? first : undefined
}

/** Lines that say what they are, `Employer` beside `Harbor Foods`. */
const labeledIn = (rows: Row[]): Row[] =>
  rows.filter(({ cells: [label, value] }) => label && value && !['duties', undefined].includes(nameOf(label.text)))

/** `Location` or `Job profile` under `Employer` and `Position`, each beside its text, is one more label of the job. */
function isOfEntry(row: Row, { kind, rows }: Section): boolean {
  const [label, value] = row.cells
  if (!label || !value || kind !== 'experience' || !nameOf(label.text)) return false
  return labeledIn(rows).filter((other) => Math.abs(leftOf(other) - label.left) < 2).length > 1
}

/** `Honors` beside `Cum Laude` and under `Degree` beside its name is what the school says, and begins no part. */
function isField(
  { cells: [label, value] }: Row,
  { kind, rows }: Section,
  below: Row | undefined,
  look: HeadingLook,
): boolean {
  const isLabeled = (row: Row | undefined): boolean =>
    label !== undefined &&
    row?.cells[1] !== undefined &&
    Math.abs(leftOf(row) - label.left) < 2 &&
    fieldOf(kind, (row.cells[0]?.text ?? '').replace(/\s*:$/, '')) !== undefined
  if (!label || !fieldOf(kind, label.text.replace(/\s*:$/, ''))) return false
  if (!value) {
    const [under, ...others] = below?.cells ?? []
    const isOver = under && others.length === 0 && Math.abs(under.left - label.left) < 2 && !isSetAlike(under, label)
    const isForm = rows.some(({ cells }) => cells.some((cell) => cell.label !== undefined))
    return isForm && isOver === true && !look.isReserved(label)
  }
  return rows.length > 0 ? rows.some(isLabeled) : isLabeled(below)
}

/** `Main duties` beside the first of them, which is an item of a list if it is set in further than what other labels have. */
function withoutPartLabels(rows: Row[], kind: Section['kind']): Row[] {
  if (kind !== 'experience' && kind !== 'unknown') return rows
  const values = labeledIn(rows).map(({ cells }) => cells[1]?.left ?? 0)
  return rows.map((row) => {
    const [label, sign, ...others] = row.cells
    if (!label || !sign || !isEntryLabel(label.text)) return row
    const isMarked = others.length > 0 && /^[–—•-]$/.test(sign.text)
    const isSetIn = values.length > 1 && values.every((left) => sign.left > left + 6)
    return { ...row, cells: isMarked ? others : [sign, ...others], isBullet: isMarked || isSetIn }
  })
}

/** Parts whose entries have parts of their own: `Achievements` of a job, not of a school. */
const tellingKinds: Section['kind'][] = ['experience', 'volunteer', 'projects', 'unknown', 'summary']

/** `Responsibilities:` over the bullets of a job. */
function isPartLabel(row: Row, kind: Section['kind'], look: HeadingLook): boolean {
  const [first, ...others] = row.cells
  if (!first || others.length > 0 || kind === 'skills' || !isEntryLabel(first.text)) return false
  if (!headingOf(first.text)) return true
  return tellingKinds.includes(kind) && !look.isReserved(first)
}

/** Beside the first line of their blocks, as opposed to the middle: what is above keeps its distance. */
function labelsStandOnTop(rows: Row[]): boolean {
  let onTop = 0
  let labels = 0
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.bottom ?? 0))
  const usual = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  for (const [index, row] of rows.entries()) {
    const [above, below] = [rows[index - 1], rows[index + 1]]
    const [label, beside] = row.cells
    if (!label || !headingOf(label.text) || (!beside && (!above || leftOf(above) <= label.right))) continue
    labels++
    if (
      !above ||
      !below ||
      above.page !== row.page ||
      row.y - above.bottom > Math.min(1.08 * (below.y - row.bottom), 1.25 * usual)
    )
      onTop++
  }
  return labels > 0 && onTop >= labels * 0.6
}

/** The rows right above that stand beside the label, not under anything of it. */
function takeBlock({ rows, beside }: Section, label: Row): Row[] {
  const edge = label.cells[0]?.right ?? 0
  let from = rows.length
  let below = label
  while (from > 0 && rows[from - 1] !== beside) {
    const row = rows[from - 1] as Row
    if (
      row.page !== label.page ||
      below.y - row.bottom > 2.2 * Math.min(row.size, below.size) ||
      leftOf(row) < edge - 2
    )
      break
    below = row
    from--
  }
  return rows.splice(from)
}
