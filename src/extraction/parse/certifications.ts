import type { ProfileData } from '#domain/profiles/profile.ts'
import { credentials } from '#domain/trade/credentials.ts'
import { leftOf, type Row, textOf } from '../layout/row.ts'
import { joinTableCells } from '../layout/wrapped-cells.ts'
import lexicons from '../lexicon/certifications.json' with { type: 'json' }
import { byLook } from './by-look.ts'
import { type DateSpan, findDates, withoutDates } from './dates.ts'
import { areLines, entriesOf, withoutTimeMarks } from './entries.ts'
import { type LabeledEntry, labeledEntries } from './labeled-entries.ts'
import { linesOfItems } from './paragraphs.ts'
import { isCity, isPlace } from './places.ts'
import { hasAny, isProse, lexicon, plain } from './words.ts'

type Certification = ProfileData['certifications'][number]

const names = lexicon(lexicons.names)
const issuers = lexicon(lexicons.issuers)
const issuerWords = lexicon(lexicons.issuerWords)
const idWords = `(?:credential|certificate|certification|licen[sc]e|enrol{1,2}ment|permit|registration|reg|member(?:ship)?|matr[ií]cula|carn[eé]|mat|prc|cert)`
const idSigns = String.raw`(?:id|no\.?|number|nro\.?|n[°º]|ref(?:erence)?\.?|#)`
const idValue = String.raw`(?:\p{L}{2,11}[-.:]?\s+){0,3}[\w/.-]*\d[\w/.-]*`
const labeledId = new RegExp(
  String.raw`\(?(?:\b|(?=#))(?:(?<![\p{L}\d]\s)${idWords}\s*|${idWords}\s*(?!#))?${idSigns}\s*[:.#]?\s*(?<id>${idValue})\)?|\((?<bracketed>${idValue})\)`,
  'iu',
)
const bareId = new RegExp(
  String.raw`^(?:${idWords}\b[\s:.#]*)?(?=(?:\D*\d){4})[A-Z\d]{1,6}[-/\s]{0,2}[A-Z\d./-]*$`,
  'iu',
)

/** A reference number has four digits at least. */
const idIn = (text: string): RegExpExecArray | null => {
  const found = labeledId.exec(text)
  const isLabeled = found?.groups?.id !== undefined && /^\(?(?:\p{L}+\s*)?id\b/iu.test(found[0])
  return found && (isLabeled || found[0].replace(/\D/g, '').length >= 4) ? found : null
}

/** `Certificate`, `Issued by`, `Number`, `Date` over the columns of a table. */
const tableHead =
  /^(?:certificat(?:e|ion)s?|credentials?|titles?|names?|issue[dr](?: by)?|issuing (?:body|organi[sz]ation)|awarding body|organi[sz]ation|numbers?|no\.?|id|dates?|years?|issued)$/i
const isTableHead = ({ cells }: Row): boolean => cells.length > 1 && cells.every(({ text }) => tableHead.test(text))

export function certificationsOf(given: Row[]): Certification[] {
  const labeled = labeledEntries('certifications', given)
  return (labeled ? labeled.flatMap(readLabeled) : unlabeled(given)).filter(({ name }) => name !== null)
}

/** What has its issuer beside it is nothing but a name. */
function readLabeled({ told, loose }: LabeledEntry): Certification[] {
  const all = told.name ? [readOne([told.name.text, ...loose.map(textOf)])] : unlabeled(loose)
  const read = all.pop()
  if (!read) return []
  const name = told.name && nameIn(told.name.text)
  return [
    ...all,
    {
      name: (told.issuer?.text && name) || read.name,
      issuer: told.issuer?.text || read.issuer,
      date: issuedOn(findDates(told.date?.text ?? '')) ?? read.date,
      credential_id: told.number?.text || read.credential_id,
    },
  ]
}

/** `Certified Bookkeeper / CB-20419` */
const nameIn = (text: string): string =>
  tidy(
    text
      .replace(idIn(text)?.[0] ?? '', '')
      .split(/\s+([–—/-])\s+/u)
      .reduce(
        (name, part, index, parts) =>
          index % 2 === 1 || bareId.test(part) ? name : index === 0 ? part : `${name} ${parts[index - 1]} ${part}`,
        '',
      ),
  )

function unlabeled(given: Row[]): Certification[] {
  const isWhole = (text: string) => isCertificate(text) || findDates(text) !== undefined
  const rows = joinTableCells(withoutTimeMarks(given).flatMap(splitList).map(withoutNumber), isWhole).filter(
    (row) => !isTableHead(row),
  )
  const texts = rows.some((row) => row.isBullet) ? linesOfItems(rows.filter(isEntry)) : groups(rows)
  return texts.map(readOne)
}

/** `• Industry` over items that are set in further names none of them. */
const isEntry = (row: Row, index: number, rows: Row[]): boolean => {
  const below = rows[index + 1]
  return !(row.isBullet && below?.isBullet && leftOf(below) > leftOf(row) + 6 && !findDates(textOf(row)))
}

/** `CPA (Ohio Board, 2018); Enrolled Agent (IRS, 2020)`: several on one line. */
export function splitList(row: Row, index: number, rows: Row[]): Row[] {
  const [cell, ...others] = row.cells
  const isDivided = (text: string) => / [|•·] /.test(text) && (text.match(/\b(?:19|20)\d{2}\b/g)?.length ?? 0) > 1
  const above = rows[index - 1]
  const isPiped = isDivided(textOf(row))
  // A list may go on in the next line, and its last item with it.
  if (above && isDivided(textOf(above)) && !isPiped) return []
  const below =
    isPiped && rows[index + 1] && !isDivided(textOf(rows[index + 1] as Row)) ? ` ${textOf(rows[index + 1] as Row)}` : ''
  const pieces = `${cell?.text ?? ''}${below}`.split(isPiped ? /\s+[|•·]\s+/ : /;(?:\s+|$)/).filter(Boolean)
  const isListed = pieces.length > 1 || /;$/.test(textOf(above ?? row))
  const areWhole = isListed && pieces.every((piece) => findDates(piece) && /\p{L}{3}/u.test(piece))
  return cell && others.length === 0 && areWhole
    ? pieces.map((text) => ({ ...row, isBullet: true, cells: [{ ...cell, text }] }))
    : [row]
}

/** `2. Certified Internal Auditor`: a number is as good as a dot. */
function withoutNumber(row: Row): Row {
  const [first, ...others] = row.cells
  const text = first?.text.replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
  return first && text !== first.text
    ? { ...row, isBullet: true, cells: [{ ...first, text: text ?? '' }, ...others] }
    : row
}

/** The lines of each: by their dates, or one line each where there are none. */
function groups(given: Row[]): string[][] {
  const rows = given.map(dateLast)
  const looks = byLook(rows)
  const entries = looks ? [] : entriesOf(rows)
  const texts = (all: Row[]) => all.map((row) => row.cells.map(({ text }) => text).join(' | '))
  if (looks) return looks.map(texts)
  if (entries.length === 0 || areLines(rows)) {
    const lines: string[][] = []
    for (const text of texts(rows)) {
      const [name = ''] = text.split(/[,|;(]|\s[–—-]\s/)
      const isNamed = isCertificate(name) && (!isIssuer(name) || endsAsCertificate.test(name))
      const isOwn = findDates(text) !== undefined || (isNamed && idIn(text)?.index !== 0)
      const isMore = lines.length > 0 && !isOwn && (idIn(text)?.index === 0 || bareId.test(text) || isIssuer(name))
      if (isMore) lines.at(-1)?.push(text)
      else lines.push([text])
    }
    return lines
  }
  return entries.map(({ header, body, dates }) => [...texts([...header, ...body]), issuedOn(dates) ?? ''])
}

/** `Xero Advisor Certified` */
const endsAsCertificate =
  /\b(?:certified|certification|certificate|licen[sc]e|accountant|auditor|agent|advisor|proadvisor|professional|specialist)\s*$/i

/** `(Institute of Management Accountants, 0094173)` and `[CFE 718230]` are names beside others. */
const openBrackets = (text: string): string =>
  text.replace(/\s*\[([^[\]]+)\]/g, ', $1').replace(/\s*\(([^()]{3,}, [^()]*\d{4}[^()]*)\)/g, ', $1')

/** `Ohio Board of Accountancy`, with nothing beside it. */
const isIssuerOnly = (text: string): boolean => hasAny(text, issuerWords) && !/[,|;]/.test(text) && !isCertificate(text)

/** What is still valid was issued when its period began. */
const issuedOn = (dates: DateSpan | undefined): string | null =>
  (dates?.end === 'Present' ? null : dates?.end) ?? dates?.start ?? null

/** `Internal Revenue Service, Feb 2023, 00148-EA`: wherever its date stands, the line is dated. */
const dateLast = (row: Row): Row => ({
  ...row,
  cells: row.cells.map((cell) => {
    const dates = findDates(cell.text)
    const end = dates ? dates.index + dates.length : 0
    if (!dates || !/\w/.test(cell.text.slice(end)) || isProse(cell.text)) return cell
    const other = withoutDates(cell.text, dates)
    const isNumber = bareId.test(other) || idIn(other)?.index === 0
    if (dates.index === 0 && !isNumber && !issuers.has(plain(other)) && !isIssuerOnly(other)) return cell
    const rest = withoutDates(cell.text, dates).replace(/,\s*(?=[,(–—-])/g, ' ')
    return { ...cell, text: `${rest} | ${cell.text.slice(dates.index, end)}` }
  }),
})

function readOne(lines: string[]): Certification {
  const found: Certification = { name: null, issuer: null, date: null, credential_id: null }
  const parts: string[] = []
  for (const line of lines.map(openBrackets).map(issuerLast)) {
    const dates = findDates(line)
    found.date ??= issuedOn(dates)
    let text = withoutDates(line, dates).replace(
      /^(?:issued on\s*:?|(?:certificate|certification|credential|licen[sc]e)\s*:)\s*/i,
      '',
    )
    const id = idIn(text)
    if (id) {
      found.credential_id ??= (id.groups?.id ?? id.groups?.bracketed)?.trim() ?? null
      text = text.replace(id[0], '')
    }
    parts.push(...divideStops(text).split(divider).flatMap(splitColon))
  }
  // A dash divides what nothing else does: `US CPA Exam - FAR and AUD passed` may be one name.
  const names = parts.map(tidy).filter((part) => part !== '' && !bareId.test(part))
  for (const part of parts.flatMap((part) => splitDash(part, names.length === 1))) readPart(tidy(part), found)
  return found.issuer === null ? withBracketedIssuer(found) : inOrder(found)
}

const divider =
  /(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu})|\s*[|•·;]\s*|,\s+(?![^()]*\))|\s+@\s+|\s+\/\s+|(?<!\b(?:[Ii]ssued|[Aa]warded|[Gg]ranted|[Oo]ffered|[Gg]iven|[Pp]resented))\s+(?:from|by)\s+(?=\p{Lu})/u

/** `Diplomado en NIIF. ESAN.`: in a line that ends with a full stop, others divide it. */
const divideStops = (text: string): string =>
  /\.\s*$/.test(text) ? text.replace(/(?<=\p{L}{3})(?<!\b(?:Inc|Ltd|Corp|Sta|Sto|Univ))\.\s+(?=\p{Lu})/gu, ' | ') : text

const tidy = (part: string): string =>
  part.replace(
    /^[\s,(–—-]+|[\s,–—-]+$|(?<=\p{Ll}{4}|\p{Lu}{3})(?<!\b(?:Corp|Univ|Dept|Inst|Assoc))\.$|(?<=\s)(?:in|on)$/gu,
    '',
  )

/** `Payroll Certificate: Perfekt Institute` */
function splitColon(part: string): string[] {
  const [, before, after] = /^([^:]{3,}):\s+(.+)$/u.exec(part) ?? []
  return before && after && isIssuer(after) && !isIssuer(before) && !/\bby$|^issuer$/i.test(before)
    ? [before, after]
    : [part]
}

function splitDash(part: string, isOnly: boolean): string[] {
  // Beside a dash, a hyphen divides nothing.
  const pieces = part.split(/\s[–—]\s/.test(part) ? /\s+[–—]\s+/ : /\s+-\s+/)
  const [first = '', ...others] = pieces
  // `IPCC – Both Groups (ICAI)`, `CPA – two parts passed`, `FCE – First Certificate in English`
  const isOne = others.some(
    (piece) =>
      /\(\p{Lu}{2,6}\)$|\s(?:passed|cleared|completed)$/u.test(piece) ||
      (isLetters.test(first) && isNamedAsCourse.test(piece)),
  )
  if (isOne) return [part]
  return isOnly || [first, ...others].some((piece) => isIssuer(piece) || bareId.test(piece)) ? pieces : [part]
}

const isNamedAsCourse =
  /\b(?:course|certif|program|diploma|training|exam|licen[sc]e|administrator|specialist|advisor|professional|seminar|workshop|consultant|badge)/i

/** `Institute of Auditors` before `Certified Internal Auditor`: some name the issuer first. */
function inOrder(certification: Certification): Certification {
  const { name, issuer } = certification
  const isNamed =
    issuer && (isCertificate(issuer) || (isNamedAsCourse.test(issuer) && !isNamedAsCourse.test(name ?? '')))
  const isTurned = name && issuer && isIssuer(name) && !isIssuer(issuer) && isNamed
  return isTurned ? { ...certification, name: issuer, issuer: name } : certification
}

/** `Ohio Board of Accountancy: Certified Public Accountant` */
const issuerLast = (line: string): string =>
  line.replace(/^([^:|·•–—(,]{3,60}):\s+(.+)$/u, (whole, before, after) =>
    isIssuer(before) && isCertificate(after) ? `${after}, ${before}` : whole,
  )

/** `Certified Payroll Professional (PayrollOrg)`, but neither `Certified Internal Auditor (CIA)` nor `CPA (Ohio)`. */
function withBracketedIssuer(certification: Certification): Certification {
  const [, name, inside = ''] = /^(.{4,}?)\s*\(([^()]+)\)$/.exec(certification.name ?? '') ?? []
  if (name && issuers.has(plain(inside)) && !isPlace(inside)) return { ...certification, name, issuer: inside }
  // `US CPA candidate (FAR and AUD passed)`: nobody is called so.
  if (!/^\D{4,}$/.test(inside) || (/\s\p{Ll}{4,}$/u.test(inside) && !isIssuer(inside))) return certification
  const initials = plain(name ?? '')
    .split(' ')
    .map(([first]) => first)
    .join('')
  if (!name || !inside || isPlace(inside) || plain(inside) === initials || (isCertificate(inside) && !isIssuer(inside)))
    return certification
  return { ...certification, name, issuer: inside }
}

function readPart(part: string, found: Certification) {
  if (part === '' || isStatus.test(part)) return
  const by = /^(?:(?:issued|awarded|granted|offered|given) by|issuer|by)\s*:?\s*(.+)$/i.exec(part)?.[1]
  if (by) found.issuer ??= by
  else if (bareId.test(part)) found.credential_id ??= part
  else if (!found.name) found.name = part
  // `Certified Public Accountant, CPA (K)`
  else if (!found.issuer && isShortFor(part, found.name)) found.name += `, ${part}`
  // `CPA, CA`
  else if (
    !found.issuer &&
    isLetters.test(found.name) &&
    isLetters.test(part) &&
    isCertificate(part) &&
    !isIssuer(part)
  )
    found.name += `, ${part}`
  // A town is where it was held.
  else if (isCity(part)) return
  else if (!found.issuer) found.issuer = part
  else if (!/[.!?]$/.test(part)) found.issuer += ` ${part}`
}

/** `admitted 2014` says when. */
const isStatus =
  /^(?:admitted|cleared|obtained|earned|issued|granted|completed|passed|renewed|active|current|valid|since|expires?)$/i
const isShortFor = (part: string, name: string): boolean =>
  /^\p{Lu}{2,6}(?:\s?\([^()]{1,3}\))?$/u.test(part) &&
  /^\p{Lu}+/u.exec(part)?.[0] ===
    name
      .split(/[\s-]+/)
      .map(([first = '']) => first)
      .join('')
const isLetters = /^\p{Lu}{2,5}$/u

/** `Enrolled Agent`, `CPA (Ohio)`, or what calls itself certified. */
export const isCertificate = (text: string): boolean => credentials.mentionedIn(text).length > 0 || hasAny(text, names)

export const isIssuer = (text: string): boolean => issuers.has(plain(text)) || hasAny(text, issuerWords)
