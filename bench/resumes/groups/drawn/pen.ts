import PDFDocument from 'pdfkit'

/* Text and lines put at exact places of a PDF, in any order. */

type Look = { font: string; size: number; color?: string; spacing?: number }
type Text = Look & { page: number; x: number; y: number; text: string }
type Box = { page: number; x: number; y: number; width: number; height: number }
export type Order = (texts: Text[]) => Text[]

const top = 50
const bottom = 740
const leading = 1.25

export class Pen {
  private readonly document = new PDFDocument({
    size: 'LETTER',
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: new Date(0) },
  })
  private readonly texts: Text[] = []
  private readonly boxes: Box[] = []
  page = 0
  y = top
  x = 50
  width = 512

  private readonly look: Look

  constructor(look: Look) {
    this.look = look
  }

  /** Moves to another column; `y` and `page` stay unless they are given. */
  to(place: { x?: number; width?: number; y?: number; page?: number }): this {
    Object.assign(this, place)
    return this
  }

  gap(height: number): this {
    this.y += height
    return this
  }

  /** Text in lines as wide as the column; behind a sign, where there is one. */
  write(text: string | null | undefined | false, look: Partial<Look> = {}, sign?: string): this {
    if (!text) return this
    const whole = { ...this.look, ...look }
    const indent = sign ? 12 : 0
    for (const [index, line] of this.wrap(text, whole, this.width - indent).entries()) {
      if (this.y + whole.size > bottom) this.to({ page: this.page + 1, y: top })
      if (sign && index === 0) this.put(sign, this.x, whole)
      this.put(line, this.x + indent, whole)
      this.y += whole.size * leading
    }
    return this
  }

  /** One text at the left, one that ends at the right, on the same line. */
  across(left: string, right: string, look: Partial<Look> = {}, rightLook: Partial<Look> = {}): this {
    const whole = { ...this.look, ...rightLook }
    const { page, y } = this
    this.write(left, look)
    const after = { page: this.page, y: this.y }
    if (after.page === page) this.to({ page, y })
    else this.to({ page: after.page, y: top })
    this.put(right, this.x + this.width - this.measure(right, whole), whole)
    return this.to(after)
  }

  centered(text: string, look: Partial<Look> = {}): this {
    const whole = { ...this.look, ...look }
    for (const line of this.wrap(text, whole, this.width)) {
      this.put(line, this.x + (this.width - this.measure(line, whole)) / 2, whole)
      this.y += whole.size * leading
    }
    return this
  }

  box(x: number, y: number, width: number, height: number): this {
    this.boxes.push({ page: this.page, x, y, width, height })
    return this
  }

  rule(): this {
    return this.box(this.x, this.y, this.width, 0).gap(4)
  }

  /** The pages as a file, their texts drawn in this order. */
  async print(order: Order = (texts) => texts): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise((resolve) => this.document.on('data', (chunk) => chunks.push(chunk)).on('end', resolve))
    const pages = Math.max(...this.texts.map(({ page }) => page)) + 1
    for (let page = 0; page < pages; page++) {
      this.document.addPage()
      for (const { x, y, width, height } of this.boxes.filter((box) => box.page === page))
        this.document.rect(x, y, width, height).lineWidth(0.6).stroke('#555555')
      for (const { text, x, y, font, size, color, spacing } of order(this.texts.filter((one) => one.page === page)))
        this.document
          .font(font)
          .fontSize(size)
          .fillColor(color ?? '#111111')
          .text(text, x, y, { lineBreak: false, characterSpacing: spacing ?? 0 })
    }
    this.document.end()
    await ended
    return Buffer.concat(chunks)
  }

  measure(text: string, { font, size, spacing }: Look): number {
    return this.document
      .font(font)
      .fontSize(size)
      .widthOfString(text, { characterSpacing: spacing ?? 0 })
  }

  private put(text: string, x: number, look: Look): void {
    this.texts.push({ ...look, page: this.page, x, y: this.y, text })
  }

  private wrap(text: string, look: Look, width: number): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && this.measure(longer, look) > width) lines.push(word)
      else lines.splice(-1, 1, longer)
    }
    return lines
  }
}

/** Each word by itself. */
export const wordByWord =
  (pen: Pen): Order =>
  (texts) =>
    texts.flatMap((one) => {
      const words = one.text.split(' ')
      return words.map((word, index) => ({
        ...one,
        text: word,
        x: one.x + (index > 0 ? pen.measure(`${words.slice(0, index).join(' ')} `, one) : 0),
      }))
    })
export const lastFirst: Order = (texts) => texts.toReversed()
/** Across the columns, line by line. */
export const downThePage: Order = (texts) => texts.toSorted((a, b) => a.y - b.y || b.x - a.x)
