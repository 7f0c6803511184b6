import type { ProfileData } from '#domain/profiles/profile.ts'
import { credentials } from '#domain/trade/credentials.ts'
import type { Row } from '../layout/row.ts'
import lexicons from '../lexicon/certifications.json' with { type: 'json' }
import { findDates, withoutDates } from './dates.ts'
import { areLines, entriesOf } from './entries.ts'
import { itemsOf } from './paragraphs.ts'
import { isPlace } from './places.ts'
import { hasAny, lexicon, plain } from './words.ts'

type Certification = ProfileData['certifications'][number]

const names = lexicon(lexicons.names)
const issuers = lexicon(lexicons.issuers)
const issuerWords = lexicon(lexicons.issuerWords)
const labelledId =
  /\b(?:credential|certificate|certification|license|licence|registration|member(?:ship)?)\s*(?:id|no\.?|number|#)\s*[:.#]?\s*(?<id>.*\d[\w/.-]*)|\(ID:?\s+(?<bracketed>[^()]*\d[^()]*)\)/i
const bareId = /^(?:\d{5,}|[A-Z]{1,5}[-\s/]?\d[\w/.-]{3,}|(?:PRC|License|Licence|Reg|No)\b.*\d{3,})$/

export function certificationsOf(rows: Row[]): Certification[] {
  const texts = rows.some((row) => row.isBullet) ? itemsOf(rows).map((text) => [text]) : groups(rows)
  return texts.map(readOne).filter(({ name }) => name !== null)
}

/** The lines of each: by their dates, or one line each where there are none. */
function groups(rows: Row[]): string[][] {
  const entries = entriesOf(rows)
  const texts = (all: Row[]) => all.map((row) => row.cells.map(({ text }) => text).join(' | '))
  if (entries.length === 0 || areLines(rows)) {
    const lines: string[][] = []
    for (const text of texts(rows)) {
      const isOwn = findDates(text) !== undefined || isCertificate(text)
      const isMore = lines.length > 0 && !isOwn && (labelledId.test(text) || bareId.test(text) || isIssuer(text))
      if (isMore) lines.at(-1)?.push(text)
      else lines.push([text])
    }
    return lines
  }
  return entries.map(({ header, body, dates }) => [...texts([...header, ...body]), dates?.end ?? dates?.start ?? ''])
}

function readOne(lines: string[]): Certification {
  const found: Certification = { name: null, issuer: null, date: null, credential_id: null }
  for (const line of lines) {
    const dates = findDates(line)
    if (dates) found.date ??= dates.end ?? dates.start
    let text = withoutDates(line, dates).replace(/^issued on\s*:?\s*/i, '')
    const id = labelledId.exec(text)
    if (id) {
      found.credential_id ??= (id.groups?.id ?? id.groups?.bracketed)?.trim() ?? null
      text = text.replace(id[0], '')
    }
    for (const part of text.split(/(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu})|\s*[|•·;]\s*|\s+[–—-]\s+|,\s+/u))
      readPart(part.replace(/^[\s,(]+|[\s,]+$|(?<=\p{Ll}{4})\.$/gu, ''), found)
  }
  return found.issuer === null ? withBracketedIssuer(found) : found
}

/** `Certified Payroll Professional (PayrollOrg)`, but neither `Certified Internal Auditor (CIA)` nor `CPA (Ohio)`. */
function withBracketedIssuer(certification: Certification): Certification {
  const [, name, inside] = /^(.{4,}?)\s*\(([^()\d]{4,})\)$/.exec(certification.name ?? '') ?? []
  const initials = plain(name ?? '')
    .split(' ')
    .map(([first]) => first)
    .join('')
  if (!name || !inside || isPlace(inside) || plain(inside) === initials || isCertificate(inside)) return certification
  return { ...certification, name, issuer: inside }
}

function readPart(part: string, found: Certification) {
  if (part === '') return
  const by = /^(?:issued by|issuer|by)\s*:?\s*(.+)$/i.exec(part)?.[1]
  const bracketed = /^(.+?)\s*\(([^()]{4,})\)$/.exec(part)
  if (by) found.issuer ??= by
  else if (bareId.test(part)) found.credential_id ??= part
  else if (!found.name && bracketed?.[1] && bracketed[2] && isIssuer(bracketed[2])) {
    found.name = bracketed[1]
    found.issuer ??= bracketed[2]
  } else if (!found.name) found.name = part
  else if (!found.issuer) found.issuer = part
  else if (!/[.!?]$/.test(part)) found.issuer += ` ${part}`
}

/** `Enrolled Agent`, `CPA (Ohio)`, or what calls itself certified. */
export const isCertificate = (text: string): boolean => credentials.mentionedIn(text).length > 0 || hasAny(text, names)

const isIssuer = (text: string): boolean => issuers.has(plain(text)) || hasAny(text, issuerWords)
