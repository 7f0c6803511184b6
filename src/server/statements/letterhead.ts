import { brand } from '#domain/brand.ts'
import { type DocumentRow, inks, left, type Typesetter } from '../documents/document.ts'
import type { Style } from '../documents/lines.ts'

export const style = (cut: Style['cut'], size: number, lead: number, color: string): Style => ({
  cut,
  size,
  lead,
  color,
})
export const styles = {
  brand: style('display', 13, 18, inks.ink),
  small: style('plain', 7.5, 11, inks.faint),
  number: style('plain', 7.5, 18, inks.faint),
  title: style('display', 21, 27, inks.ink),
  under: style('plain', 9, 14, inks.quiet),
  heading: style('strong', 9, 13, inks.ink),
  text: style('plain', 9, 13, inks.ink),
  strong: style('strong', 9, 13, inks.ink),
  quiet: style('plain', 9, 13, inks.quiet),
  mono: style('mono', 7.5, 11, inks.ink),
  name: style('signature', 16, 21, inks.ink),
} as const

const indent = 22

/** The glide path landing on a double rule, the name, and the document's number. */
export function letterhead(set: Typesetter, title: string, under: string, number: string): DocumentRow[] {
  const names = set.beside([
    { lines: set.lines(brand.name, styles.brand), style: styles.brand, x: indent },
    { lines: set.lines(number, styles.number), style: styles.number, align: 'right' },
  ])
  const head: DocumentRow = {
    ...names,
    isGlued: true,
    draw: (pdf, y) => {
      const at = (x: number, down: number) => [left + x * 0.62, y + 1 + down * 0.62] as const
      pdf.lineWidth(1.5).lineCap('round')
      pdf
        .moveTo(...at(1.5, 1.5))
        .bezierCurveTo(...at(6.8, 9.6), ...at(12.6, 16.2), ...at(24.5, 16.2))
        .stroke('#0E7C66')
      pdf.lineWidth(0.75).lineCap('butt')
      for (const down of [20.3, 23.3])
        pdf
          .moveTo(...at(1.5, down))
          .lineTo(...at(23.5, down))
          .stroke(inks.ink)
      names.draw(pdf, y)
    },
  }
  return [
    head,
    ...set.text(title, styles.title, { before: 18, isGlued: true }),
    ...set.text(under, styles.under, { before: 2, isGlued: true }),
    set.doubleRule({ before: 10 }),
  ]
}

/** Columns of texts, one above the other in each. */
export function columns(
  set: Typesetter,
  parts: { x: number; width: number; texts: { text: string; style: Style }[] }[],
  spacing: { before?: number; isGlued?: boolean } = {},
): DocumentRow {
  const stacks = parts.map(({ x, width, texts }) =>
    texts.map(({ text, style }) => ({ style, x, width, lines: set.lines(text, style, width) })),
  )
  const heightOf = (stack: (typeof stacks)[number]) =>
    stack.reduce((sum, { lines, style }) => sum + lines.length * style.lead, 0)
  return {
    height: Math.max(0, ...stacks.map(heightOf)),
    before: spacing.before ?? 0,
    isGlued: spacing.isGlued ?? false,
    draw: (pdf, y) => {
      for (const stack of stacks) {
        let down = 0
        for (const part of stack) {
          set.beside([part]).draw(pdf, y + down)
          down += part.lines.length * part.style.lead
        }
      }
    },
  }
}

/** The same line by line, for texts that may be longer than a page; of each, two lines stay together at either end. */
export function lineColumns(
  set: Typesetter,
  parts: { x: number; width: number; texts: string[] }[],
  style: Style,
  before: number,
): DocumentRow[] {
  const stacks = parts.map(({ x, width, texts }) => ({
    x,
    lines: texts.flatMap((text) => set.lines(text, style, width)),
  }))
  const count = Math.max(0, ...stacks.map(({ lines }) => lines.length))
  return Array.from({ length: count }, (_, index) =>
    set.beside(
      stacks.map(({ x, lines }) => ({ x, lines: lines.slice(index, index + 1), style })),
      { before: index === 0 ? before : 0, isGlued: index < count - 1 && (index === 0 || index === count - 2) },
    ),
  )
}
