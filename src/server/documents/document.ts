import { brand } from '#domain/brand.ts'
import { type Line, linesOf, printable, type Style } from './lines.ts'
import { pagesOf, type Row } from './rows.ts'
import { type Face, faces } from './type.ts'

/** US Letter, in points. */
const paper = { width: 612, height: 792, side: 54, top: 54, bottom: 72 } as const
export const left = paper.side
export const column = paper.width - 2 * paper.side
const pageHeight = paper.height - paper.top - paper.bottom

export const inks = { ink: '#10211D', quiet: '#43534E', faint: '#5F6D68', green: '#0A5C4C', rule: '#D9D4C7' } as const

type Pdf = InstanceType<typeof import('pdfkit')>
export type DocumentRow = Row<Pdf>
type Place = { x?: number; width?: number; align?: 'left' | 'right' }
type Spacing = { before?: number; isGlued?: boolean }

/** A document's rows, in our type: of profiles and everything else that is sent as a PDF. */
export type Typesetter = {
  lines(text: string, style: Style, width?: number): Line[]
  /** A paragraph; its first two and last two lines stay together. */
  text(text: string, style: Style, place?: Place & Spacing): DocumentRow[]
  /** Several texts on one row, such as a title with its dates; as high as the highest. */
  beside(parts: (Place & { lines: Line[]; style: Style })[], spacing?: Spacing): DocumentRow
  rule(spacing?: Spacing): DocumentRow
  /** What names stand on, each over its own width. */
  signatureLines(places: readonly { x: number; width: number }[], spacing?: Spacing): DocumentRow
  /** The accountant's double rule. */
  doubleRule(spacing?: Spacing): DocumentRow
  pageCount(rows: readonly DocumentRow[]): number
}

type Contents = {
  title: string
  foot: string
  /** One that yields its rows lets others in between; lists without an end do. */
  compose: (set: Typesetter) => Iterable<DocumentRow>
  maxPages?: number
  /** How a page is numbered. */
  pageLabel?: (number: number, count: number) => string
  madeAt: Date
}

const footStyle: Style = { cut: 'plain', size: 7.5, lead: 10, color: inks.faint }

/** Whether our type has any letter of a text. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(printable(text, faces().plain))

/** A PDF with page numbers. The library is loaded with the first one. */
export async function makeDocument({
  title,
  foot,
  compose,
  maxPages = 100,
  pageLabel = (number, count) => `Page ${number} of ${count}`,
  madeAt,
}: Contents): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: madeAt, ModDate: madeAt },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  const set = typesetter(pdf)
  const breathe = breather()
  const rows: DocumentRow[] = []
  for (const row of compose(set)) {
    rows.push(row)
    await breathe()
  }
  const pages = pagesOf(rows, pageHeight).slice(0, maxPages)
  for (const [index, placed] of pages.entries()) {
    pdf.addPage()
    for (const { row, y } of placed) {
      row.draw(pdf, paper.top + y)
      await breathe()
    }
    drawFoot(pdf, set, foot, pageLabel(index + 1, pages.length))
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const rowsAtOnce = 10

/** Setting or drawing a row takes milliseconds, and a long document has hundreds: requests come in between. */
function breather(): () => Promise<void> | undefined {
  let rows = 0
  return () => (++rows % rowsAtOnce === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined)
}

/** Of all documents: measuring is most of the work on one, and the next has most of its words in common with it. */
const measured = new Map<string, number>()
const measuredTexts = 20_000

function typesetter(pdf: Pdf): Typesetter {
  const measure = (face: Face, size: number, text: string) => {
    const key = `${face.name} ${size} ${text}`
    const known = measured.get(key)
    if (known !== undefined) return known
    const width = withFace(pdf, face, size).widthOfString(text, kerningOf(text))
    if (measured.size === measuredTexts) measured.clear()
    measured.set(key, width)
    return width
  }
  const lines: Typesetter['lines'] = (text, style, width = column) =>
    linesOf(text, style, width, faces()[style.cut], measure)

  const beside: Typesetter['beside'] = (parts, { before = 0, isGlued = false } = {}) => ({
    height: Math.max(0, ...parts.map(({ lines, style }) => lines.length * style.lead)),
    before,
    isGlued,
    draw: (on, y) => {
      for (const { lines, style, x = 0, width = column, align = 'left' } of parts)
        for (const [index, line] of lines.entries())
          drawLine(on, line, style, x + (align === 'right' ? width - line.width : 0), y + index * style.lead)
    },
  })

  return {
    lines,
    beside,
    text(text, style, { before = 0, isGlued = false, ...place } = {}) {
      const all = lines(text, style, place.width ?? column - (place.x ?? 0))
      return all.map((line, index) =>
        beside([{ ...place, lines: [line], style }], {
          before: index === 0 ? before : 0,
          isGlued: index === all.length - 1 ? isGlued : index === 0 || index === all.length - 2,
        }),
      )
    },
    rule: (spacing) => ruled([0], inks.rule, spacing),
    signatureLines: (places, spacing) => ruled([0], inks.ink, spacing, places),
    doubleRule: (spacing) => ruled([0, 2.5], inks.ink, spacing),
    pageCount: (rows) => pagesOf(rows, pageHeight).length,
  }
}

const ruled = (
  at: number[],
  color: string,
  { before = 0, isGlued = true }: Spacing = {},
  places: readonly { x: number; width: number }[] = [{ x: 0, width: column }],
): DocumentRow => ({
  height: (at.at(-1) ?? 0) + 1,
  before,
  isGlued,
  draw: (pdf, y) => {
    for (const offset of at)
      for (const { x, width } of places)
        pdf
          .moveTo(left + x, y + offset)
          .lineTo(left + x + width, y + offset)
          .lineWidth(0.6)
          .stroke(color)
  },
})

function drawFoot(pdf: Pdf, set: Typesetter, foot: string, number: string): void {
  const y = paper.height - paper.bottom + 28
  const [left, right] = [set.lines(foot, footStyle, column - 80), set.lines(number, footStyle)]
  for (const [index, line] of left.entries()) drawLine(pdf, line, footStyle, 0, y + index * footStyle.lead)
  for (const line of right) drawLine(pdf, line, footStyle, column - line.width, y)
}

function drawLine(pdf: Pdf, { runs }: Line, { size, lead, color }: Style, x: number, y: number): void {
  let at = paper.side + x
  for (const { face, text, width } of runs) {
    withFace(pdf, face, size)
      .fillColor(color)
      .text(text, at, y + lead * 0.78, { lineBreak: false, baseline: 'alphabetic', ...kerningOf(text) })
    at += width
  }
}

/** Our type tucks a period or a comma under a 7, and 27.25 reads like 2725: figures are set without kerning. */
const kerningOf = (text: string): { features?: never } =>
  // The library takes features to turn off, too; its types know only those to turn on.
  /\d[.,]/.test(text) ? { features: { kern: false } as never } : {}

const withFace = (pdf: Pdf, { name, file }: Face, size: number): Pdf =>
  pdf.registerFont(name, file).font(name).fontSize(size)
