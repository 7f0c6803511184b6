import type { Cell, Row } from '../layout/row.ts'
import { companyScore, endsAsTitle, isAreaOfWork, titleScore } from './header-parts.ts'
import { isAllPlace, isPlace, isVague, takePlace } from './places.ts'

/** `Worked as`, `Currently working with`: how some begin what others leave out. */
const opening =
  /^(?:(?:currently|presently|previously|formerly)\s+)?(?:(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing|es)|engaged|associated|joined)\s+)?(?:(?<firm>with|at|for|by)|(?<title>as(?:\s+an?)?))\s+(?=\p{Lu})/iu
const asTitle = /^(.+?),?\s+as(?:\s+an?)?\s+(\p{Lu}.*)$/u
const atFirm = /^(.+?)(?:,?\s+(?:at|with|for)\s+|\s+@\s*)(\p{Lu}.*)$/u
const bracketed = /^([^()]+?)\s*\(([^()]+,[^()]+)\)$/u
const behindDash = /^(.+?)\s+[–—-]\s+(.+)$/u
const inTown = /^(.+?)\s+(?:in|en)\s+(\p{Lu}[^,]*(?:,.*)?)$/u

/** No header is longer, and what is would take long to look through. */
const longest = 300

/** Headers that are written as people talk, `with Harbor Foods, Cebu as Tax Manager`, in cells that say what they are. */
export const splitPhrases = (header: Row[]): Row[] =>
  header.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => (cell.is || cell.text.length > longest ? [cell] : splitCell(cell))),
  }))

function splitCell(cell: Cell): Cell[] {
  const begun = opening.exec(cell.text)
  const text = begun ? cell.text.slice(begun[0].length) : cell.text
  const part = (own: string, is?: 'company' | 'title'): Cell => {
    const { lead: _, is: __, ...rest } = cell
    return { ...rest, text: own, ...(is ? { is } : {}) }
  }
  const [, firm, title] = asTitle.exec(text) ?? []
  if (firm && title && titleScore(title) > 0) return [part(withTown(firm), 'company'), part(title, 'title')]
  const [, role, place] = atFirm.exec(text) ?? []
  if (role && place && isRole(role, place, /\sfor\s/.test(text) && !/\s(?:at|with|@)/.test(text)))
    return [part(role, 'title'), part(withTown(place), 'company')]
  const [, before, inside] = bracketed.exec(text) ?? []
  if (before && inside && titleScore(before) > 0 && !isAllPlace(inside))
    return [part(before, 'title'), part(inside, 'company')]
  const [, ahead, behind] = behindDash.exec(text) ?? []
  if (
    ahead?.includes(',') &&
    behind &&
    titleScore(takePlace(ahead).rest) <= 0 &&
    titleScore(behind) > 1 &&
    endsAsTitle(behind)
  )
    return [part(ahead), part(behind)]
  if (!begun && titleScore(text) <= 0 && withTown(text) !== text) return [part(withTown(text))]
  if (begun) return [part(text, begun.groups?.firm ? 'company' : 'title')]
  return [cell]
}

/** `Tax Clerk at Harbor Foods` is two names, `VITA Site at Decatur Library` is one; one may be an accountant for startups. */
const isRole = (text: string, firm: string, isLoose: boolean): boolean =>
  titleScore(text) > 0 &&
  !endsWithSite(text) &&
  (!isLoose || (companyScore(firm) > 0 && !isAreaOfWork(firm.split(between)[0] ?? '')))

const between = /,\s+|\s*[|•·]\s*|\s+[–—-]\s+/u

/** `Coordinator, VITA Site` before `at Decatur Library`: the firm has begun. */
function endsWithSite(text: string): boolean {
  const [title = '', ...others] = text.split(between)
  const site = others.join(', ')
  return others.length > 0 && endsAsTitle(title) && titleScore(site) <= 0 && !isAreaOfWork(site)
}

/** `Harbor Foods in Cebu City` */
const withTown = (text: string): string => {
  const [, name, town] = inTown.exec(text) ?? []
  return name && town && isPlace(town.split(/,\s+/).at(-1) ?? '') && !isVague(town.split(',')[0] ?? '')
    ? `${name}, ${town}`
    : text
}
