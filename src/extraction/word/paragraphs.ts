import { isFilled, styleOf, type TextStyle } from './styles.ts'

/** A part of a paragraph that looks alike. */
export type Run = { text: string; font: string }
/** A paragraph as displayed: tabs and line breaks kept, hidden runs left out. */
export type Paragraph = { text: string; runs: Run[]; size: number; isItem: boolean }
/** Rows of cells, each with its paragraphs. */
export type Table = { rows: Paragraph[][][] }
export type Block = Paragraph | Table

const usualSize = 11
const token = /<(\/?)(?:w|mc):(\w+)\b((?:[^>"]|"[^"]*")*?)(\/?)>|([^<]+)/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return name ? (entities[name] ?? '') : code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })

type Open = { runs: Run[]; style: TextStyle; size: number | undefined }

/** The blocks of a part of a Word file, in the order of the text. */
export function blocksOf(xml: string, styles: Map<string, TextStyle>): Block[] {
  const blocks: Block[] = []
  const tables: Table[] = []
  const filledCells: boolean[] = []
  const open: Open[] = []
  let run: TextStyle = {}
  let isText = false
  let skipped = 0

  const add = (paragraph: Paragraph) => {
    const cell = tables.at(-1)?.rows.at(-1)?.at(-1)
    if (cell) cell.push(paragraph)
    else blocks.push(paragraph)
  }
  const write = (text: string) => {
    const paragraph = open.at(-1)
    if (!paragraph || skipped > 0 || (run.isHidden ?? paragraph.style.isHidden)) return
    const isOnFill = run.isFilled || paragraph.style.isFilled || filledCells.includes(true)
    if ((run.isWhite ?? paragraph.style.isWhite) && !isOnFill) return
    paragraph.runs.push({ text, font: fontOf({ ...paragraph.style, ...run }) })
    if (text.trim() === '') return
    paragraph.size = Math.max(paragraph.size ?? 0, run.size ?? paragraph.style.size ?? usualSize)
  }

  for (const match of xml.matchAll(token)) {
    const [, closing, name, , , text] = match
    if (text !== undefined) {
      if (isText) write(decode(text))
      continue
    }
    const isEnd = closing === '/'
    const isEmpty = match[4] === '/'
    switch (name) {
      // What a deletion held, and the copy of a drawing for old programs.
      case 'del':
      case 'Fallback':
        if (!isEmpty) skipped += isEnd ? -1 : 1
        break
      case 'p':
        if (isEnd || isEmpty) {
          const done = open.pop()
          if (done && !isEmpty) add(paragraphOf(done))
        } else open.push({ runs: [], style: {}, size: undefined })
        break
      case 'pPr':
      case 'rPr': {
        if (isEnd || isEmpty) break
        const body = xml.slice(match.index, xml.indexOf(`</w:${name}>`, match.index))
        const id = /<w:[pr]Style\b[^>]*?w:val="([^"]+)"/.exec(body)?.[1]
        const style = { ...styles.get(id ?? ''), ...styleOf(body) }
        const paragraph = open.at(-1)
        // What a paragraph says of its own mark is not said of its text.
        const { isHidden, isWhite } = styles.get(id ?? '') ?? {}
        if (name === 'pPr' && paragraph) paragraph.style = { ...style, isHidden, isWhite }
        else if (name === 'rPr') run = style
        break
      }
      case 'tcPr':
        if (!isEnd && !isEmpty)
          filledCells[filledCells.length - 1] = isFilled(xml.slice(match.index, xml.indexOf('</w:tcPr>', match.index)))
        break
      case 'r':
        run = {}
        break
      case 't':
        isText = !isEnd && !isEmpty
        break
      case 'tab':
        if (!isEnd && !/w:(?:val|pos)=/.test(match[0])) write('\t')
        break
      case 'br':
      case 'cr':
        if (!isEnd) write('\n')
        break
      case 'noBreakHyphen':
        if (!isEnd) write('-')
        break
      case 'tbl':
        if (isEnd) {
          const table = tables.pop()
          if (table) tables.length > 0 ? table.rows.flat(2).forEach(add) : blocks.push(table)
        } else if (!isEmpty) tables.push({ rows: [] })
        break
      case 'tr':
        if (!isEnd) tables.at(-1)?.rows.push([])
        break
      case 'tc':
        if (isEnd) filledCells.pop()
        else {
          tables.at(-1)?.rows.at(-1)?.push([])
          filledCells.push(false)
        }
        break
    }
  }
  return blocks
}

const fontOf = ({ isBold, isItalic }: TextStyle): string =>
  [isBold && 'Bold', isItalic && 'Italic'].filter(Boolean).join(' ')

const paragraphOf = ({ runs, style, size }: Open): Paragraph => ({
  text: runs.map(({ text }) => text).join(''),
  runs,
  size: size ?? usualSize,
  isItem: style.isItem ?? false,
})
