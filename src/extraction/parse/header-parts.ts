import type { Cell, Row } from '../layout/row.ts'
import jobs from '../lexicon/jobs.json' with { type: 'json' }
import { isArea, isCityLike, isPlace, isVague, takePlace } from './places.ts'
import { countOf, endsSentence, lexicon, plain, remembered } from './words.ts'

const titleWords = lexicon(jobs.titleWords)
const companyWords = lexicon(jobs.companyWords)
const roleNouns = lexicon(jobs.roleNouns)
const legalForms = lexicon(jobs.legalForms)
const areaWords = lexicon(jobs.areaWords)

const labels = new Map(
  Object.entries(jobs.labels).flatMap(([field, names]) =>
    names.map((name) => [name, field as keyof typeof jobs.labels]),
  ),
)

const labelAhead = new RegExp(
  String.raw`(?<=:\s.*\S)[\s,;|]+(?=(?:${[...labels.keys()].toSorted((a, b) => b.length - a.length).join('|')})\s?:\s)`,
  'iu',
)

/** `Designation: Tax Manager  Period: 2019 to 2021` says two things. */
export const splitLabels = (row: Row): Row => ({
  ...row,
  cells: row.cells.flatMap((cell) => {
    const [, ...others] = row.isBullet ? [] : cell.text.split(labelAhead)
    const isLabeled = others.length > 0 && labels.has(plain(/^[^:]+/.exec(cell.text)?.[0] ?? ''))
    return isLabeled ? cell.text.split(labelAhead).map((text) => ({ ...cell, text })) : [cell]
  }),
})

/** What a header says once its place is taken out: names in their order, and those that say what they are; `town` may be one. */
export type HeaderParts = { names: string[]; place: string | null; title?: string; company?: string; town?: string }

/** `Harbor Foods. Tax Manager. Cebu City.`, but not `St. Mary`. */
const strong = /\s*[|•·⋄]\s*|\s+[@/]\s+|:\s+|\s{2,}|(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})/u
const dashed = /\s+[–—-]\s+|\s+[–—]|[–—]\s+/u

/** `Senior Associate - Tax` is a title where the company has a place of its own, and two names where it has none. */
export function headerParts(given: Row[]): HeaderParts {
  const { rows, ...labeled } = takeLabeled(given)
  const { names, place, town } = dividedParts(rows)
  // With both names known, one that is left before an area is a city that no list knows.
  const [only = ''] = names
  const isCity =
    labeled.title && labeled.company && names.length === 1 && place !== null && (isVague(place) || isOuter(only, place))
  return {
    names,
    ...labeled,
    ...(town ? { town } : {}),
    place: labeled.place ?? (isCity ? `${only}, ${place}` : place),
  }
}

/** `Employer: Harbor Foods`, `Designation` beside `Accountant`: what a label names needs no guess. */
function takeLabeled(rows: Row[]): { rows: Row[]; title?: string; company?: string; place?: string } {
  const found: { title?: string; company?: string; place?: string } = {}
  const isOther = ({ text, place, is }: Cell, index: number, cells: Cell[]): boolean => {
    if (is === 'company' || is === 'title' || is === 'place') {
      if (text) found[is] ??= text
      if (place) found.place ??= place
      return false
    }
    const [, label, value = besideLabel(cells, index)] = /^([\p{L}\s]{3,30}?)\s*(?::\s*(.*))?$/u.exec(text) ?? []
    const field = labels.get(plain(label ?? ''))
    if (field === undefined || (value === undefined && field !== 'period')) return true
    // The period is taken off before, and leaves its label.
    if (field !== 'period' && value) found[field] ??= value.replace(/\s*[|;•·]\s*\p{L}[\p{L}\s]*:$/u, '')
    return false
  }
  const others = rows.map((row) => {
    const cells = row.cells.filter(isOther)
    return { ...row, cells: cells.filter(({ text }) => !Object.values(found).includes(text)) }
  })
  const taken = takePlace(found.company ?? '')
  const [company, place] = taken.place ? splitTown(taken.rest, taken.place) : []
  const firm = company && place ? { company, place: found.place ?? place } : {}
  return { rows: others.filter(({ cells }) => cells.length > 0), ...found, ...firm }
}

const besideLabel = (cells: Cell[], index: number): string | undefined =>
  index === 0 && cells.length === 2 ? cells[1]?.text : undefined

function dividedParts(rows: Row[]): HeaderParts {
  const all = new RegExp(`${strong.source}|${dashed.source}`, 'u')
  const apart = [strong, all].map((separator) => partsOf(rows, separator, true))
  const titled = apart.find(isTitleWithArea) ?? apart.slice(0, 1).find(isFirmWithComma)
  if (titled) return titled
  const whole = partsOf(rows, strong)
  const divided = partsOf(rows, all)
  const isCityCut = whole.place !== null && divided.place?.endsWith(`, ${whole.place}`)
  const hasBoth = whole.names.length > 1 && (whole.place !== null || divided.place === null) && !isCityCut
  return hasBoth && whole.names.some((name) => titleScore(name) > 0) ? whole : divided
}

/** `Assistant Manager, Record to Report` beside a firm is one title. */
function isTitleWithArea({ names, town }: HeaderParts): boolean {
  const title = names.find((name) => /,\s/.test(name) && endsAsTitle(name.split(/,\s/)[0] ?? ''))
  const area = title?.split(/,\s+/).slice(1).join(', ') ?? ''
  const firm = names.find((name) => name !== title) ?? ''
  const isFirm = firm !== town && /^\p{Lu}/u.test(firm) && !companyWords.has(plain(firm)) && titleScore(firm) <= 0
  return names.length === 2 && title !== undefined && (companyScore(area) === 0 || /services$/i.test(area)) && isFirm
}

/** `Auditor | Office of Inspector General, Department of Labor`: beside a title, a firm keeps its comma. */
function isFirmWithComma({ names }: HeaderParts): boolean {
  const firm = names.find((name) => /,\s/.test(name)) ?? ''
  const title = names.find((name) => name !== firm) ?? ''
  const isTitled = firm.split(/,\s+/).some((part) => endsAsTitle(part) && companyScore(part) === 0)
  return (
    names.length === 2 && firm !== '' && !dashed.test(firm) && !title.includes(',') && endsAsTitle(title) && !isTitled
  )
}

function partsOf(rows: Row[], separator: RegExp, areApart = false): HeaderParts {
  const names: string[] = []
  const places: string[] = []
  let city: { name: string; area: string } | undefined
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    if (cell.place) places.push(cell.place)
    for (const segment of splitLead(cell)
      .flatMap((text) => joinTitles(text).split(strong).map(joinArea))
      .flatMap((text) => text.split(separator))) {
      const { rest, place } = takePlace(joinLegal(tidy(segment)))
      const parts = areApart || rest === '' ? [restore(rest)] : splitNames(rest)
      // `Harbor Foods, Cebu City, Tax Manager`: a place may stand before the title.
      const inner =
        !place && parts.length === 2 && endsAsTitle(parts[1] ?? '') ? takePlace(joinLegal(parts[0] ?? '')) : null
      if (inner?.place) {
        places.push(inner.place)
        names.push(...(inner.rest ? [restore(inner.rest)] : []), ...parts.slice(1))
        continue
      }
      const [firm, town] = place ? splitTown(parts.at(-1) ?? '', place) : [parts.at(-1), place]
      if (town) places.push(town)
      if (firm) names.push(...parts.slice(0, -1), firm)
      if (firm && town && titleScore(firm) === 0 && (isVague(town) || isOuter(firm, town)))
        city ??= { name: firm, area: town }
    }
  }
  // With a title and a company there, a third name before an area is a city that no list knows.
  if (city && names.length > 2 && places[0] === city.area) {
    const { name, area } = city
    return { names: names.filter((other) => other !== name), place: `${name}, ${area}` }
  }
  const town = city && isTownLike(city.name) ? { town: city.name } : {}
  return { names, place: places[0] ?? null, ...town }
}

/** `Harbor Foods, Toril` before `Davao City`: a part of a town may stand between a firm and the town. */
function splitTown(text: string, place: string): [string, string] {
  const [, firm, town] = /^(.+),\s+([^,]+)$/u.exec(text) ?? []
  const isFirm = firm && titleScore(firm) <= 0 && (companyScore(firm) > 0 || !place.includes(','))
  return isFirm && town && isTownLike(town) && !isArea(place) ? [firm, `${town}, ${place}`] : [text, place]
}

/** `Toril` before `Davao City` */
const isOuter = (part: string, town: string): boolean => isTownLike(part) && !town.includes(',')

/** It says nothing that a firm or a title does. */
export const isTownLike = (text: string): boolean =>
  isCityLike(text) && titleScore(text) <= 0 && companyScore(text) === 0 && !isLegalForm(text)

/** `Owner / Lead Bookkeeper` is one title. */
const joinTitles = (text: string): string =>
  text.replace(/([^|•·⋄,]+?)\s+\/\s+([^|•·⋄,/]+)/gu, (whole, one, other) =>
    endsAsTitle(one.split(/\s[–—-]\s/).at(-1)) && endsAsTitle(other.split(/\s[–—-]\s/)[0])
      ? `${one}\u2062/\u2062${other}`
      : whole,
  )

/** `Tax Manager` in bold before `Harbor Foods` in plain type needs no comma. */
function splitLead({ text, lead }: Cell): string[] {
  // A name with a comma in it, `Senior Manager, Investigations`, ends where its type does.
  const [, rest] = lead && text.startsWith(lead) ? (/^,?\s+(\p{Lu}.*)$/u.exec(text.slice(lead.length)) ?? []) : []
  return lead && rest && /[\p{L})]$/u.test(lead) ? [lead, rest] : [text]
}

const tidy = (segment: string): string => {
  const text = segment.replace(/^[\s,;]+|(?:[\s,;:]|\s[–—-])+$/g, '').replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
  return endsSentence(text) ? text.slice(0, -1) : text
}

/** `Mancera, S.C.` is one name. */
export function joinLegal(text: string): string {
  const parts = text.split(/,\s+/)
  return parts.reduce((joined, part, index) => {
    if (index === 0) return part
    return legalForms.has(plain(part)) && part !== 'CO' ? `${joined}\u2064 ${part}` : `${joined}, ${part}`
  }, '')
}

/** `Deputy General Manager - Accounts` is one title: nobody works at Accounts. */
function joinArea(text: string): string {
  const [first = '', ...others] = text.split(/\s([–—-])\s/u)
  let joined = first
  for (let at = 0; at < others.length; at += 2) {
    const [dash = '', next = ''] = others.slice(at)
    const isOne = isAreaOfWork(next.replace(/\s*\([^()]*\)$/, '')) && endsAsTitle(joined)
    joined += isOne ? `\u2062${dash}\u2062${next}` : ` ${dash} ${next}`
  }
  return joined
}

export const isAreaOfWork = (text: string): boolean =>
  !isPlace(text) &&
  plain(text)
    .split(' ')
    .every((word) => (titleWords.has(word) && !roleNouns.has(word)) || areaWords.has(word))

/** The commas that `joinLegal` hid, and the spaces that `joinArea` did. */
export const restore = (name: string): string => name.replaceAll('\u2064', ',').replaceAll('\u2062', ' ')

/** `Senior Tax Associate, TaskUs` is two: exactly one of its halves reads as a title. */
function splitNames(text: string): string[] {
  const parts = text.split(/,\s+/)
  if (parts.length < 2) return [restore(text)]
  const [tail = '', head] = [parts.at(-1), parts.slice(0, -1).join(', ')]
  // `Tan, Ong & Partners, Tax Manager`
  const isPlaced = parts.slice(1, -1).some(isPlace) && !endsAsTitle(parts[0] ?? '')
  if (parts.length > 2 && endsAsTitle(tail) && (isPlaced || titleScore(head) <= 0))
    return [restore(head), restore(tail)]
  // `Manager, Forensic Accounting, Harbor Foods`
  const [title = '', area = '', firm = ''] = parts
  const isOfTitle = isAreaOfWork(area) || (companyScore(area) === 0 && companyScore(firm) > 0)
  const isArea = parts.length > 2 && endsAsTitle(title) && isOfTitle
  const first = parts.slice(0, isArea ? 2 : 1).join(', ')
  const last = parts.slice(isArea ? 2 : 1).join(', ')
  if (ownFirm.test(last)) return [restore(first), restore(last)]
  // `Manager, US Tax`
  if (parts.length === 2 && endsAsTitle(title) && isAreaOfWork(area.replace(/^(?:US|U\.S\.|UK)\s/, '')))
    return [restore(text)]
  return titleScore(first) > 0 !== titleScore(last) > 0 ? [restore(first), restore(last)] : [restore(text)]
}

/** `Virtual Bookkeeper, Freelance` */
const ownFirm = /^(?:freelance|self[- ]employed|independent|various clients|private clients)\b/i

export const isLegalForm = (text: string): boolean => legalForms.has(plain(text))

/** How much a name reads as a firm. */
export const companyScore = (text: string): number => countOf(text, companyWords)

/** How much a name reads as a title. What it ends with says most: a `Tax Preparer` prepares, `Tax Assistance` does not. */
export const titleScore = remembered((text): number => {
  if (isUnit.test(text)) return 0
  const head = plain(text.split(/,|\(|\s[–—-]\s/)[0] ?? '').replace(/\s(?:[ivx]{1,3}|\d)$/, '')
  const isRole = roleNouns.has(head.split(' ').at(-1) ?? '') || roleNouns.has(/^(\w+) of\b/.exec(head)?.[1] ?? '')
  const isAllTitle = isRole && endsAsTitle(text)
  return countOf(text, titleWords) - (isAllTitle ? 1 : 2) * countOf(text, companyWords) + (isRole ? 2 : 0)
})

/** `Finance Department` is where somebody works. */
const isUnit = /\b(?:department|division|bureau)$/i

export const endsAsTitle = (text: string): boolean => roleNouns.has(plain(text).split(' ').at(-1) ?? '')

/** `TAX MANAGER HARBOR FOODS`: a title ends with what one is, and whatever follows is where. */
function splitTitle(text: string): [string, string] {
  const [head = '', ...tail] = text.split(/,\s+/)
  if (tail.length > 0) return endsAsTitle(head) && tail[0]?.includes(' ') ? [head, tail.join(', ')] : [text, '']
  const words = text.split(' ')
  const isPart = (word: string) =>
    titleWords.has(plain(word)) || roleNouns.has(plain(word)) || !/^\p{Lu}\p{L}/u.test(word) || /^[IVX]+$/.test(word)
  const at = words.findIndex(
    (word, index) => index > 0 && !isPart(word) && roleNouns.has(plain(words[index - 1] ?? '')),
  )
  return at > 0 ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : [text, '']
}

/** Which of the names is the title: the entries vote by place, and a lone name speaks for itself. */
export function voteTitle(
  all: HeaderParts[],
  scoreOf: (name: string) => number = titleScore,
): (parts: HeaderParts) => { title: string | null; other: string | null } {
  const votes: number[] = []
  for (const { names } of all)
    for (const [index, name] of names.entries())
      if (names.length > 1) votes[index] = (votes[index] ?? 0) + Math.max(-2, Math.min(3, scoreOf(name)))
  const at = votes.indexOf(Math.max(...votes))
  return ({ names, title, company }) => {
    if (title || company) return { title: title ?? names[0] ?? null, other: company ?? names[0] ?? null }
    if (names.length === 0) return { title: null, other: null }
    if (names.length === 1) {
      const [only] = names as [string]
      const [ahead, rest] = splitTitle(only)
      if (rest) return { title: ahead, other: rest }
      return scoreOf(only) > 0 ? { title: only, other: null } : { title: null, other: only }
    }
    const voted = at >= 0 && at < names.length ? at : 0
    const clear = names.findIndex((name) => scoreOf(name) > 1)
    const own = scoreOf(names[voted] ?? '')
    const isClear = clear >= 0 && (own < 0 || (own === 0 && endsAsTitle(names[clear]?.replace(/\s*\(.*$/, '') ?? '')))
    const index = isClear ? clear : voted
    return { title: names[index] ?? null, other: names.find((_, i) => i !== index) ?? null }
  }
}
