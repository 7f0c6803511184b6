import { type Row, textOf } from '../layout/row.ts'
import { joinLines } from './paragraphs.ts'
import { isProse } from './words.ts'

const contactLike = /@|\+?\d[\d\s().-]{7,}\d|linkedin|https?:|www\./i

/** The paragraph about the person: under its own heading, or the only prose above the first one. */
export function summaryOf(under: Row[], top: Row[]): string | null {
  const own = paragraph(under)
  if (own.some(isProse) || own.join(' ').length > 80) return joinLines(own)
  const above = paragraph(top)
  const from = above.findIndex((text) => text.length > 60 && isProse(`${text} and so on to the end of it.`))
  return from < 0 ? null : joinLines(above.slice(from))
}

const paragraph = (rows: Row[]): string[] => rows.map(textOf).filter((text) => !contactLike.test(text))
