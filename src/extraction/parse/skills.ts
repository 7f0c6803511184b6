import type { ProfileData } from '#domain/profiles/profile.ts'
import { type Cell, isSetAlike, leftOf, type Row, textOf } from '../layout/row.ts'
import { joinWrappedCells } from '../layout/wrapped-cells.ts'
import { isDeed } from './body.ts'
import { headingOf } from './headings.ts'
import type { Section } from './sections.ts'
import {
  type Bucket,
  bucketOf,
  dashedLabel,
  isAmongItems,
  isKnownSkill,
  isLabelOf,
  isOpenLabel,
  isOverList,
  labels,
  leadLabel,
  listLabel,
} from './skill-labels.ts'
import { isSkillLevel, openSentence, withoutLevel } from './skill-phrases.ts'
import { isProse, plain } from './words.ts'

type Skills = ProfileData['skills']

/** How many of a list's items are known as skills. */
export const knownSkills = (text: string): number => splitItems([text]).filter((item) => bucketOf(item)).length

/** `listLeft` is where the list stands whose label is beside it. */
type Group = { bucket: Bucket; left: number; lines: string[]; listLeft?: number }

/** Skills by the label they stand under or behind; a well-known one goes where it belongs whatever the label. */
export function skillsOf(sections: Section[]): Skills {
  const skills: Skills = { technical: [], languages: [], frameworks: [], tools: [], soft_skills: [] }
  const seen = new Set<string>()
  for (const group of sections.flatMap(groupsOf))
    for (const item of mend(
      splitItems(openSentence(group.lines.map((line) => (headingOf(line) === 'skills' ? ',' : line)))),
    )) {
      const key = plain(item)
      if (!key || seen.has(key) || item.length > 80 || isTold(item)) continue
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
  const rows = joinWrappedCells(
    withoutDeeds(section.rows.filter((row) => !isTableHead(row))),
    (text) => isKnownSkill(text) || /,/.test(text),
  )
  // Where every line is one short text and all look alike, none of them is a label.
  const [first] = rows[0]?.cells ?? []
  const isList =
    rows.length > 2 &&
    rows.every(({ cells: [cell, ...others] }) => others.length === 0 && cell && first && isSetAlike(cell, first)) &&
    !rows.some((row) => /[,;:|•·]/.test(textOf(row)))
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
      const beside = { ...row, cells: row.cells.filter((other) => other !== printed) }
      const isItem = isList || isListed || row.isBullet || isAmongItems(cell, beside, rows[at - 1], rows[at + 1])
      const bucket = isItem && named === undefined ? undefined : labels.get(plain(label ?? cell.text))
      if (label !== undefined || bucket) {
        // A label that stands alone on its line rules the whole width again.
        const left = row.cells.length === 1 ? Number.NEGATIVE_INFINITY : cell.left
        groups.push({
          bucket: bucket ?? 'technical',
          left,
          // `Excel: Advanced` is a skill and how well it is known.
          lines: rest ? [isSkillLevel(rest) ? (label ?? rest) : rest] : [],
          listLeft: isBeside ? row.cells[1]?.left : undefined,
        })
      } else {
        // A line of a Word file is a text of its own.
        const isOwn = row.page === 0 && !/[,&(/-]$|\band$|\([^)]*$/.test(lines.at(-1) ?? '')
        lines.push((row.isBullet && index === 0) || isOwn ? `\u2022${cell.text}` : cell.text)
      }
    }
  }
  return groups
}

/** A part of a sentence about the person. */
const isTold = (item: string): boolean => !item.includes('(') && item.split(' ').length > 7 && isProse(item)

/** `Skill` and `Level` over the columns of a table. */
const isTableHead = ({ cells }: Row): boolean =>
  cells.length > 1 &&
  cells.every(({ text }) =>
    /^(?:skills?|areas?|software|tools?|level|proficiency|rating|years?|experience)$/i.test(text),
  ) &&
  cells.some(({ text }) => /^(?:level|proficiency|rating|years?)$/i.test(text))

/** Some write what they did under the skill that it took: neither the deeds nor the names over them are a list of skills. */
/** `Rules and standards: GAGAS, FAR, COSO` */
const isNamedList = /^[^:.,]{3,40}:\s[^,;]{2,40}[,;]/u

function withoutDeeds(rows: Row[]): Row[] {
  const items = rows.filter(({ isBullet }) => isBullet)
  const deeds = items.filter((row) => isDeed(textOf(row)) && !isNamedList.test(textOf(row)))
  if (deeds.length < 2 || deeds.length * 2 < items.length) return rows
  return rows.filter((row, index) => {
    const above = rows.slice(0, index).findLast(({ isBullet }) => isBullet)
    const isTail = above && row.page > 0 && Math.abs(leftOf(above) - leftOf(row)) < 3
    return !row.isBullet && !rows[index + 1]?.isBullet && !isTail
  })
}

/** `Financial Statement` and below it `Preparation`, without a bullet of its own. */
const isTailOf = (bullet: Row, row: Row): boolean =>
  !row.isBullet &&
  row.page > 0 &&
  row.cells.length === 1 &&
  bullet.cells.length === 1 &&
  row.page === bullet.page &&
  Math.abs(leftOf(row) - leftOf(bullet)) < 2 &&
  row.y - bullet.bottom < 1.6 * row.size

/** It begins where the list above begins that has its label beside it. */
const isInList = (group: Group | undefined, { left }: Cell): boolean =>
  group?.listLeft !== undefined && Math.abs(left - group.listLeft) < 3

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
  const lines = given.map((line) => (line.split(/ [/–—] /).length > 2 ? line.replace(/ [/–—] /g, ', ') : line))
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
    if (!bucketOf(head) || tail.startsWith('(')) continue
    const rest = bucketOf(tail) ? [tail] : splitKnown(tail)
    if (rest.every(bucketOf)) return [head, ...rest]
  }
  return [item]
}

const tidy = (item: string): string => withoutLevel(item.replace(/^(?:[\s•\u2022-]+|and\s+)|[\s.]+$/g, '').trim())
