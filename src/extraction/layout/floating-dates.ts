import { findDates } from '../parse/dates.ts'
import { headingOf } from '../parse/headings.ts'
import { takePlace } from '../parse/places.ts'
import { leftOf, type Row, rightOf } from './row.ts'

/** A date or a place that was set a little above or below the line that it belongs to: no two lines of one text are so close. */
export function landDates(rows: Row[]): Row[] {
  const landed = [...rows]
  for (const date of rows.filter((row) => isLoneDate(row) || isLonePlace(row))) {
    const at = landed.indexOf(date)
    const near = [landed[at - 1], landed[at + 1]].filter((row) => row !== undefined && isBeside(date, row))
    const [nearest] = near.toSorted((a, b) => distance(date, a as Row) - distance(date, b as Row))
    if (!nearest) continue
    landed[landed.indexOf(nearest)] = { ...nearest, cells: [...nearest.cells, ...date.cells], lastRight: rightOf(date) }
    landed.splice(at, 1)
  }
  return landed
}

const distance = (date: Row, row: Row): number => Math.abs(row.y - date.y)

const isBeside = (date: Row, row: Row): boolean =>
  row.page === date.page &&
  distance(date, row) < Math.max(row.size, date.size) &&
  rightOf(row) < leftOf(date) + 0.5 * (rightOf(date) - leftOf(date)) &&
  leftOf(row) < leftOf(date) - 2 &&
  !row.isBullet &&
  !headingOf(row.cells[0]?.text ?? '') &&
  !row.cells.some(({ text }) => findDates(text))

const isLonePlace = ({ page, cells: [cell, ...others], isBullet }: Row): boolean =>
  page > 0 && others.length === 0 && !isBullet && cell !== undefined && takePlace(cell.text).rest === ''

function isLoneDate({ page, cells: [cell, ...others] }: Row): boolean {
  const dates = findDates(cell?.text ?? '')
  return page > 0 && others.length === 0 && dates !== undefined && dates.length >= (cell?.text.length ?? 0) - 2
}
