import type { Cell, Row } from '../layout/row.ts'
import { titleScore } from './header-parts.ts'
import { headingOf } from './headings.ts'
import { isPlace } from './places.ts'
import { plain, squash } from './words.ts'

const credentials =
  /[,\s]+\(?(?:CPA|CA|EA|ACCA|FCCA|FCA|ACA|MBA|CMA|CGMA|ACMA|CIA|CFA|CFE|CISA|CPP|CB|PhD|MSc?|MAcc|B\.?Com|M\.?Com|PMP|Esq|LLB|Jr|Sr)\)?\.?(?=$|[,\s])/g
const greeting =
  /^(?:(?:hello|hi)[,!]?\s+)?(?:full name|(?:candidate|applicant)(?: name)?|name(?: of (?:candidate|applicant))?|i[’']m|i am|my name is|r[ée]sum[ée](?: of)?|curriculum vitae(?: of)?|cv(?: of)?)\s*[:–—-]?\s+/i
const documentName = /^(?:curriculum vitae|r[ée]sum[ée]|cv|bio-?\s?data|personal (?:details|data|information))$/i
/** In India, a profession before the name has a dot. */
const honorific = /^(?:(?:mr|mrs|ms|miss|dr|engr|atty|prof)\.?|(?:ca|cma|cs|adv|er)\.)\s+(?=\p{Lu})/iu
/** Without it, its capitals and two more names say that it is none of them; on a scan it may stick to an initial. */
const profession = /^(?:(?:CA|CMA|CS|CPA|FCA|ACA)\s+(?=\p{Lu}\S*\s+\p{Lu})|CA(?=[A-Z]\.\s\p{Lu}))/u
const nickname = /\s*(?:\([^()]+\)|["“”'‘’][\p{L}\s.]+["“”'‘’])(?=\s|$)/gu
const personLike = /^\p{Lu}[\p{L}.'’-]*(?:\s+[\p{L}.'’-]+){1,5}$/u

type Candidate = { text: string; size: number; y: number; page: number }

/** The largest text near the top that could be a person, helped by the email address. */
export function nameOf(rows: Row[], email: string | null): string | null {
  return best(rows, email, 0)
}

/** Where the top names nobody: a person anywhere else whose words are in the email address. */
export const namesakeOf = (rows: Row[], email: string | null): string | null => best(rows, email, 1)

/** `Candidate` or `Name` beside it says who it is, whatever stands larger elsewhere. */
export function labeledName(rows: Row[]): string | null {
  for (const { cells } of rows)
    for (const [index, { text }] of cells.entries()) {
      const [, label, own = cells[index + 1]?.text] = nameLabel.exec(text) ?? []
      const name = label && own ? personIn(own, null) : null
      if (name) return name
    }
  return nameInParts(rows)
}

/** `Surname` and `First name`, beside what they name or over it. */
function nameInParts(rows: Row[]): string | null {
  const found = new Map<string, string>()
  for (const [index, { cells }] of rows.entries())
    for (const [at, { text, left }] of cells.entries()) {
      const [, part = ''] = namePart.exec(text) ?? []
      const isOver =
        cells.every((cell) => !/\d|@/.test(cell.text)) && cells.filter((cell) => namePart.test(cell.text)).length > 1
      const under = rows[index + 1]?.cells.find((cell) => Math.abs(cell.left - left) < 3)
      const value = isOver ? under?.text : cells[at + 1]?.text
      if (part && value && /^\p{Lu}/u.test(value) && !/^n\/?a$/i.test(value))
        found.set(/^family/i.test(part) ? 's' : (part.toLowerCase()[0] ?? ''), value)
    }
  const [first, middle, last] = [found.get('f') ?? found.get('g'), found.get('m'), found.get('s') ?? found.get('l')]
  return first && last ? [first, middle, last].filter(Boolean).join(' ') : null
}
const namePart =
  /^(?:\d{1,2}\.\s*)?(surname|last name|family name|first names?|given names?|middle name)(?:\s*\([^()]*\))?\s*:?$/i

const nameLabel =
  /^((?:full |candidate |applicant )?name|candidate|applicant|name of (?:candidate|applicant))\s*(?::\s*(\S.*)|:?)$/i

function best(rows: Row[], email: string | null, leastMatches: number): string | null {
  const candidates = [...rows.flatMap(oneLine), ...stacked(rows, email)].flatMap(({ text, size, y, page }) => {
    const name = personIn(text, email)
    if (!name || matches(name, email) < leastMatches) return []
    const score = size * 2 + matches(name, email) * 10 - Math.max(0, titleScore(name)) * 12 - y / 400 - (page - 1) * 10
    return [{ name, score }]
  })
  return candidates.toSorted((a, b) => b.score - a.score)[0]?.name ?? null
}

/** Every cell for itself, and a row whose words were set so wide that each of them is a cell. */
function oneLine({ cells, y, page }: Row): Candidate[] {
  const texts = cells.map((cell) => ({
    text: cell.lead && titleScore(cell.text) > 0 ? cell.lead : cell.text,
    size: cell.size,
    y,
    page,
  }))
  const [first] = cells
  const areWords = cells.length > 1 && cells.every((cell) => /^[\p{L}.'’-]+$/u.test(cell.text) && isAlike(cell, first))
  return areWords
    ? [...texts, { text: cells.map(({ text }) => text).join(' '), size: first?.size ?? 0, y, page }]
    : texts
}

const isAlike = (cell: Cell, other: Cell | undefined): boolean =>
  other !== undefined && Math.abs(cell.size - other.size) < 0.5

/** A first name over a last name, on two lines or three: set alike and large, or known from the email address. */
function stacked(rows: Row[], email: string | null): Candidate[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell) => {
      const found: Candidate[] = []
      let [text, above, from] = [cell.text, cell, row]
      for (const below of rows.slice(index + 1, index + 5)) {
        const next = below.cells.find(
          (other) => areAligned(other, above) && (isSetAlike(other, above) || areNamesakes(text, other.text, email)),
        )
        if (!next || found.length > 1 || below.page !== row.page) continue
        if (below.y - from.bottom >= 1.75 * Math.max(above.size, next.size)) break
        text += `${text.endsWith('-') ? '' : ' '}${next.text}`
        found.push({ text, size: Math.max(above.size, next.size) + 1, y: row.y, page: row.page })
        ;[above, from] = [next, below]
      }
      return found
    }),
  )
}

const areAligned = (a: Cell, b: Cell): boolean =>
  Math.abs(a.left - b.left) < 3 || Math.abs(a.right - b.right) < 3 || Math.abs(a.left + a.right - b.left - b.right) < 6

/** A last name may be bold under a first name that is not. */
const isSetAlike = (cell: Cell, first: Cell): boolean =>
  first.size >= 14 && familyOf(cell) === familyOf(first) && Math.abs(cell.size - first.size) < 0.1

const familyOf = ({ font }: Cell): string => font.split('-')[0] ?? font

const areNamesakes = (first: string, second: string, email: string | null): boolean =>
  [first, second].every((text) => /^\p{Lu}[\p{L}.'’ -]*$/u.test(text) && matches(text, email) > 0)

function personIn(text: string, email: string | null): string | null {
  const bare = text.replace(greeting, '').replace(honorific, '').replace(profession, '').replace(nickname, '').trim()
  const whole =
    bare
      .replace(credentials, '')
      .replace(credentials, '')
      .split(/,|\s+[|–—-]\s+|\s*[|•·]\s*/)[0]
      ?.replace(/(?<=\p{L}{3})\.$/u, '')
      .trim() ?? ''
  const name = cutTitle(splitGlued(whole, email), email)
  const isPerson =
    personLike.test(name) &&
    areCapitals(name) &&
    name.length <= 50 &&
    !documentName.test(name) &&
    !headingOf(name) &&
    !isPlace(name)
  return isPerson ? name : null
}

/** `Ana de la Cruz`, but not `Performed monthly bank and`. */
const areCapitals = (name: string): boolean => name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word)).length > 1

/** `MARIASANTOS`, set wide, has the words of its email address. */
function splitGlued(text: string, email: string | null): string {
  const words = accountOf(email).split(/[^\p{L}]+/u)
  const isGlued = words.length > 1 && !text.includes(' ') && squash(text) === squash(words.join(''))
  if (!isGlued) return text
  const starts = words.map((_, index) => words.slice(0, index).join('').length)
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join(' ')
}

/** `Rhea Dimaculangan Accounting Manager`: what follows the last word that the address knows is a title. */
function cutTitle(text: string, email: string | null): string {
  const words = text.split(' ')
  const last = words.findLastIndex((word) => matches(word, email) > 0)
  const tail = words.slice(last + 1).join(' ')
  return last > 0 && titleScore(tail) > 0 ? words.slice(0, last + 1).join(' ') : text
}

const accountOf = (email: string | null): string => email?.split('@')[0] ?? ''

/** How many of the name's words are in the address. */
function matches(name: string, email: string | null): number {
  const account = squash(accountOf(email))
  return plain(name)
    .split(' ')
    .filter((word) => word.length > 2 && account.includes(word)).length
}
