import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A PDF with these lines of text; without any, it is like a scan. */
export function pdf(...lines: string[]): Promise<Buffer> {
  const document = new PDFDocument()
  document.rect(72, 40, 100, 10).fill('black')
  for (const line of lines) document.fillColor('black').text(line)
  document.end()
  return buffer(document)
}
