import type { ProfileData } from '#domain/profiles/profile.ts'
import { software } from '#domain/trade/software.ts'
import { standards } from '#domain/trade/standards.ts'
import { type Cell, isSetAlike, type Row } from '../layout/row.ts'
import lexicons from '../lexicon/skills.json' with { type: 'json' }
import { isBold, isCaps } from './heading-look.ts'
import { isOneOff, plain, squash } from './words.ts'

export type Bucket = keyof ProfileData['skills']

const byPhrase = (groups: Record<string, string[]>) =>
  new Map(Object.entries(groups).flatMap(([bucket, all]) => all.map((phrase) => [plain(phrase), bucket as Bucket])))
export const labels = byPhrase(lexicons.labels)
const known = byPhrase(lexicons.items)

/** Where a well-known skill belongs, whatever it stands under. */
export function bucketOf(item: string): Bucket | undefined {
  if (software.named(item)) return 'tools'
  return standards.named(item) ? 'frameworks' : known.get(plain(item))
}

/** `Accounting & Finance` stands over a group of skills. */
export const isSkillLabel = (text: string): boolean => labels.has(plain(text))

export const isKnownSkill = (item: string): boolean => bucketOf(item) !== undefined

const names = [
  ...Object.values(lexicons.items).flat(),
  ...[...software.all, ...standards.all].flatMap(({ name, aliases }) => [name, ...aliases]),
]
/** Shorter names have too many neighbors. */
const leastLetters = 6

/** `SAP S/4AHANA`: the only known skill that differs by one letter. */
export function nearestSkill(item: string): string | undefined {
  const letters = squash(item)
  const near = letters.length < leastLetters ? [] : names.filter((name) => isOneOff(letters, squash(name)))
  return new Set(near.map(squash)).size === 1 ? near[0] : undefined
}

/** `Accounting – Budgeting, Cash Management` */
export function dashedLabel({ text, lead }: Cell): RegExpExecArray | null {
  const found = /^([^:,–—]{2,45}?)\s+[–—-]\s+(.+)$/u.exec(text)
  const isList = (found?.[2]?.split(',').length ?? 0) > 2 && !isKnownSkill(found?.[1] ?? '')
  return found?.[1] && (isList || labels.has(plain(found[1])) || lead?.startsWith(found[1])) ? found : null
}

/** A label in bold type needs no colon. */
export function leadLabel({ text, lead, font }: Cell): [string, string, string] | undefined {
  const rest = lead && text.startsWith(`${lead} `) ? text.slice(lead.length + 1) : ''
  // The sign between two skills may have a font of its own, which makes no label of the first.
  const isLabel = /^[\p{L}\d]/u.test(rest) || (isBold(font) && rest !== '')
  // On a scan, one word of a skill may look bolder than the next.
  if (font.startsWith('Scan') && !/[,;|•·]/.test(rest)) return undefined
  return lead && isLabel && lead.length < 45 && !/[,;|•·]/.test(lead) && !isKnownSkill(lead)
    ? [text, lead, rest]
    : undefined
}

/** `Software & Tools Xero, Dext`: a known label of several words, or of one before a known skill. */
export function listLabel(text: string): [string, string, string] | undefined {
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
export function isOverList({ cells: [cell, ...others] }: Row, below: Row | undefined): boolean {
  const [first] = below?.cells ?? []
  if (!cell || !first || others.length > 0 || /[,;|•·:]/.test(cell.text) || cell.text.length > 40) return false
  const isList = first.text.split(/[,;|]|\s[•·](?=\s|$)/).length > 1
  const isHead = (isBold(cell.font) && !isBold(first.font)) || (isCaps(cell.text) && !isCaps(first.text))
  return isList && isHead && !isKnownSkill(cell.text)
}

/** `Bookkeeping` is a label where it is set as labels are, and a skill among skills that look like it. */
export const isAmongItems = (cell: Cell, ...around: (Row | undefined)[]): boolean =>
  cell.font !== '' &&
  around.some((row) => row?.cells.some((other) => isSetAlike(cell, other) && isKnownSkill(other.text)))

/** `Core Accounting` beside a list is its label, known or not. */
export const isLabelOf = (text: string, list: string): boolean =>
  text.length < 40 &&
  !text.includes(',') &&
  (list.includes(',') || (/[;|]|\s[•·]\s/.test(list) && !isKnownSkill(text) && !/[•·|]/.test(text)))

/** `Accounting &` waits for `Finance` in the line below. */
export const isOpenLabel = (text: string): boolean =>
  /(?:&|\band)$/i.test(text) && [...labels.keys()].some((label) => label.startsWith(`${plain(text)} `))
