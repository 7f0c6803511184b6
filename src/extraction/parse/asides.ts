import type { Row } from '../layout/row.ts'
import jobs from '../lexicon/jobs.json' with { type: 'json' }
import { lexicon, plain } from './words.ts'

const asides = lexicon(jobs.asides)

/** `Reason for leaving`, `Salary`: what a form asks for and a profile has no room for. */
export const isAsideLabel = (label: string): boolean => asides.has(plain(label))

/** `; 45 hours per week; $148,000 per annum` */
const rate =
  /(?:^|[;|•·,])\s*(?:(?:\p{Sc}|[A-Z]{3}\s)\s?\d[\d.,]*k?|\d{1,2}\+?\s(?:hours?|hrs?))\s*(?:per|an?|\/)\s*(?:week|wk|annum|year|yr|month|mo|hour|hr)\b\.?(?=\s*(?:[;|•·,]|$))/giu
const labeled = /(^|[\s;|•·,]+)(\p{Lu}[\p{L}’'/]*(?:\s[\p{L}’'/]+){0,4}):\s[^;|•·]*/gu

/** A line that names a job without what else a form wants to know of it. */
export function withoutAsides(row: Row): Row {
  if (row.isBullet) return row
  const isBeside = row.cells.length === 2 && /:$/.test(row.cells[0]?.text ?? '')
  if (isBeside && isAsideLabel(row.cells[0]?.text ?? '')) return { ...row, cells: [] }
  const cells = row.cells.map((cell) => ({
    ...cell,
    text: cell.text.length > 300 ? cell.text : withoutAside(cell.text),
  }))
  return { ...row, cells: cells.filter(({ text }) => text !== '') }
}

const withoutAside = (text: string): string => {
  const bare = text.replace(labeled, (whole, before, label) => {
    // `Auditor Series/Grade: GS-12`: the label is what stands last.
    const words = label.split(' ')
    const at = words.findIndex((_: string, index: number) => isAsideLabel(words.slice(index).join(' ')))
    return at < 0 ? whole : `${before}${words.slice(0, at).join(' ')}`
  })
  const short = bare.replace(rate, '').replace(/\s*\(this is a federal job\)$/i, '')
  return short === text ? text : short.replace(/[\s;|•·,]+$/, '').trim()
}
