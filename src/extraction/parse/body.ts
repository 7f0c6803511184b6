import { leftOf, type Row, textOf } from '../layout/row.ts'
import { isAsideLabel } from './asides.ts'
import { isHeaderLike } from './entries.ts'
import { titleScore } from './header-parts.ts'
import { isBold } from './heading-look.ts'
import { itemsOf, joinLines } from './paragraphs.ts'

export type Body = { description: string | null; achievements: string[] }

/** The paragraph under an entry, and its bullets: by sign, by indent, or by blocks of which one is a list. */
export function bodyOf(given: Row[], headerLeft = Number.POSITIVE_INFINITY): Body {
  const rows = untilLost(unfoldBullets(given.filter((row) => !isAside(row))), headerLeft)
  if (rows.length === 0) return { description: null, achievements: [] }
  const firstBullet = rows.findIndex((row) => row.isBullet)
  if (firstBullet >= 0) return split(rows, firstBullet)
  const left = Math.min(headerLeft, ...rows.map(leftOf))
  const indented = rows.findIndex((row) => leftOf(row) > left + 5)
  const isOneText = indented === 0 && rows.length > 1 && itemsOf(rows).length === 1
  if (indented >= 0 && !isOneText) return split(rows, indented)
  return splitBlocks(rows)
}

/** On a scan, names flush with those of this entry, under its items: another entry, whose date was not read. What follows is not of this one. */
function untilLost(rows: Row[], headerLeft: number): Row[] {
  const first = rows.findIndex(({ isBullet }) => isBullet)
  const item = rows[first]
  if (!item) return rows
  const isName = (row: Row | undefined, index: number): boolean =>
    row !== undefined &&
    index > first &&
    row.cells[0]?.font.startsWith('Scan') === true &&
    Math.abs(leftOf(row) - headerLeft) < 3 &&
    leftOf(row) < leftOf(item) - 5 &&
    isHeaderLike(row)
  const isFirst = (row: Row, index: number): boolean =>
    titleScore(textOf(row)) > 1 || (isName(rows[index + 1], index + 1) && isBold(row.cells[0]?.font ?? ''))
  const at = rows.findIndex((row, index) => isName(row, index) && isFirst(row, index))
  return at < 0 ? rows : rows.slice(0, at)
}

/** `Reason for leaving: Contract ended` under a job is nothing that was done there. */
const isAside = (row: Row): boolean => {
  const [, label = ''] = /^([\p{L}\s]{3,30}?)\s*(?::|\s[–—-]\s)/u.exec(textOf(row)) ?? []
  return !row.isBullet && isAsideLabel(label)
}

/** Bullets side by side: the left ones, then the right ones, each with the lines below it. */
function unfoldBullets(rows: Row[]): Row[] {
  const beside = rows.find(
    (row, index) => row.isBullet && rows[index - 1]?.isBullet && rows[index - 1]?.y === row.y && leftOf(row) > 0,
  )
  if (!beside) return rows
  const x = leftOf(beside) - 2
  const side = (isRight: boolean) =>
    rows
      .map((row) => ({ ...row, cells: row.cells.filter(({ left }) => left >= x === isRight) }))
      .filter(({ cells }) => cells.length > 0)
  return [...side(false), ...side(true)]
}

const split = (rows: Row[], at: number): Body => ({
  description: joinLines(rows.slice(0, at).map(textOf)) || null,
  achievements: itemsOf(rows.slice(at)),
})

/** `Closed the books`: what was done begins with its verb. */
export const startsWithActionVerb =
  /^(?:\p{L}+-)?(?:\p{L}+ed|led|built|ran|cut|wrote|kept|found|made|set|took|won|grew|brought|drove|oversaw|taught|held|gave|sent|met|paid|sold|drew|rebuilt)\b/iu

/** `Own the month-end close`: what is still done. */
const isDuty =
  /^(?:own|lead|run|keep|hold|write|file|close|draft|train|cut|chair|sit|sign|answer|review|manage|prepare|handle|oversee|supervise|support|maintain|process|monitor|coordinate|report|reconcile|calculate|check|consolidate|present|head|act|take|serve|advise|coach|mentor|build|plan|price|negotiate|administer|perform|provide|assist|ensure|develop|analy[sz]e|compile|post|pay|bill|collect|track|update|design|implement|work)s?\b/iu

/** A sentence about something that was done, or is. */
export const isDeed = (text: string): boolean => {
  const words = text.split(/\s+/)
  return words.length > 8 || (words.length > 4 && (startsWithActionVerb.test(text) || isDuty.test(text)))
}

/** `Joined as a temporary hire`: how one came there, not what one did. */
const isHired = /^(?:joined|hired|promoted|assigned|seconded|recruited|engaged|brought in|returned|transferred)\b/iu

function splitBlocks(rows: Row[]): Body {
  const blocks: Row[][] = []
  for (const row of rows) {
    const above = blocks.at(-1)?.at(-1)
    const isNear = above && (above.page !== row.page || row.y - above.bottom < 1.9 * row.size)
    if (isNear) blocks.at(-1)?.push(row)
    else blocks.push([row])
  }
  const [first, ...others] = blocks as [Row[], ...Row[][]]
  const items = others.flatMap(itemsOf)
  const own = itemsOf(first)
  if (others.length > 0 && own.length === 1) return { description: own[0] ?? null, achievements: items }
  if (others.length === 0 && own.length === 1) return { description: own[0] ?? null, achievements: [] }
  const [lead, ...achievements] = own
  const done = achievements.filter((text) => startsWithActionVerb.test(text) || isDuty.test(text)).length
  const isLead = lead !== undefined && (isHired.test(lead) || !(startsWithActionVerb.test(lead) || isDuty.test(lead)))
  if (others.length === 0 && lead && isLead && achievements.length > 0 && done >= 0.6 * achievements.length)
    return { description: lead, achievements }
  return { description: null, achievements: [...own, ...items] }
}
