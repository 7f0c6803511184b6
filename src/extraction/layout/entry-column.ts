import { findDates } from '../parse/dates.ts'
import { headingOf } from '../parse/headings.ts'
import { leftOf, type Row, rightOf, textOf } from './row.ts'

/** In heights of a line: what lies between two blocks of a column. */
const blockGap = 2.2

export const isPeriod = (row: Row): boolean => row.cells.some(({ text }) => findDates(text)?.isRange === true)

/** A column that says where and when beside a column that says what: it belongs to the entries, block by block. */
export function isEntryColumn(aside: Row[], main: Row[]): boolean {
  const periods = aside.filter(isPeriod).length
  const hasHeading = aside.some((row) => headingOf(textOf(row)))
  return periods >= 2 && !hasHeading && !main.some(isPeriod) && main.some((row) => headingOf(textOf(row)))
}

/** Every block of the column, and then what stands beside it. */
export function weaveBlocks(aside: Row[], main: Row[]): Row[] {
  const left = Math.min(...main.filter((row) => aside.some(({ y }) => Math.abs(y - row.y) < 2)).map(leftOf))
  const blocks = blocksOf(aside)
  const rows: Row[] = []
  let next = 0
  for (const row of main) {
    const block = blocks[next]
    if (block?.[0] && block[0].y <= row.y + 2) {
      rows.push(...joinNames(block).map((one) => moved(one, left)))
      next++
    }
    rows.push(row)
  }
  return rows
}

function blocksOf(rows: Row[]): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const above = blocks.at(-1)?.at(-1)
    if (above && row.y - above.bottom < blockGap * row.size && !isNextName(blocks.at(-1) ?? [], row))
      blocks.at(-1)?.push(row)
    else blocks.push([row])
  }
  return blocks
}

/** After the period of one entry, a text that looks like the entry's name is the name of the next. */
const isNextName = (block: Row[], row: Row): boolean =>
  block.some(isPeriod) && fontOf(row) === fontOf(block[0]) && fontOf(row) !== fontOf(block.at(-1))

const fontOf = (row: Row | undefined): string | undefined => row?.cells[0]?.font

/** A narrow column cuts names in two. */
function joinNames(rows: Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const [first, cell] = [above?.cells[0], row.cells[0]]
    if (above && first && cell && first.font === cell.font && !isPeriod(above) && !isPeriod(row))
      joined[joined.length - 1] = {
        ...above,
        bottom: row.y,
        cells: [{ ...first, text: `${first.text} ${textOf(row)}` }],
      }
    else joined.push(row)
  }
  return joined
}

const moved = (row: Row, left: number): Row => {
  const by = left - leftOf(row)
  const cells = row.cells.map((cell) => ({ ...cell, left: cell.left + by, right: cell.right + by }))
  return { ...row, cells, lastRight: rightOf(row) + by }
}
