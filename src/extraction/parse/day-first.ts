import type { Row } from '../layout/row.ts'

const written = /\b(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2})\b/g

/**
 * `05/03/2021` is May to some and March to others. A document says which by its other dates: a number beyond twelve can't be
 * a month, and whoever writes the first of every month repeats the one. Days that come first are put last, as in `2021-03-05`.
 */
export function putDaysLast(streams: Row[][]): Row[][] {
  const dates = streams.flat().flatMap(({ cells }) => cells.flatMap(({ text }) => [...text.matchAll(written)]))
  const firsts = dates.map((match) => Number(match[1]))
  const seconds = dates.map((match) => Number(match[3]))
  const isRepeated = firsts.length > 2 && firsts.every((day) => day === firsts[0]) && new Set(seconds).size > 1
  const isDayFirst = !seconds.some((number) => number > 12) && (firsts.some((number) => number > 12) || isRepeated)
  if (!isDayFirst) return streams
  const turn = (text: string) => text.replace(written, (_, day, _sign, month, year) => `${year}-${month}-${day}`)
  return streams.map((rows) =>
    rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, text: turn(cell.text) })) })),
  )
}
