import type { ProfileData } from '#domain/profiles/profile.ts'
import { software } from '#domain/trade/software.ts'
import { standards } from '#domain/trade/standards.ts'
import { type Cell, leftOf, type Row } from '../layout/row.ts'
import { joinWrappedCells } from '../layout/wrapped-cells.ts'
import lexicons from '../lexicon/skills.json' with { type: 'json' }
import { isBold, isCaps } from './heading-look.ts'
import { headingOf } from './headings.ts'
import type { Section } from './sections.ts'
import { plain } from './words.ts'

type Skills = ProfileData['skills']
export type Bucket = keyof Skills

const byPhrase = (groups: Record<string, string[]>) =>
  new Map(Object.entries(groups).flatMap(([bucket, all]) => all.map((phrase) => [plain(phrase), bucket as Bucket])))
const labels = byPhrase(lexicons.labels)
const known = byPhrase(lexicons.items)

/** Where a well-known skill belongs, whatever it stands under. */
function bucketOf(item: string): Bucket | undefined {
  if (software.named(item)) return 'tools'
  return standards.named(item) ? 'frameworks' : known.get(plain(item))
}

/** `Accounting & Finance` stands over a group of skills. */
export const isSkillLabel = (text: string): boolean => labels.has(plain(text))

export const isKnownSkill = (item: string): boolean => bucketOf(item) !== undefined

/** How many of a list's items are known as skills. */
export const knownSkills = (text: string): number => splitItems([text]).filter((item) => bucketOf(item)).length

/** `listLeft` is where the list stands whose label is beside it. */
type Group = { bucket: Bucket; left: number; lines: string[]; listLeft?: number }

/** Skills by the label they stand under or behind; a well-known one goes where it belongs whatever the label. */
export function skillsOf(sections: Section[]): Skills {
  const skills: Skills = { technical: [], languages: [], frameworks: [], tools: [], soft_skills: [] }
  const seen = new Set<string>()
  for (const group of sections.flatMap(groupsOf))
    for (const item of mend(splitItems(group.lines.map((line) => (headingOf(line) === 'skills' ? ',' : line))))) {
      const key = plain(item)
      if (!key || seen.has(key) || item.length > 80) continue
      if (labels.has(key) && group.lines.includes(item) && !isKnownSkill(item)) continue
      seen.add(key)
      skills[bucketOf(item) ?? group.bucket].push(item)
    }
  return skills
}

function groupsOf(section: Section): Group[] {
  const titled = labels.get(plain(section.title)) ?? 'technical'
  const groups: Group[] = [{ bucket: titled, left: Number.NEGATIVE_INFINITY, lines: [] }]
  const open: Cell[] = []
  const rows = joinWrappedCells(section.rows, (text) => isKnownSkill(text) || /,/.test(text))
  for (const [at, row] of rows.entries()) {
    const bullet = rows.slice(0, at).findLast(({ isBullet }) => isBullet)
    for (const [index, printed] of row.cells.entries()) {
      const cell = { ...printed, text: takeOpen(open, printed) }
      const { lines } = groupAt(groups, cell)
      const isTail = (bullet && isTailOf(bullet, row)) || bucketOf(`${lines.at(-1)} ${cell.text}`)
      if (isTail && lines.length > 0) {
        lines.push(`${lines.pop()} ${cell.text}`)
        continue
      }
      if (isOpenLabel(cell.text)) {
        open.push(cell)
        continue
      }
      const [, named, rest] =
        /^([^:,]{2,45}):\s*(.*)$/u.exec(cell.text) ?? dashedLabel(cell) ?? leadLabel(cell) ?? listLabel(cell.text) ?? []
      const isOver = isOverList(row, rows[at + 1])
      const list = index === 0 && row.cells.length === 2 ? row.cells[1] : undefined
      const isBeside =
        list !== undefined &&
        (isLabelOf(cell.text, list.text) || (isInList(groups.at(-1), list) && !isKnownSkill(cell.text)))
      const label = named ?? (isBeside || isOver ? cell.text : undefined)
      const isListed = isInList(groups.at(-1), cell)
      const isItem =
        isListed || (isKnownSkill(cell.text) && (row.isBullet || isAmongItems(cell, rows[at - 1], rows[at + 1])))
      const bucket = isItem && named === undefined ? undefined : labels.get(plain(label ?? cell.text))
      if (label !== undefined || bucket) {
        // A label that stands alone on its line rules the whole width again.
        const left = row.cells.length === 1 ? Number.NEGATIVE_INFINITY : cell.left
        groups.push({
          bucket: bucket ?? 'technical',
          left,
          lines: rest ? [rest] : [],
          listLeft: isBeside ? row.cells[1]?.left : undefined,
        })
      } else groupAt(groups, cell).lines.push(row.isBullet && index === 0 ? `\u2022${cell.text}` : cell.text)
    }
  }
  return groups
}

/** `Financial Statement` and below it `Preparation`, without a bullet of its own. */
const isTailOf = (bullet: Row, row: Row): boolean =>
  !row.isBullet &&
  row.cells.length === 1 &&
  bullet.cells.length === 1 &&
  row.page === bullet.page &&
  Math.abs(leftOf(row) - leftOf(bullet)) < 2 &&
  row.y - bullet.bottom < 1.6 * row.size

/** `Accounting – Budgeting, Cash Management` */
function dashedLabel({ text, lead }: Cell): RegExpExecArray | null {
  const found = /^([^:,–—]{2,45}?)\s+[–—-]\s+(.+)$/u.exec(text)
  const isList = (found?.[2]?.split(',').length ?? 0) > 2 && !isKnownSkill(found?.[1] ?? '')
  return found?.[1] && (isList || labels.has(plain(found[1])) || lead?.startsWith(found[1])) ? found : null
}

/** A label in bold type needs no colon. */
function leadLabel({ text, lead, font }: Cell): [string, string, string] | undefined {
  const rest = lead && text.startsWith(`${lead} `) ? text.slice(lead.length + 1) : ''
  // The sign between two skills may have a font of its own, which makes no label of the first.
  const isLabel = /^[\p{L}\d]/u.test(rest) || (isBold(font) && rest !== '')
  return lead && isLabel && lead.length < 45 && !/[,;|•·]/.test(lead) && !isKnownSkill(lead)
    ? [text, lead, rest]
    : undefined
}

/** `Software & Tools Xero, Dext`: a known label of several words, or of one before a known skill. */
function listLabel(text: string): [string, string, string] | undefined {
  const [first = ''] = text.split(',')
  const words = first.split(' ')
  if (isKnownSkill(first)) return undefined
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const [label, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    if (
      labels.has(plain(label)) &&
      /^[\p{L}\s&/-]+$/u.test(label) &&
      !/(?:&|and|of)$/i.test(label) &&
      /^[\p{Lu}\d]/u.test(rest) &&
      (count > 1 || isKnownSkill(rest))
    )
      return [text, label, text.slice(label.length + 1)]
  }
  return undefined
}

/** `Computer programs` in a type of its own over a list divided by signs. */
function isOverList({ cells: [cell, ...others] }: Row, below: Row | undefined): boolean {
  const [first] = below?.cells ?? []
  if (!cell || !first || others.length > 0 || /[,;|•·:]/.test(cell.text) || cell.text.length > 40) return false
  const isList = first.text.split(/[,;|]|\s[•·](?=\s|$)/).length > 1
  const isHead = (isBold(cell.font) && !isBold(first.font)) || (isCaps(cell.text) && !isCaps(first.text))
  return isList && isHead && !isKnownSkill(cell.text)
}

/** `Bookkeeping` is a label where it is set as labels are, and a skill among skills that look like it. */
const isAmongItems = (cell: Cell, ...around: (Row | undefined)[]): boolean =>
  cell.font !== '' &&
  around.some((row) => row?.cells.some((other) => isSetAlike(cell, other) && isKnownSkill(other.text)))

const isSetAlike = (a: Cell, b: Cell): boolean => a.font === b.font && Math.abs(a.size - b.size) < 0.1

/** It begins where the list above begins that has its label beside it. */
const isInList = (group: Group | undefined, { left }: Cell): boolean =>
  group?.listLeft !== undefined && Math.abs(left - group.listLeft) < 3

/** `Core Accounting` beside a list is its label, known or not. */
const isLabelOf = (text: string, list: string): boolean =>
  text.length < 40 &&
  !text.includes(',') &&
  (list.includes(',') || (/[;|]|\s[•·]\s/.test(list) && !isKnownSkill(text) && !/[•·|]/.test(text)))

/** `Accounting &` waits for `Finance` in the line below. */
const isOpenLabel = (text: string): boolean =>
  /(?:&|\band)$/i.test(text) && [...labels.keys()].some((label) => label.startsWith(`${plain(text)} `))

function takeOpen(open: Cell[], cell: Cell): string {
  const index = open.findIndex(({ left }) => Math.abs(left - cell.left) < 3)
  const [above] = index < 0 ? [] : open.splice(index, 1)
  return above ? `${above.text} ${cell.text}` : cell.text
}

/** The last label above that stands at or left of the cell. */
const groupAt = (groups: Group[], cell: Cell): Group =>
  groups.findLast(({ left }) => left <= cell.left + 4) ?? (groups[0] as Group)

/** Lists divided by commas go on over line ends; others have an item on each line unless one is left open. */
function splitItems(given: string[]): string[] {
  const lines = given.map((line) => (line.split(' / ').length > 2 ? line.replaceAll(' / ', ', ') : line))
  const commas = lines.join('\n').split(/[,;|]|(?<=\S )[·•](?=\s|$)/).length - 1
  if (commas >= lines.length)
    return lines
      .join(' ')
      .replaceAll('\u2022', ', ')
      .split(/[,;|•·](?![^(]*\))/)
      .map(tidy)
  const items: string[] = []
  for (const line of lines) {
    const before = items.at(-1)
    const isOpen =
      before &&
      (/(?:\band|&|\/|-)$/i.test(before) || count(before, '(') > count(before, ')') || /^[(\p{Ll}]/u.test(line))
    if (isOpen) items[items.length - 1] = `${before} ${line}`
    else items.push(...line.split(/[,;|•·](?![^(]*\))/))
  }
  return items.map(tidy)
}

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** `Lacerte Gusto`, two labels set close to each other; and `Sales Tax` over `Compliance`, one on two lines. */
function mend(items: string[]): string[] {
  const mended: string[] = []
  for (const item of items.filter(Boolean)) {
    const before = mended.at(-1)
    if (before && !bucketOf(item) && bucketOf(`${before} ${item}`)) mended[mended.length - 1] = `${before} ${item}`
    else mended.push(...(bucketOf(item) ? [item] : splitKnown(item)))
  }
  return mended
}

function splitKnown(item: string): string[] {
  const words = item.split(' ')
  for (let at = words.length - 1; at > 0 && words.length <= 8; at--) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (!bucketOf(head)) continue
    const rest = bucketOf(tail) ? [tail] : splitKnown(tail)
    if (rest.every(bucketOf)) return [head, ...rest]
  }
  return [item]
}

const tidy = (item: string): string => item.replace(/^[\s•\u2022-]+|[\s.]+$/g, '').trim()
