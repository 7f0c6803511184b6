import { deflateSync } from 'node:zlib'
import { gibibyte, onePage, page, pdfOf, streamOf, textPage } from './pdf.ts'
import { zipOf } from './zip.ts'

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'

/** Under a thousand bytes that unpack to a gibibyte of page content. */
export function pdfBomb(): Buffer {
  const packed = deflateSync(deflateSync(gibibyte(), { level: 9 }), { level: 9 })
  return onePage(packed, '/Filter [/FlateDecode /FlateDecode /FlateDecode]')
}

export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ')
  const content = streamOf(Buffer.from('BT /F1 12 Tf 72 700 Td (Experience) Tj ET'))
  const pages = Array.from({ length: count }, () => page('3 0 R'))
  return pdfOf([catalog, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, content, ...pages])
}

/** The cross-reference table says that the one before it is itself. */
export const xrefLoop = (): Buffer =>
  pdfOf(
    [catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page('4 0 R'), streamOf(Buffer.from(''))],
    '/Prev {start}',
  )

/** The pages are their own parent and child. */
export const pageLoop = (): Buffer =>
  pdfOf([catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100 /Parent 2 0 R >>'])

/** A form that draws itself. */
export const formLoop = (): Buffer =>
  pdfOf([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    streamOf(Buffer.from('/X Do')),
    streamOf(
      Buffer.from('/X Do /X Do'),
      '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 5 0 R >> >>',
    ),
  ])

export const garbage = (): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * 7919 + (i >> 3)) % 251)),
  ])

export const blankPage = (): Buffer => onePage(Buffer.from(''))

/** A page with a picture and no letter. */
export const scan = (): Buffer => picture(200, 200)

/** A picture of so many pixels, as it says; its bytes are gray, and few. */
export function picture(width: number, height: number, filter = '/FlateDecode'): Buffer {
  const gray = Buffer.alloc(200 * 200, 128)
  const bytes = filter === '/FlateDecode' ? deflateSync(gray) : Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), gray])
  return pictureOf(bytes, width, height, `/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter ${filter}`)
}

/** A page that a picture fills. */
export const pictureOf = (bytes: Buffer, width: number, height: number, entries: string): Buffer =>
  pdfOf([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    streamOf(Buffer.from('q 612 0 0 792 0 0 cm /I Do Q')),
    streamOf(bytes, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`),
  ])

/** A gigapixel of gray, in a megabyte. */
export const gigapixel = (): Buffer =>
  pictureOf(gibibyte(), 32_768, 32_768, '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode')

const bigEndian = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index)
  return bytes
}

/** A fax (CCITT, group 4). */
const faxOf = (bytes: Buffer, columns: number, rows: number): Buffer =>
  pictureOf(
    bytes,
    columns,
    rows,
    `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${columns} /EndOfBlock false >>`,
  )
/** Bits that say "like the row above", eight rows a byte: white without end. */
export const endlessFax = (): Buffer => faxOf(Buffer.alloc(5_000_000, 0xff), 1_728, 20_000)
export const hugeFax = (): Buffer => faxOf(Buffer.alloc(1_000, 0xff), 2_000_000_000, 2_000_000_000)
/** It ends within its first row. */
export const cutFax = (): Buffer => faxOf(Buffer.from('26a0', 'hex'), 1_728, 2_200)

const jbig2Of = (bytes: Buffer, name = 'JBIG2Decode'): Buffer =>
  pictureOf(bytes, 2_000, 2_000, `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /${name}`)
/** A segment's number, type and page, and how long it is. */
const jbig2Segment = (number: number, type: number, length: number): Buffer =>
  Buffer.concat([bigEndian(number), Buffer.from([type, 0, 1]), bigEndian(length)])
const jbig2Page = (width: number, height: number): Buffer =>
  Buffer.concat([jbig2Segment(0, 48, 19), bigEndian(width, height, 0, 0), Buffer.from([0, 0, 0])])
/** A region of the picture, coded bit by bit. */
const jbig2Region = (width: number, height: number, length: number): Buffer =>
  Buffer.concat([jbig2Segment(1, 38, length), bigEndian(width, height, 0, 0), Buffer.from([0, 0])])

/** Its page and region have four billion rows of four billion pixels. */
export const hugeJbig2 = (): Buffer =>
  jbig2Of(
    Buffer.concat([jbig2Page(0xffffffff, 0xffffffff), jbig2Region(0xffffffff, 0xffffffff, 1_018), Buffer.alloc(1_000)]),
  )
/** It ends within a segment that has four billion bytes, as it says. */
export const cutJbig2 = (): Buffer =>
  jbig2Of(Buffer.concat([jbig2Page(2_000, 2_000), jbig2Region(2_000, 2_000, 0xfffffffe)]))
/** A hundred thousand regions, each as large as the page. */
export const endlessJbig2 = (): Buffer =>
  jbig2Of(
    Buffer.concat([
      jbig2Page(2_000, 2_000),
      ...Array.from({ length: 100_000 }, () => Buffer.concat([jbig2Region(2_000, 2_000, 22), Buffer.alloc(4)])),
    ]),
  )

/** A small one, whose filter is written so. */
export const smallJbig2 = (name: string): Buffer =>
  jbig2Of(Buffer.concat([jbig2Page(2_000, 2_000), jbig2Region(2_000, 2_000, 22), Buffer.alloc(4)]), name)

const jpxOf = (bytes: Buffer): Buffer => pictureOf(bytes, 2_000, 2_000, '/ColorSpace /DeviceGray /Filter /JPXDecode')
/** The start of a JPEG 2000 picture of so many pixels, in tiles of so many. */
const jpxStart = (size: number, tile: number): Buffer =>
  Buffer.concat([
    Buffer.from('ff4fff5100290000', 'hex'),
    bigEndian(size, size, 0, 0, tile, tile, 0, 0),
    Buffer.from('0001070101', 'hex'),
  ])

/** The page says that it is small; it says four billion rows of four billion pixels. */
export const hugeJpx = (): Buffer => jpxOf(Buffer.concat([jpxStart(0xffffffff, 0xffffffff), Buffer.alloc(1_000)]))
/** Four million tiles, of a pixel each. */
export const tiledJpx = (): Buffer => jpxOf(Buffer.concat([jpxStart(2_000, 1), Buffer.alloc(1_000)]))
/** It ends within its size. */
export const cutJpx = (): Buffer => jpxOf(jpxStart(2_000, 2_000).subarray(0, 20))
/** Megabytes in which no size is found. */
export const endlessJpx = (): Buffer => jpxOf(Buffer.alloc(20_000_000, 0xff))

/** So many pages, each a picture of noise: the same one, a page at 150 dpi. */
export function noisePages(count: number): Buffer {
  const [width, height] = [1275, 1650]
  const noise = Buffer.alloc(width * height)
  for (let at = 0, seed = 7; at < noise.length; at++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    noise[at] = seed >> 23
  }
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /XObject << /I 4 0 R >> >> >>'
  const look = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`
  return pdfOf([
    catalog,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    streamOf(Buffer.from('q 612 0 0 792 0 0 cm /I Do Q')),
    streamOf(deflateSync(noise), `${look} /Filter /FlateDecode`),
    ...Array.from({ length: count }, () => page),
  ])
}

export const invoice = (): Buffer =>
  textPage([
    [72, 18, 'INVOICE 2024-0117'],
    [72, 11, 'Bill to: Northwind Bakery LLC'],
    [72, 11, 'Bookkeeping services, January 2024'],
    [72, 11, 'Total due: $1,250.00'],
  ])

/** A Word file whose text unpacks to a gibibyte; `claimedBytes` is what it says of itself. */
export function docxBomb(claimedBytes: number): Buffer {
  const stream = gibibyte()
  return zipOf([{ name: 'word/document.xml', packed: stream.subarray(2), claimedBytes }])
}
