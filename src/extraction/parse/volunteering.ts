import type { ProfileData } from '#domain/profiles/profile.ts'
import { leftOf, type Row, textOf } from '../layout/row.ts'
import { bodyOf } from './body.ts'
import { findDates } from './dates.ts'
import { type Entry, entriesOf, isHeaderLike } from './entries.ts'
import {
  companyScore,
  endsAsTitle,
  type HeaderParts,
  headerParts,
  isAreaOfWork,
  joinLegal,
  restore,
  titleScore,
  voteTitle,
} from './header-parts.ts'
import { splitPhrases } from './header-phrases.ts'
import { type LabeledEntry, labeledEntries } from './labeled-entries.ts'
import { isKnownLanguage } from './languages.ts'
import { joinLines } from './paragraphs.ts'
import { isProse, plain } from './words.ts'

type Volunteering = ProfileData['volunteer_experience'][number]
type Told = Pick<Entry, 'dates' | 'header' | 'body'>

/** Where somebody helps, and as what. Some date it, some list it, and some only name it. */
export function volunteeringOf(given: Row[]): Volunteering[] {
  const labeled = labeledEntries('volunteer', given)
  return (labeled ? labeled.flatMap(readLabeled) : unlabeled(given)).filter(
    ({ organization, role }) => organization || role,
  )
}

function readLabeled({ told, loose }: LabeledEntry): Volunteering[] {
  const dates = findDates(told.date?.text ?? '')
  const all = unlabeled(loose)
  const read = all.pop()
  return [
    ...all,
    {
      organization: told.organization?.text || read?.organization || null,
      role: told.role?.text || read?.role || null,
      start_date: dates?.start ?? read?.start_date ?? null,
      end_date: dates?.end ?? read?.end_date ?? null,
      description: told.description?.text || read?.description || joinLines(loose.map(textOf).filter(isProse)) || null,
    },
  ]
}

function unlabeled(given: Row[]): Volunteering[] {
  const rows = given.flatMap(splitTold)
  const found = rows[0]?.isBullet ? itemsIn(rows).flatMap(entriesIn) : entriesIn(rows)
  const entries = found.map((entry) => ({ ...entry, parts: partsOf(entry.header) }))
  const vote = voteTitle(
    entries.map(({ parts }) => parts),
    roleScore,
  )
  let last: string | null = null
  return entries.map(({ dates, parts, body }) => {
    const { title, other } = vote(parts)
    const { description, achievements } = bodyOf(body)
    // Several roles under the name of one organization.
    last = other ?? (title ? last : null)
    return {
      organization: last,
      role: title,
      start_date: dates?.start ?? null,
      end_date: dates?.end ?? null,
      description: [description, ...achievements].filter(Boolean).join(' ') || null,
    }
  })
}

const partsOf = (header: Row[]): HeaderParts => splitOnly(headerParts(splitPhrases(header)))

const entriesIn = (rows: Row[]): Told[] => {
  const dated = entriesOf(rows)
  return dated.length > 0 ? dated : undated(rows)
}

/** `• Tutor, Harbor Library, 2016 – 2018`: every sign begins an entry, and what is set further in tells about it. */
function itemsIn(rows: Row[]): Row[][] {
  const left = Math.min(...rows.filter(({ isBullet }) => isBullet).map(leftOf))
  const items: Row[][] = []
  for (const row of rows) {
    const isFirst = row.isBullet && leftOf(row) < left + 3
    if (isFirst || items.length === 0) items.push([{ ...row, isBullet: false }])
    else items.at(-1)?.push(row)
  }
  return items
}

/** Names, and below them what was done: after that, or once both names are known, the next entry begins. */
function undated(rows: Row[]): Told[] {
  const found: Told[] = []
  // `Filipino` beside `Native`, where a page was read in another order than it was meant.
  for (const row of rows.filter(({ cells: [first] }) => !isKnownLanguage(first?.text ?? ''))) {
    const current = found.at(-1)
    const isNamed = current && (current.body.length > 0 || partsOf(current.header).names.length > 1)
    if (!isHeaderLike(row)) current?.body.push(row)
    else if (!current || isNamed) found.push({ dates: undefined, header: [row], body: [] })
    else current.header.push(row)
  }
  return found
}

/** `Tutor, Harbor Library, 2016 – 2018. Read with first graders.`: what follows its date is told of it. */
function splitTold(row: Row): Row[] {
  const [cell, ...others] = row.cells
  const last = others.at(-1)
  // `Harbor Library | Tutor | 2016 – 2018 | Read with first graders.`
  if (cell && last && others.length > 1 && isProse(last.text) && !findDates(last.text))
    return [
      { ...row, cells: [cell, ...others.slice(0, -1)] },
      { ...row, isBullet: true, cells: [{ ...last, left: cell.left + row.size }] },
    ]
  // `2014 – 2019` beside `Tutor, Harbor Library. Read with first graders.`
  const [, names, said] = /^([^.]+(?:\b(?:Inc|Ltd|St)\.[^.]+)?)\.(?:\s+(?=\p{Lu})(.+))?$/su.exec(last?.text ?? '') ?? []
  if (
    cell &&
    last &&
    names &&
    others.length === 1 &&
    findDates(cell.text)?.isRange &&
    !findDates(last.text) &&
    !isProse(names.replaceAll(',', ''))
  )
    return [
      { ...row, cells: [cell, { ...last, text: names }] },
      ...(said ? [{ ...row, isBullet: true, cells: [{ ...last, text: said, left: last.left + row.size }] }] : []),
    ]
  const dates = findDates(cell?.text ?? '')
  // `Tutor at Harbor Library from 2016 to 2018.`
  if (
    cell &&
    dates?.isRange &&
    others.length === 0 &&
    cell.text.length - 1 === dates.index + dates.length &&
    /\.$/.test(cell.text)
  )
    return [{ ...row, cells: [{ ...cell, text: cell.text.slice(0, -1) }] }]
  if (!cell || !dates || dates.index === 0 || others.length > 0) return [row]
  const end = dates.index + dates.length
  const [mark = '', told = ''] = /^\)?\s*[.:;,–—-]\s+(?=\p{L})(.+)$/su.exec(cell.text.slice(end)) ?? []
  if (!isProse(told) || isProse(cell.text.slice(0, dates.index))) return [row]
  const text = cell.text.slice(0, end) + (mark.startsWith(')') ? ')' : '')
  return [
    { ...row, cells: [{ ...cell, text }] },
    { ...row, isBullet: true, cells: [{ ...cell, text: told, left: cell.left + row.size }] },
  ]
}

/** One name that holds two: `Treasurer of Harbor Parish`, `Tutor for Bright Minds`, `Harbor Rescue, Dog Walker`. */
function splitOnly(parts: HeaderParts): HeaderParts {
  const { title, ...untitled } = parts
  const [only = '', ...others] = title ? [title, ...parts.names] : parts.names
  if (others.length > 0 || parts.company) return parts
  const [first = '', ...rest] = joinLegal(only).split(/,\s+/)
  const last = rest.at(-1)
  if (last === undefined) {
    const [, role = '', by = '', place = ''] = /^(.+?)\s+(of|for|to|with|at)\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(only) ?? []
    const isSaid = isRole(role) && !isAreaOfWork(place) && (by !== 'of' || /\s/.test(place))
    return isSaid ? { ...untitled, names: [role, place] } : parts
  }
  const isLast = roleScore(last) > Math.max(0, roleScore(first))
  const names = isLast ? [[first, ...rest.slice(0, -1)].join(', '), last] : [first, rest.join(', ')]
  return { ...untitled, names: names.map(restore) }
}

/** `Listener`, `Responder`, `Dog Walker`: who helps is named after what they do. */
const doer = /(?:[^ti]er|[^i]ter|or|ist|ian)$/
const notDoer = /(?:center|chapter|shelter|order|water|river|charter|corner|theater|tower|sector|minor|harbor)$/
/** `Trees for Cebu`, `The Harvest`, `SCORE` */
const ofMany = /^the\s|\s(?:of|for|the|on)\s|^[A-Z]{3,}$/

const headOf = (name: string): string => plain(name.split(/,|\(/)[0] ?? '')

const isRole = (name: string): boolean => endsAsTitle(name) || (doer.test(headOf(name)) && !notDoer.test(headOf(name)))

/** How much a name reads as what somebody is there, as opposed to where. */
function roleScore(name: string): number {
  const isMany = ofMany.test(name) && !endsAsTitle(headOf(name).split(/ (?:of|for) /)[0] ?? '')
  return titleScore(name) + (isRole(name) && companyScore(name) === 0 ? 1 : 0) - (isMany ? 1 : 0)
}
