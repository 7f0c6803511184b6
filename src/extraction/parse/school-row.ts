import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Cell, Row } from '../layout/row.ts'
import lexicons from '../lexicon/education.json' with { type: 'json' }
import { findDates, withoutDates } from './dates.ts'
import { splitDegree } from './degree.ts'
import { isTownLike, restore } from './header-parts.ts'
import { isArea, isCity, isCityLike, isPlace, takePlace } from './places.ts'
import { hasAny, lexicon, plain } from './words.ts'

export type School = ProfileData['education'][number]
/** What one line says. `loose` are names that may be a school or a field of study. */
export type Found = Partial<School> & { loose: string[] }

export const institutions = lexicon(lexicons.institutionWords)
export const degrees = lexicon(lexicons.degreeWords)
export const fields = lexicon(lexicons.fieldWords)
const honors = lexicon(lexicons.honors.map((honor) => honor.replace('honour', 'honor')))
const levelLabels = lexicon(lexicons.levelLabels)
/** `Bachelor of Science. University of Leeds. 2014`, but not `B. Com` or `St. Mary`. */
const stop = /(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu}\p{L}{2})|(?<=\p{Ll}{4}|\))\.$/gu
const bareGrade = /^\d(?:[.,]\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?$|^\d{2,3}(?:\.\d+)?\s*(?:%|\/\s*100)$/
const grade =
  /(?<![\p{L}\d.])(?<ahead>\d{1,2}(?:[.,]\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)?\s*(?:[cs]?gpa|gwa|cpi))\b|(?:c?gpa|gwa|grade|score|average|percentage|promedio|marks)\b[\s:.]*(?:gwa\s*)?(?<labeled>\d+(?:[.,]\d+)?\s*%?(?:\s*\/\s*\d+(?:\.\d+)?)?)|\((?<bracketed>\d(?:[.,]\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?|\d{2,3}(?:\.\d+)?\s*(?:%|\/\s*100)(?:\s*average)?)\)|^(?<bare>\d(?:[.,]\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?|\d{2,3}(?:\.\d+)?\s*(?:%|\/\s*100)(?:\s*average)?)$/iu

/** `(36 units earned)` */
const units =
  /\(?(?:\bcredits? earned:?\s*)?\b\d{1,3}\s+(?:(?:academic|semester|quarter|credit)\s+)?(?:units?|credits?|hours?)(?:\s+(?:earned|completed))?\)?/gi

/** `Grade A`, `A Grade` */
const letterGrade = /^(?:(?:mean|final|overall)\s+)?(?:grade\s*:?\s*(?<grade>[A-F][+-]?)|[A-F][+-]?\d?\s+grade)$/i

/** What a line says of a school: cell by cell, and part by part. */
export function readRow(row: Pick<Row, 'cells'>): Found {
  const found: Found = { loose: [] }
  for (const cell of row.cells
    .flatMap(splitLabels)
    .flatMap(splitLead)
    .filter(({ text }, index) => !isLevelLabel(text, index, row))) {
    const dates = findDates(cell.text)
    if (dates) found.graduation_date ??= dates.end ?? dates.start
    let text = withoutDates(cell.text, dates).replace(
      /\(?\b(?:date (?:of )?)?(?:graduated(?! with)|graduation|expected|completed|completion)\b(?: (?:completion|graduation|date))?:?\)?/gi,
      '',
    )
    text = text.replace(units, '')
    const graded = grade.exec(text)
    if (cell.is === 'grade' && /\d|\b(?:grade|division|class|pass)/i.test(text)) {
      found.gpa ??= text
      continue
    }
    if (graded) {
      found.gpa ??= (
        graded.groups?.ahead ??
        graded.groups?.labeled ??
        graded.groups?.bare ??
        graded.groups?.bracketed ??
        ''
      ).trim()
      text = text
        .replace(graded[0], '')
        .replace(/\(\s*(?:average)?\s*\)|\b(?:c?gpa|final|overall|cumulative)\b:?\s*$/gi, '')
    }
    if (cell.is === 'school' && text !== '') {
      const { rest, place } = withOwnArea(takePlace(text))
      const [name, town] = splitTown(rest)
      found.institution ??= restore(name || text)
      found.location ??= rest ? [town, place].filter(Boolean).join(', ') || null : null
      continue
    }
    for (const piece of splitAtColon(text)
      .replace(stop, ' | ')
      .split(
        /\s*[|•·;]\s*|\s+[–—/@-]\s+|\s{2,}|(?<!\b(?:[Uu]niversity|[Cc]ollege|[Ii]nstitute)(?: of(?: \p{Lu}\p{L}+)+)?)\s+(?:at|from)\s+(?=\p{Lu}\p{L}+\s)/u,
      ))
      readPiece(piece, found)
    takeNamed(cell, found)
  }
  return found
}

/** What stands in a column for degrees is one, whatever it is called. */
function takeNamed({ is }: Cell, found: Found) {
  if (is !== 'degree' || found.degree || found.loose.length === 0) return
  const { degree, field } = splitDegree(found.loose.shift() as string)
  found.degree = degree
  if (field) found.field_of_study ??= field
}

/** `Ohio University` in bold before `Bachelor of Science` in plain type. */
function splitLead(cell: Cell): Cell[] {
  const { lead = '', text } = cell
  const rest = text.startsWith(`${lead} `) ? text.slice(lead.length + 1) : ''
  const areTwo = lead && hasAny(lead, institutions) && !hasAny(lead, degrees) && hasAny(rest, degrees)
  return areTwo
    ? [
        { ...cell, text: lead },
        { ...cell, text: rest },
      ]
    : [cell]
}

/** `Degree: B.B.A. Major: Accounting Date Completed: 12/2013` */
const splitLabels = (cell: Cell): Cell[] =>
  cell.text
    .split(
      /[\s,;]+(?=(?:major|field of study|date(?: completed| of completion)?|expected(?: completion)?|degree|location|completed|graduated)\s?:\s)/i,
    )
    .map((text) => ({ ...cell, text }))

/** `Tertiary` beside a school, `Tertiary:` above it; `Score` over its number. */
const isLevelLabel = (text: string, index: number, { cells }: Pick<Row, 'cells'>): boolean =>
  ((/:$/.test(text) || (index === 0 && cells.length > 1)) && levelLabels.has(plain(text))) ||
  (index > 0 && /^(?:score|c?gpa|grade|marks|percentage|result)$/i.test(text))

/** `University of Leeds: Bachelor of Science` is a school and its degree; `Bachelor of Science: Accounting` is one degree. */
const splitAtColon = (text: string): string =>
  text.replace(/^([^:]+):\s+(.+)$/, (whole, before, after) =>
    hasAny(before, institutions) !== hasAny(after, institutions) && before.length > 12 ? `${before} | ${after}` : whole,
  )

function readPiece(piece: string, found: Found) {
  const cleaned = piece
    .replace(
      /^(?:gpa|honou?rs|degree|major|school|institution|institute|college|university|field(?: of study)?|course|programme?|qualification|award|t[ií]tulo|carrera|instituci[oó]n|universidad|a[nñ]o|fecha|year|date|location|city|ciudad|lugar)\s*(?::\s*|$)/i,
      '',
    )
    .replace(/^(?:final\s)?grade:\s+(?=\p{L}{3})/iu, '')
    .replace(/^(?:earned|received|completed|obtained|holds?|graduated with)\s+(?:an?|the|my|her|his)\s+/i, '')
    .replace(/(^|,\s+)(?:major|majoring|concentration|emphasis) in\s+/i, '$1')
    .replace(/^([\p{L}\s]{4,25}):\s+/u, (whole, label) => (levelLabels.has(plain(label)) ? '' : whole))
  // `Accounting and Finance (Distinction), Ohio University (Athens, OH)`
  const [whole, inside = ''] = [...cleaned.matchAll(/\s*\(([^()]{4,40})\)/gu)].find(
    ([, text = '']) => (isHonor(text) && !/^hon/i.test(text)) || takePlace(text).rest === '',
  ) ?? ['']
  if (whole && whole !== cleaned) {
    const isPlaced = takePlace(inside).rest === ''
    readPiece(cleaned.replace(whole, ''), found)
    if (isPlaced) found.location ??= inside
    else readPart(inside, found)
    return
  }
  // `Howard University, Washington, DC, Magna Cum Laude`: a place may have an honor behind it.
  const [, ahead, last] = /^(.+),\s+([^,]+)$/u.exec(cleaned) ?? []
  if (ahead && last && (isHonor(last) || bareGrade.test(last)) && takePlace(ahead).place) {
    readPiece(ahead, found)
    return readPart(last, found)
  }
  const { rest, place } = withOwnArea(withOwnTown(takePlace(cleaned)))
  const isSchoolName =
    hasAny(cleaned, institutions) &&
    plain(rest)
      .split(' ')
      .every((word) => word === '' || institutions.has(word))
  // `Olinda, Pernambuco`: before an area, a name that says nothing else is a city.
  if (place && isArea(place) && !isCity(place) && isCityLike(rest) && rest.split(' ').length < 3 && !isSaid(rest)) {
    found.location ??= `${rest}, ${place}`
    return
  }
  if (place && !isSchoolName) found.location ??= place
  // `Fachhochschule Münster, Münster`: without its town it would be any school.
  const [name = '', ...others] = isSchoolName && rest !== '' ? cleaned.split(/,\s+/) : []
  if (others.length > 0 && others.every(isPlace)) {
    found.location ??= others.join(', ')
    return readPart(name, found)
  }
  const [named, town] = isSchoolName ? [cleaned] : splitTown(joinFields(rest))
  if (town) found.location = place ? `${town}, ${place}` : (found.location ?? town)
  for (const part of joinTown(named.split(/,\s+/)))
    readPart(
      part.replace(/^(?:[\s,;:()]+|from\s|(?:major|specialization|field):\s)|(?:\s(?:in|en|of|with))?[\s,;:(]*$/g, ''),
      found,
    )
}

/** `University of Nigeria, Nsukka, Lagos, Nigeria`: of two towns, the first is a part of the name. */
function withOwnTown({ rest, place }: ReturnType<typeof takePlace>): ReturnType<typeof takePlace> {
  const [town, city, ...areas] = place?.split(', ') ?? []
  const areTowns = town && city && areas.length > 0 && !isArea(town) && !isArea(city)
  return areTowns && hasAny(rest, institutions)
    ? { rest: `${rest}, ${town}`, place: [city, ...areas].join(', ') }
    : { rest, place }
}

/** `Board of Secondary Education, Andhra Pradesh`: a board has its state in its name. */
const withOwnArea = ({ rest, place }: ReturnType<typeof takePlace>): ReturnType<typeof takePlace> =>
  place && isArea(place) && /^board of\b[^,]*$/i.test(rest)
    ? { rest: `${rest}\u2064 ${place}`, place: null }
    : { rest, place }

/** `Accounting, Auditing and Control` is one field. */
const joinFields = (text: string): string =>
  text.replace(/(?<!\bof )(\p{Lu}\p{L}+), (\p{Lu}\p{L}+)(?= (?:and|&) \p{Lu})/gu, (whole, first, second) =>
    hasAny(first, fields) && hasAny(second, fields) ? `${first}\u2064 ${second}` : whole,
  )

/** `Alliance High School, Kikuyu`: behind the name of a school, one word that says nothing else is where it is. */
function splitTown(text: string): [string, string?] {
  const [, name = '', town = ''] = /^(.+),\s+(\p{Lu}[\p{L}-]+)$/u.exec(text) ?? []
  const isTown = hasAny(name, institutions) && endsAsSchool.test(name) && !isSaid(town) && !ofTown.test(name)
  return isTown && isTownLike(town) ? [name, town] : [text]
}

const endsAsSchool = /(?:school|college|university|polytechnic|institute|academy)(?:\s\p{L}+)?$/iu

/** `University of Nigeria`: its town tells it from others. */
const ofTown = /^(?:the )?universi\p{L}+ (?:of|de|di|du|do) /iu

/** `University of Nigeria, Nsukka`: one word behind a name that is no field is a part of the name. */
function joinTown(parts: string[]): string[] {
  const [name = '', town = '', ...others] = parts
  const isTown = hasAny(name, institutions) && /^\p{Lu}\p{L}+$/u.test(town) && !isSaid(town)
  return isTown && others.length === 0 ? [`${name}\u2064 ${town}`] : parts
}

const isSaid = (text: string): boolean => [degrees, honors, fields, institutions].some((words) => hasAny(text, words))

/** `Accounting and Finance Panjab University`, cut by nothing but the end of a line that was joined. */
function splitField(part: string): [string, string] | undefined {
  const words = part.split(' ')
  const at = words.findIndex((word) => !fields.has(plain(word)) && !/^(?:and|&)$/i.test(word))
  const [field, name] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  const isSchoolName =
    /^\p{Lu}/u.test(name) &&
    (!institutions.has(plain(words[at] ?? '')) ||
      /^(?:university of|universi(?!ty)\p{L}+|instituto|escuela|colegio)\b/iu.test(name))
  return at > 0 && isSchoolName && hasAny(name, institutions) ? [field, name] : undefined
}

/** `Ghana Bachelor of Commerce`: a place that a line ended with. */
const afterPlace =
  /^(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s+((?:Bachelor|Master|Associate|Diploma|B\.?Sc|M\.?Sc|B\.?Com|BBA|MBA)\b.*)$/u

/** `University Scholar` is no university. */
export const isHonor = (part: string): boolean =>
  hasAny(part.replace(/honour/gi, 'honor'), honors) &&
  (!hasAny(part, institutions) || /(?:scholar|lister|list|honou?rs|medall?ist|distinction)$/i.test(part)) &&
  part.length < 60 &&
  !/^b\.?\s?(?:com|sc)/i.test(part)

function readPart(part: string, found: Found) {
  const letter = letterGrade.exec(part)
  if (letter || bareGrade.test(part)) {
    found.gpa ??= letter?.groups?.grade ?? part
    return
  }
  if (!/\p{L}/u.test(part) || /^average$/i.test(part)) return
  if (isHonor(part)) {
    found.honors = found.honors ? `${found.honors}, ${part}` : part
  } else if (hasAny(part, institutions) && !(/\bdiploma$/i.test(part) && !found.degree)) {
    const [field, school] = splitField(part) ?? []
    if (field && school) {
      found.field_of_study ??= field
      return readPart(school, found)
    }
    const name = part.replaceAll('\u2064', ',')
    found.institution = found.institution ? `${found.institution}, ${name}` : name
  } else if (hasAny(part, degrees) && !found.degree) {
    const [, place, named] = afterPlace.exec(part) ?? []
    const isPlaced = place !== undefined && isPlace(place)
    if (isPlaced) found.location = found.location ? `${found.location}, ${place}` : place
    const { degree, field } = splitDegree(isPlaced ? (named ?? part) : part)
    found.degree = degree
    if (field) found.field_of_study ??= restore(field)
  } else found.loose.push(restore(part))
}
