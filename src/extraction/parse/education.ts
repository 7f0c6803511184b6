import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Row } from '../layout/row.ts'
import lexicons from '../lexicon/education.json' with { type: 'json' }
import { findDates, withoutDates } from './dates.ts'
import { splitDegree } from './degree.ts'
import { isArea, takePlace } from './places.ts'
import { hasAny, lexicon, plain } from './words.ts'

type School = ProfileData['education'][number]
/** `town` is what stood right behind the name. */
type Found = Partial<School> & { town?: string | null }

const institutions = lexicon(lexicons.institutionWords)
const degrees = lexicon(lexicons.degreeWords)
const soloDegrees = lexicon(lexicons.soloDegrees)
const honors = lexicon(lexicons.honors)
/** `Bachelor of Science. University of Leeds. 2014`, but not `B. Com` or `St. Mary`. */
const stop = /(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu}\p{L}{2})|(?<=\p{Ll}{4}|\))\.$/gu
const fields = lexicon(lexicons.fieldWords)
const levelLabels = lexicon(lexicons.levelLabels)
const tableHeads = lexicon(lexicons.tableHeads)
const bareGrade = /^\d(?:[.,]\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?$|^\d{2,3}(?:\.\d+)?\s*(?:%|\/\s*100)$/
const grade =
  /(?:c?gpa|gwa|grade|score|average|percentage|promedio|marks)\b[\s:.]*(?:gwa\s*)?(?<labelled>\d+(?:[.,]\d+)?\s*%?(?:\s*\/\s*\d+(?:\.\d+)?)?)|\((?<bracketed>\d(?:[.,]\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?|\d{2,3}(?:\.\d+)?\s*(?:%|\/\s*100)(?:\s*average)?)\)|^(?<bare>\d(?:[.,]\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?|\d{2,3}(?:\.\d+)?\s*(?:%|\/\s*100)(?:\s*average)?)$/i

/** Schools, one after the other: a second institution, degree or date begins the next. */
export function educationOf(rows: Row[]): School[] {
  const schools: Found[] = []
  for (const row of rows.filter((row) => !isTableHead(row))) {
    const found = readRow(row)
    const current = schools.at(-1)
    const repeats = (['institution', 'degree'] as const).some((key) => found[key] && current?.[key])
    const isSecondDate = found.graduation_date && current?.graduation_date && current.institution && current.degree
    if (!current || repeats || isSecondDate) schools.push(found)
    else for (const [key, value] of Object.entries(found)) current[key as keyof Found] ??= value
  }
  return withTowns(schools)
    .map(withSchool)
    .map(withDegree)
    .filter(({ institution, degree }) => institution || degree)
}

/** `Loyola College, Chennai`: a town alone behind a name is a part of it, unless every school has one. */
function withTowns(schools: Found[]): Found[] {
  const isPlaced = schools.length > 1 && schools.every(({ location }) => location)
  return schools.map(({ town, ...school }) => {
    if (!town || isPlaced || school.location !== town) return school
    return { ...school, institution: `${school.institution}, ${town}`, location: null }
  })
}

/** A name, a degree and a date. */
export function isSchool(rows: Row[]): boolean {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const isNamed = texts.some((text) => hasAny(text, institutions)) && texts.some((text) => hasAny(text, degrees))
  return isNamed && texts.some((text) => findDates(text))
}

/** `Qualification`, `University / Board`, `Year of passing` over the columns of a table. */
const isTableHead = ({ cells }: Row): boolean =>
  cells.length > 1 &&
  cells.every(
    ({ text }) =>
      plain(text)
        .split(' ')
        .every((word) => tableHeads.has(word)) && !/\d/.test(text),
  )

/** `ITESO` over its degree: a name that is no field of study, in an entry that names no school. */
function withSchool(school: Found): Found {
  const { institution, degree, field_of_study: field } = school
  const isName = field && /^\p{Lu}/u.test(field) && !hasAny(field, fields) && !hasAny(field, degrees)
  return !institution && degree && isName ? { ...school, institution: field, field_of_study: null } : school
}

/** Where people name no degree, the field they studied is one: `Contaduría Pública`. */
function withDegree(school: Found): School {
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

function readRow(row: Row): Found {
  const found: Found = {}
  for (const cell of row.cells.filter(({ text }, index) => !isLevelLabel(text) && !isFieldLabel(text, index, row))) {
    const dates = findDates(cell.text)
    if (dates) found.graduation_date ??= dates.end ?? dates.start
    let text = withoutDates(cell.text, dates).replace(/\(?\b(?:graduated|expected|completed)\b:?\)?/gi, '')
    const graded = grade.exec(text)
    if (graded) {
      found.gpa ??= (graded.groups?.labelled ?? graded.groups?.bare ?? graded.groups?.bracketed ?? '').trim()
      text = text.replace(graded[0], '').replace(/\(\s*(?:average)?\s*\)|\bc?gpa\b:?\s*$/gi, '')
    }
    for (const piece of splitAtColon(text)
      .replace(stop, ' | ')
      .split(/\s*[|•·;]\s*|\s+[–—-]\s+|\s{2,}|\s+(?:at|from)\s+(?=\p{Lu}\p{L}+\s)/u))
      readPiece(piece, found)
  }
  return found
}

/** `Tertiary:` beside or above a school. */
const isLevelLabel = (text: string): boolean => /:$/.test(text) && levelLabels.has(plain(text))

/** `Institution` beside its name. */
const isFieldLabel = (text: string, index: number, { cells }: Row): boolean =>
  index === 0 &&
  cells.length === 2 &&
  /^(?:degree|institution|school|university|college|major|field(?: of study)?|graduated|graduation|gpa|grade|honou?rs|qualification|course|date|year|period)$/i.test(
    text,
  )

/** `University of Leeds: Bachelor of Science` is a school and its degree; `Bachelor of Science: Accounting` is one degree. */
const splitAtColon = (text: string): string =>
  text.replace(/^([^:]+):\s+(.+)$/, (whole, before, after) =>
    hasAny(before, institutions) !== hasAny(after, institutions) && before.length > 12 ? `${before} | ${after}` : whole,
  )

function readPiece(piece: string, found: Found) {
  const cleaned = piece.replace(/^(?:gpa|honou?rs|degree|major|school|institution)\s*:\s*/i, '')
  const { rest, place } = takePlace(cleaned)
  const isSchoolName = hasAny(cleaned, institutions) && rest === ''
  if (place && !isSchoolName) found.location ??= place
  if (
    place &&
    !isSchoolName &&
    !isArea(place) &&
    !place.includes(',') &&
    hasAny(rest.split(/,\s+/).at(-1) ?? '', institutions)
  )
    found.town ??= place
  for (const part of joinTown((isSchoolName ? cleaned : rest).split(/,\s+/)))
    readPart(part.replace(/^[\s,;:()]+|[\s,;:(]+$/g, ''), found)
}

/** `University of Nigeria, Nsukka`: one word behind a name that is no field is a part of the name. */
function joinTown(parts: string[]): string[] {
  const [name = '', town = '', ...others] = parts
  const isTown = hasAny(name, institutions) && /^\p{Lu}\p{L}+$/u.test(town) && !isSaid(town)
  return isTown && others.length === 0 ? [`${name}\u2064 ${town}`] : parts
}

const isSaid = (text: string): boolean => [degrees, honors, fields, institutions].some((words) => hasAny(text, words))

function readPart(part: string, found: Found) {
  if (bareGrade.test(part)) {
    found.gpa ??= part
    return
  }
  if (!/\p{L}/u.test(part) || /^average$/i.test(part)) return
  if (hasAny(part, honors) && !hasAny(part, institutions) && part.length < 60 && !/^b\.?\s?(?:com|sc)/i.test(part)) {
    found.honors = found.honors ? `${found.honors}, ${part}` : part
  } else if (hasAny(part, institutions)) {
    const name = part.replaceAll('\u2064', ',')
    found.institution = found.institution ? `${found.institution}, ${name}` : name
  } else if (hasAny(part, degrees) && !found.degree) {
    const { degree, field } = splitDegree(part)
    found.degree = degree
    if (field) found.field_of_study ??= field
  } else if (found.field_of_study && found.degree) found.institution ??= part
  else if (found.degree || !found.institution) found.field_of_study ??= part
}
