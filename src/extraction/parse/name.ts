import type { Cell, Row } from '../layout/row.ts'
import { titleScore } from './header-parts.ts'
import { headingOf } from './headings.ts'
import { isPlace } from './places.ts'
import { plain, squash } from './words.ts'

const credentials = /[,\s]+(?:CPA|CA|EA|ACCA|FCCA|ACA|MBA|CMA|CIA|CFA|CFE|MSc?|MAcc|BCom|PMP|Esq|Jr|Sr)\.?(?=$|[,\s])/g
const personLike = /^\p{Lu}[\p{L}.'’-]*(?:\s+[\p{L}.'’-]+){1,5}$/u

/** The largest text near the top that could be a person, helped by the e-mail address. */
export function nameOf(rows: Row[], email: string | null): string | null {
  const candidates = [...rows, ...inTwoLines(rows)].flatMap(({ cells, y }) =>
    cells.flatMap((cell) => {
      const name = personIn(cell.lead && titleScore(cell.text) > 0 ? cell.lead : cell.text)
      return name ? [{ name, score: cell.size * 2 + matches(name, email) * 10 - titleScore(name) * 12 - y / 400 }] : []
    }),
  )
  return candidates.toSorted((a, b) => b.score - a.score)[0]?.name ?? null
}

/** A first name over a last name, set alike and larger than what follows. */
function inTwoLines(rows: Row[]): Row[] {
  return rows.flatMap((above, index) => {
    const first = above.cells[0]
    if (!first || first.size < 14) return []
    const isBelow = (cell: Cell, row: Row) =>
      row.page === above.page &&
      row.y - above.bottom < 1.6 * first.size &&
      cell.font === first.font &&
      Math.abs(cell.size - first.size) < 0.1 &&
      Math.abs(cell.left - first.left) < 3
    const second = rows.slice(index + 1, index + 5).flatMap((row) => row.cells.filter((cell) => isBelow(cell, row)))[0]
    return second
      ? [{ ...above, cells: [{ ...first, text: `${first.text} ${second.text}`, size: first.size + 1 }] }]
      : []
  })
}

/** Where the top names nobody: a person anywhere else whose words are in the e-mail address. */
export const namesakeOf = (rows: Row[], email: string | null): string | null =>
  nameOf(
    rows.filter(({ cells }) => cells.some(({ text }) => matches(personIn(text) ?? '', email) > 0)),
    email,
  )

function personIn(text: string): string | null {
  const label = text.replace(
    /^(?:full name|name|i[’']m|i am|my name is|r[ée]sum[ée](?: of)?|curriculum vitae(?: of)?|cv(?: of)?)\s*[:–—-]?\s+/i,
    '',
  )
  const whole =
    label
      .replace(credentials, '')
      .replace(credentials, '')
      .split(/,|\s+[|–—-]\s+/)[0]
      ?.trim() ?? ''
  const isPerson = personLike.test(whole) && whole.length <= 50 && !headingOf(whole) && !isPlace(whole)
  return isPerson ? whole : null
}

/** How many of the name's words are in the address. */
function matches(name: string, email: string | null): number {
  const account = squash(email?.split('@')[0] ?? '')
  return plain(name)
    .split(' ')
    .filter((word) => word.length > 2 && account.includes(word)).length
}
