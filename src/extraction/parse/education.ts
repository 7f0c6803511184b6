import { isSetAlike, type Row, rightOf } from '../layout/row.ts'
import { joinTableCells } from '../layout/wrapped-cells.ts'
import lexicons from '../lexicon/education.json' with { type: 'json' }
import { findDates, withoutDates } from './dates.ts'
import { endsAsTitle } from './header-parts.ts'
import { type LabeledEntry, labeledEntries } from './labeled-entries.ts'
import { isWrapped } from './paragraphs.ts'
import { degrees, type Found, fields, institutions, isHonor, readRow, type School } from './school-row.ts'
import { hasAny, lexicon } from './words.ts'

const soloDegrees = lexicon(lexicons.soloDegrees)

/** Schools, one after the other: a second institution, degree or date begins the next. */
export function educationOf(rows: Row[]): School[] {
  const labeled = labeledEntries('education', rows)
  return (labeled ? labeled.flatMap(readLabeled) : unlabeled(rows))
    .map(settle)
    .map(withDegree)
    .filter(({ institution, degree }) => institution || degree)
}

function readLabeled({ told, loose }: LabeledEntry): Found[] {
  const { school, degree, field, place, grade, honors, date } = told
  const all = school || degree ? [] : unlabeled(loose)
  const found = all.pop() ?? { loose: [] }
  if (school) merge(found, readRow({ cells: [{ ...school, is: 'school' }] }))
  // With its field beside it, a degree is nothing else.
  if (degree && field) merge(found, { degree: withoutDates(degree.text, findDates(degree.text)), loose: [] })
  else if (degree) merge(found, readRow({ cells: [{ ...degree, is: 'degree' }] }))
  const dates = findDates(date?.text ?? degree?.text ?? '')
  const graded = grade && isHonor(grade.text) ? readRow({ cells: [{ ...grade, is: undefined }] }) : undefined
  const named = {
    field_of_study: field?.text,
    location: place?.text,
    // `Class` beside `First Class; CGPA 4.2`
    gpa: graded ? graded.gpa : grade?.text,
    honors: honors?.text || graded?.honors,
    graduation_date: dates?.end ?? dates?.start,
  }
  for (const [key, value] of Object.entries(named)) if (value) found[key as keyof typeof named] = value
  if (school || degree) for (const row of loose) merge(found, readRow(row))
  return [...all, found]
}

function unlabeled(rows: Row[]): Found[] {
  const schools: Found[] = []
  const isWhole = (text: string) => hasAny(text, degrees) || hasAny(text, institutions) || findDates(text) !== undefined
  const shown = joinFields(joinTableCells(rows, isWhole))
  const isFirst = firstLines(shown)
  const all = shown.map(readRow)
  for (const [index, row] of shown.entries()) {
    const found = all[index] as Found
    const current = schools.at(-1)
    const repeats = (['institution', 'degree'] as const).some((key) => found[key] && current?.[key])
    const isSecondDate = found.graduation_date && current?.graduation_date && current.institution && current.degree
    const isName = !found.institution && !found.degree && !found.graduation_date && found.loose.length > 0
    const isNamed = found.institution || found.degree || found.loose.length > 0
    const isComplete = current?.degree && current.graduation_date
    const isOver = isName && isComplete && current.institution && isOverDegree(all.slice(index + 1))
    const [name = '', ...loose] = found.loose
    if (isOver) schools.push({ ...found, institution: name, loose })
    else if (
      !current ||
      repeats ||
      isSecondDate ||
      (isName && isComplete && isFirst(row)) ||
      (isFirst(row) && isNamed && isDated(current))
    )
      schools.push(found)
    else merge(current, found)
  }
  return schools
}

/** It has a date and two names, known or not. */
const isDated = ({ institution, degree, graduation_date, loose }: Found): boolean =>
  Boolean(graduation_date) && [institution, degree, ...loose].filter(Boolean).length > 1

/** `B.Com in Computer` and below it, for want of room, `Applications`. */
function joinFields(rows: Row[]): Row[] {
  const edge = Math.max(...rows.map(rightOf))
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const [before, cell] = [above?.cells[0], row.cells[0]]
    const isLone = above?.cells.length === 1 && row.cells.length === 1 && row.page > 0 && !row.isBullet
    const isField =
      cell && hasAny(cell.text, fields) && !isOther.test(cell.text) && Object.keys(readRow(row)).length === 1
    const isCut = above && before && cell && isSetAlike(before, cell) && row.y - above.bottom < 1.6 * row.size
    if (isLone && isField && isCut && readRow(above).field_of_study && isWrapped(above, row, edge))
      joined[joined.length - 1] = {
        ...above,
        bottom: row.y,
        cells: [{ ...before, text: `${before.text} ${cell.text}` }],
      }
    else joined.push(row)
  }
  return joined
}

/** A degree stands below it, with no other school: it is the name of one that no list knows. */
function isOverDegree(below: Found[]): boolean {
  const at = below.slice(0, 2).findIndex(({ degree }) => degree)
  return at >= 0 && !below.slice(0, at + 2).some(({ institution }) => institution)
}

function merge(school: Found, { loose, ...found }: Found) {
  school.loose.push(...loose)
  for (const [key, value] of Object.entries(found)) school[key as keyof School] ??= value as string | null
}

/** Whether a line looks like the first, as no line that follows the first does. */
function firstLines([first, second]: Row[]): (row: Row) => boolean {
  const [head, below] = [first?.cells[0], second?.cells[0]]
  if (!first || !head || !below || first.page === 0 || isSetAlike(head, below)) return () => false
  return ({ cells: [cell], isBullet }) => cell !== undefined && !isBullet && isSetAlike(cell, head)
}

/** `ITESO` over its degree is a school, for it is no field of study; `Auditing` beside a school is one. */
function settle({ loose, ...school }: Found): Found {
  const isField = (name: string) => hasAny(name, fields) && !endsAsTitle(name) && !isOther.test(name)
  const isName = (name: string) => /^\p{Lu}/u.test(name) && !isField(name) && !hasAny(name, degrees)
  const own = loose.find(isField)
  if (own && isWide.test(school.field_of_study ?? ''))
    return settle({ ...school, loose, degree: `${school.degree} in ${school.field_of_study}`, field_of_study: own })
  const field = school.field_of_study ?? own ?? null
  const others = loose.filter((name) => name !== field)
  const institution = school.institution ?? (school.degree ? (others.find(isName) ?? null) : null)
  const rest = others.filter((name) => name !== institution)
  const left = field ?? rest.find((name) => !isOther.test(name)) ?? rest.find((name) => !isMinor.test(name)) ?? null
  // Beside a school, a short name that is no field is what one got there: `CA Final`.
  const isDegree = !school.degree && institution && left && left.length < 30 && !hasAny(left, fields)
  return isDegree
    ? { ...school, institution, degree: left, loose: [] }
    : { ...school, institution, field_of_study: left, loose: [] }
}

/** `Bachelor of Science in Business, Accounting`: the field is what is narrower. */
const isWide = /^(?:business|business administration|business management|commerce)$/i
const isMinor = /^(?:minor|thesis|coursework)\b/i
const isOther = /^(?:minor|thesis|coursework)\b|certified|chartered/i

/** Where people name no degree, the field they studied is one: `Contaduría Pública`. */
function withDegree({ loose: _, ...school }: Found): School {
  const { degree, field_of_study: field } = school
  const isSolo = !degree && field && hasAny(field, soloDegrees)
  return { ...empty, ...school, ...(isSolo ? { degree: field, field_of_study: null } : {}) }
}

const empty: School = {
  institution: null,
  degree: null,
  field_of_study: null,
  location: null,
  graduation_date: null,
  gpa: null,
  honors: null,
}
