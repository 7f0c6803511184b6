import { deflateSync } from 'node:zlib'

/** A PDF made of numbered objects, with a right cross-reference table unless told otherwise. */
export function pdfOf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, body] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = length
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`))
  add(
    Buffer.from(
      `trailer\n<< /Size ${size} /Root 1 0 R ${trailer.replace('{start}', String(start))} >>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

export const streamOf = (bytes: Buffer, entries = ''): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from('\nendstream')])

export const page = (content: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`

/** One page whose content is given as PDF operators. */
export const onePage = (content: Buffer, entries = ''): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('4 0 R'),
    streamOf(content, entries),
  ])

/** Lines of text, from the top of the page downward: `[x, size, text]`. */
export function textPage(lines: [x: number, size: number, text: string][]): Buffer {
  const shown = lines.map(
    ([x, size, text], index) =>
      `BT /F1 ${size} Tf ${x} ${750 - index * 15} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
  )
  return onePage(Buffer.from(shown.join('\n')))
}

/** A gibibyte of spaces as a zlib stream, made from one block that is written over and over. */
export function gibibyte(): Buffer {
  const mebibyte = Buffer.alloc(2 ** 20, ' ')
  // After a full flush every block stands alone, so a repeated one is still a valid stream.
  const whole = deflateSync(mebibyte, { finishFlush: 3 })
  const block = whole.subarray(2)
  return Buffer.concat([whole.subarray(0, 2), ...Array.from({ length: 1024 }, () => block), Buffer.from([3, 0])])
}
