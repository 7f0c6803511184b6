import type { ProfileData } from '#domain/profiles/profile.ts'
import { type Cell, type Row, textOf } from '../layout/row.ts'
import { findDates, withoutDates } from './dates.ts'
import { entriesOf, withoutTimeMarks } from './entries.ts'
import { companyScore, joinLegal, restore } from './header-parts.ts'
import { type LabeledEntry, labeledEntries } from './labeled-entries.ts'
import { itemsOf, joinLines } from './paragraphs.ts'
import { endsSentence, isProse } from './words.ts'

type Award = ProfileData['awards'][number]
type Project = ProfileData['projects'][number]

export const awardLike =
  /award|prize|rank|placer|employee of|of the (?:year|month|quarter)|finalist|winner|recipient|nominee|best|top \d|excellence|recognition|scholar|lister|medal|honou?r|premio/i

export function awardsOf(given: Row[]): Award[] {
  const labeled = labeledEntries('awards', given)
  return (labeled ? labeled.map(readLabeled) : unlabeled(given)).filter(({ title }) => title !== null)
}

/** What has its issuer beside it is nothing but a title. */
function readLabeled({ told, loose }: LabeledEntry): Award {
  const lines = [told.name?.text ?? '', ...loose.map(textOf)].filter(Boolean)
  const read = award(lines, findDates(told.date?.text ?? '')?.start ?? null)
  return {
    title: (told.issuer?.text && told.name?.text) || read.title,
    issuer: told.issuer?.text || read.issuer,
    date: read.date,
    description: told.description?.text || read.description,
  }
}

function unlabeled(given: Row[]): Award[] {
  const rows = withoutTimeMarks(given)
  // `Relevant Accomplishments` may list achievements by area; nobody awarded those.
  const isGiven = rows.some((row) => findDates(textOf(row)) || awardLike.test(textOf(row)))
  if (!isGiven && rows.some((row) => row.isBullet)) return []
  if (rows.some((row) => row.isBullet))
    return itemsOf(rows).map((text) => award([text], findDates(text)?.start ?? null))
  const entries = entriesOf(rows.map(dateLast))
  if (entries.length === 0) return undated(rows)
  return entries.map(({ header, body, dates }) => {
    const lines = [...header, ...body].flatMap(({ cells }) => cells.flatMap(splitLead))
    return award(lines, dates?.start ?? null)
  })
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

function undated(rows: Row[]): Award[] {
  const awards: string[][] = []
  for (const text of rows.map(textOf)) {
    const current = awards.at(-1)
    const isDone = !current || current.length >= 3 || current.some(isProse)
    if (isDone) awards.push([text])
    else current.push(text)
  }
  return awards.map((lines) => award(lines, null))
}

/** `Selected among 93 nominees.` */
const isReason = (line: string): boolean =>
  isProse(line) || (endsSentence(line) && /\p{Ll}{2,} (?:\S+ )*\p{Ll}{2,}\.$/u.test(line))

/** `Spot Award, Harbor Foods, 2025. Named by the partners.` */
const sentenceAfterDate = /^(.{5,140}?\b(?:19|20)\d{2})\.\s+(.+)$/

function award(given: string[], dated: string | null): Award {
  const lines = given.flatMap((line) => sentenceAfterDate.exec(line)?.slice(1) ?? [line])
  const date = dated ?? lines.map((line) => findDates(line)?.start).find(Boolean) ?? null
  const prose = lines.filter(isReason)
  const names = lines
    .filter((line) => !isReason(line))
    .map((line) =>
      withoutDates(line, findDates(line)).replace(/^(?:awarded|received|issued|presented|date)(?: on)?:?$/i, ''),
    )
    .map((line) => line.replace(/^([^()]{4,})\s\(([^()]{4,})\)$/, '$1 | $2'))
    // `Harbor Foods Inc.: Rising Star`
    .map((line) => line.replace(/^([^:]{4,60}):\s+/, (ahead, name) => (companyScore(name) > 0 ? `${name} | ` : ahead)))
    .flatMap((line) =>
      joinLegal(line).split(
        /\s*[|•·;]\s*|\s+[–—/-]\s+|,\s+|(?<!\b(?:[Ii]ssued|[Aa]warded|[Gg]ranted|[Gg]iven|[Pp]resented|[Rr]eceived))\s+(?:at|from|by)\s+(?=\p{Lu})/u,
      ),
    )
    .map((name) => name.replace(/^(?:(?:awarded|presented|issued|given)?\s*(?:by|from)|awarder|issuer)\s*:?\s+/i, ''))
    .map(restore)
    .filter(Boolean)
  const [first = '', others = ''] = [names[0], names.slice(1).join(' ')]
  const isReversed =
    others !== '' &&
    !awardLike.test(first) &&
    (awardLike.test(others) || (companyScore(first) > 0 && companyScore(others) === 0))
  const ordered = isReversed ? [...names.slice(1), names[0] ?? ''] : names
  // `Spot Award, University of Nigeria, Nsukka`: a school may have its town behind it.
  const isSchool = ordered.length > 2 && /\b(?:universi|college)/i.test(ordered.at(-2) ?? '')
  // `Third Place, Regional Quiz Bowl`: nobody is given anything by an examination.
  const isEvent = /\b(?:exam(?:ination)?s?|competition|contest|quiz bowl|olympiad)$/i.test(ordered.at(-1) ?? '')
  const at = isEvent ? ordered.length : Math.max(1, ordered.length - (isSchool ? 2 : 1))
  const issuer = ordered.slice(at).join(', ') || null
  const title = ordered.slice(0, at).join(', ') || null
  return { title, issuer, date, description: joinLines(prose) || null }
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
