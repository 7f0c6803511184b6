import type { ProfileData } from '#domain/profiles/profile.ts'
import { type Cell, isSetAlike, type Row, textOf } from '../layout/row.ts'
import { byLook } from './by-look.ts'
import { splitList } from './certifications.ts'
import { findDates, withoutDates } from './dates.ts'
import { entriesOf, withoutTimeMarks } from './entries.ts'
import { companyScore, joinLegal, restore } from './header-parts.ts'
import { type LabeledEntry, labeledEntries } from './labeled-entries.ts'
import { joinLines, linesOfItems } from './paragraphs.ts'
import { endsSentence, isProse, plain } from './words.ts'

type Award = ProfileData['awards'][number]
type Project = ProfileData['projects'][number]

export const awardLike =
  /award|prize|rank|placer|employee of|of the (?:year|month|quarter)|finalist|winner|recipient|nominee|best|top \d|excellence|recognition|scholar|lister|medal|honou?r|premio/i

/** `givers` are the firms and schools of the same person: what they gave is named beside them. */
export function awardsOf(given: Row[], givers = new Set<string>()): Award[] {
  const labeled = labeledEntries('awards', given)
  const read = (all: Told[]): Award[] => {
    const turns = all.map((told) => turnOf(told, givers))
    const usual = turns.reduce((sum, turn) => sum + turn, 0)
    return all.map((told, index) => awardOf(told, (turns[index] || usual) > 0))
  }
  return (labeled ? labeled.flatMap((entry) => readLabeled(entry, read)) : read(unlabeled(given))).filter(
    ({ title }) => title !== null,
  )
}

/** What has its issuer beside it is nothing but a title. */
function readLabeled({ told, loose }: LabeledEntry, read: (all: Told[]) => Award[]): Award[] {
  const all = read(told.name ? [toldIn([told.name.text, ...loose.map(textOf)])] : unlabeled(loose))
  const last = all.pop()
  if (!last) return []
  return [
    ...all,
    {
      title: (told.issuer?.text && told.name?.text) || last.title,
      issuer: told.issuer?.text || last.issuer,
      date: findDates(told.date?.text ?? '')?.start ?? last.date,
      description: told.description?.text || last.description,
    },
  ]
}

function unlabeled(given: Row[]): Told[] {
  // Some print their address under everything.
  const rows = withoutTimeMarks(given.filter((row) => !/\S@\S|linkedin\.com/i.test(textOf(row))))
    .flatMap(splitSentences)
    .flatMap(splitList)
  // `Relevant Accomplishments` may list achievements by area; nobody awarded those.
  const isGiven = rows.some((row) => findDates(textOf(row)) || awardLike.test(textOf(row)))
  if (!isGiven && rows.some((row) => row.isBullet)) return []
  if (rows.some((row) => row.isBullet)) return linesOfItems(rows).map((lines) => toldIn(lines))
  const looks = byLook(rows)
  if (looks) return looks.map((entry) => toldIn(entry.flatMap(({ cells }) => cells.flatMap(splitLead))))
  const [first] = rows
  if (first && isLine(first)) return byLines(rows)
  const entries = entriesOf(rows.map(dateLast))
  if (entries.length === 0) return undated(rows)
  return entries.map(({ header, body, dates }) =>
    toldIn(
      [...header, ...body].flatMap(({ cells }) => cells.flatMap(splitLead)),
      dates?.start,
    ),
  )
}

/** `Named Manager of the Year in 2023. Won the Rising Star Award in 2019.`: several on one line. */
function splitSentences(row: Row): Row[] {
  const [cell, ...others] = row.cells
  const pieces = cell?.text.split(/(?<=\b(?:19|20)\d{2})\.\s+(?=\p{Lu})/u) ?? []
  const areDated = pieces.length > 1 && pieces.every((piece) => findDates(piece))
  return cell && others.length === 0 && areDated
    ? pieces.map((text) => ({ ...row, cells: [{ ...cell, text }] }))
    : [row]
}

/** A name in bold before the reason in plain type. */
function splitLead({ text, lead = '' }: Cell): string[] {
  const rest = lead && text.startsWith(`${lead} `) ? text.slice(lead.length + 1) : ''
  return rest && isProse(rest) ? [lead, rest] : [text]
}

/** `2019 Employee of the Year, Harbor Foods`: the line is dated all the same. */
const dateLast = (row: Row): Row => ({
  ...row,
  cells: row.cells.map((cell) => {
    const dates = findDates(cell.text)
    const rest = withoutDates(cell.text, dates)
    const isFirst = dates?.index === 0 && rest.length > 3 && !isProse(rest)
    return isFirst ? { ...cell, text: `${rest}, ${cell.text.slice(0, dates.length)}` } : cell
  }),
})

/** A name and its date, whatever else stands there. */
const isLine = (row: Row): boolean => {
  const [names = ''] = splitTold(row.cells.map(({ text }) => text).join(' | '))
  const dates = findDates(names)
  return dates !== undefined && /\p{L}{3}/u.test(withoutDates(names, dates)) && !isReason(names)
}

/** Every dated line begins an award; what stands below it is told of it, unless it is the name of another one. */
function byLines(rows: Row[]): Told[] {
  const found: string[][] = []
  for (const row of rows) {
    const current = found.at(-1)
    const isNext = !current || isLine(row) || (!isReason(textOf(row)) && toldIn(current).names.length > 1)
    const parts = row.cells.flatMap(splitLead)
    const texts = parts.length === row.cells.length ? [parts.join(' | ')] : parts
    if (isNext) found.push(texts)
    else current.push(...texts)
  }
  return found.map((lines) => toldIn(lines))
}

function undated(rows: Row[]): Told[] {
  const [first] = rows.flatMap(({ cells }) => cells)
  const texts = rows.map(textOf)
  const isList = rows.every(({ cells: [cell], page }) => page > 0 && cell && first && isSetAlike(cell, first))
  if (isList && !texts.some((text) => isProse(text) || companyScore(text) > 0))
    return texts.map((text) => toldIn([text]))
  const awards: string[][] = []
  for (const text of texts) {
    const current = awards.at(-1)
    const isDone = !current || current.length >= 3 || current.some(isProse)
    if (isDone) awards.push([text])
    else current.push(text)
  }
  return awards.map((lines) => toldIn(lines))
}

/** `Selected among 93 nominees.`, but not a line that names what was given, by whom and when. */
function isReason(given: string): boolean {
  const dates = findDates(given)
  const pieces = withoutDates(given, dates).replace(/\.$/, '').split(divider).filter(Boolean)
  const areNames =
    dates !== undefined && pieces.length > 1 && pieces.every((piece) => /^[\p{Lu}\d]/u.test(piece) && !isProse(piece))
  const line = areNames ? given.replace(/\.$/, '') : given.replace(/(?<=\d{4})\.$/, '')
  if (dates && !endsSentence(line) && pieces.length > 1 && pieces.every((piece) => piece.split(/\s+/).length < 11))
    return false
  return isProse(line) || (endsSentence(line) && /\p{Ll}{2,} (?:\S+ )*\p{Ll}{2,}\.$/u.test(line))
}

/** `Spot Award, Harbor Foods, 2025. Named by the partners.` and `2025 – Spot Award (Harbor Foods): Named by the partners.` */
function splitTold(line: string): string[] {
  const dates = findDates(line)
  if (!dates) return [line]
  const end = dates.index + dates.length
  const told =
    dates.index < 2
      ? /^(.{4,}?(?:\)|\p{L}{2}))[:.]\s+(?=[\p{Lu}\p{Sc}\d])(.+)$/su.exec(line.slice(end))
      : /^([)\]]*)\s*[.:;|–—]\s+(?=\p{Lu})(.+)$/su.exec(line.slice(end))
  const [, ahead = '', reason = ''] = told ?? []
  return reason && (isProse(reason) || endsSentence(reason)) ? [line.slice(0, end) + ahead, reason] : [line]
}

/** `Named Manager of the Year by Harbor Foods in 2023` */
const lead = /^(?:named|won|received|awarded|earned|recipient of)\s+(?:the\s+)?(?=\p{Lu}.*\d{4}\.?$)/iu

const divider =
  /\s*[|•·;]\s*|\s+[–—/-]\s+|,\s+|(?<!\b(?:[Ii]ssued|[Aa]warded|[Gg]ranted|[Gg]iven|[Pp]resented|[Rr]eceived))\s+(?:at|from|by)\s+(?=\p{Lu})/u

/** What an award's lines say: its names in their order, its date and its reason. */
type Told = { names: string[]; date: string | null; description: string | null }

function toldIn(given: string[], dated?: string): Told {
  const lines = given.flatMap(splitTold).map((line) => line.replace(lead, ''))
  const names = lines
    .filter((line) => !isReason(line))
    .map((line) =>
      withoutDates(line, findDates(line)).replace(/^(?:awarded|received|issued|presented|date)(?: on)?:?$/i, ''),
    )
    .map((line) => line.replace(/^([^()]{4,})\s\(([^()]{4,})\)$/, '$1 | $2'))
    // `Harbor Foods Inc.: Rising Star`
    .map((line) => line.replace(/^([^:]{4,60}):\s+/, (ahead, name) => (companyScore(name) > 0 ? `${name} | ` : ahead)))
    .flatMap((line) => joinLegal(line).split(divider))
    .map((name) => name.replace(/^(?:(?:awarded|presented|issued|given)?\s*(?:by|from)|awarder|issuer)\s*:?\s+/i, ''))
    .map(restore)
    .map((name) => (endsSentence(name) ? name.slice(0, -1) : name))
    .filter(Boolean)
  return {
    names,
    date: dated ?? lines.map((line) => findDates(line)?.start).find(Boolean) ?? null,
    description: joinLines(lines.filter(isReason)) || null,
  }
}

/** Whether the giver stands first, by what reads as an award or as a firm; the others of a list tell where nothing else does. */
function turnOf({ names }: Told, givers: Set<string>): number {
  const [first = '', others = ''] = [names[0], names.slice(1).join(' ')]
  if (others === '') return 0
  const giver = (name: string) => givers.has(plain(name)) || companyScore(name) > 0
  if (awardLike.test(first) !== awardLike.test(others)) return awardLike.test(first) ? -1 : 1
  return awardLike.test(first) ? -1 : Number(giver(first)) - Number(giver(names.at(-1) ?? ''))
}

function awardOf({ names, date, description }: Told, isReversed: boolean): Award {
  const ordered = isReversed ? [...names.slice(1), names[0] ?? ''] : names
  // `Spot Award, University of Nigeria, Nsukka`: a school may have its town behind it.
  const isSchool = ordered.length > 2 && /\b(?:universi|college)/i.test(ordered.at(-2) ?? '')
  // `Third Place, Regional Quiz Bowl`: nobody is given anything by an examination.
  const isEvent = /\b(?:exam(?:ination)?s?|competition|contest|quiz bowl|olympiad)$/i.test(ordered.at(-1) ?? '')
  const at = isEvent ? ordered.length : Math.max(1, ordered.length - (isSchool ? 2 : 1))
  return {
    title: ordered.slice(0, at).join(', ') || null,
    issuer: ordered.slice(at).join(', ') || null,
    date,
    description,
  }
}

/** `Title: …` over `Description: …`, `Project 2: …`, `3. …` */
function withoutLabel(row: Row): Row {
  const [first, ...others] = row.cells
  const text =
    first?.text.replace(
      /^(?:(?:project\s*)?(?:title|name)|(?:project\s*)?description|project(?:\s*#?\d{1,2})?|details|summary)\s*:\s*(?=\S)|^\d{1,2}[.)]\s+(?=\p{Lu})/iu,
      '',
    ) ?? ''
  return first && text !== first.text ? { ...row, cells: [{ ...first, text }, ...others] } : row
}

/** A name, and what was done: by date, or a short line followed by sentences. */
export function projectsOf(given: Row[]): Project[] {
  const labeled = labeledEntries('projects', given)
  if (labeled)
    return labeled.map(({ told, loose }) => ({
      name: told.name?.text ?? (loose[0] ? textOf(loose[0]) : null),
      description: told.description?.text || joinLines(loose.slice(told.name ? 0 : 1).map(textOf)) || null,
    }))
  const rows = given.map(withoutLabel)
  const entries = entriesOf(rows)
  if (entries.length > 0)
    return entries.map(({ header, body }) => ({
      // `Close Automation | Python, Power Query`: what it was done with stands behind a bar.
      name: header[0] ? (textOf(header[0]).split(/\s+\|\s+/)[0] ?? null) : null,
      description: joinLines([...header.slice(1).filter((row) => isProse(textOf(row))), ...body].map(textOf)) || null,
    }))
  const projects: Project[] = []
  const items = rows.filter(({ isBullet }) => isBullet)
  // Without a line between them, items are projects themselves.
  const names = new Set(rows.some(({ isBullet }) => !isBullet) && !rows[0]?.isBullet ? [] : items)
  for (const row of rows) {
    const text = textOf(row)
    const current = projects.at(-1)
    const [, name, rest] = /^([^:.]{3,80})(?:[:.]|\s+[–—-]|\s(?=\s))\s+(.+)$/.exec(text) ?? []
    const isNext = row.isBullet || !current || endsSentence(current.description ?? '')
    // `Dashboard` over `• Shows the cash of every bank`
    if (row.isBullet && current && !current.description && !names.has(row)) {
      current.description = text
      continue
    }
    if (name && rest && isNext && (isProse(rest) || endsSentence(rest))) projects.push({ name, description: rest })
    else if (!current || row.isBullet || (current.description && /[.!?]$/.test(current.description)))
      projects.push({ name: text, description: null })
    else current.description = joinLines([current.description ?? '', text].filter(Boolean))
  }
  return projects
}
