import { Refusal } from './outcome.ts'

export type DocumentKind = 'pdf' | 'docx' | 'doc'

/** Unpacked, a Word file may hold this much; more is a bomb, whatever it looks like. */
const unpackedLimitBytes = 100 * 1024 * 1024

/** The file type by its bytes, whatever the name says. */
export function documentKind(bytes: Uint8Array): DocumentKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length === 0) throw new Refusal('empty')
  if (buffer.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (buffer.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) {
    if (buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new Refusal('encrypted')
    return 'doc'
  }
  if (buffer.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) && buffer.includes('word/document.xml')) {
    if (unpackedBytes(buffer) > unpackedLimitBytes) throw new Refusal('too-demanding')
    return 'docx'
  }
  throw new Refusal('not-a-document')
}

/** The total uncompressed size that a zip file declares. */
function unpackedBytes(buffer: Buffer): number {
  let sum = 0
  for (let at = buffer.indexOf('PK\u0001\u0002'); at >= 0; at = buffer.indexOf('PK\u0001\u0002', at + 46))
    if (at + 28 <= buffer.length) sum += buffer.readUInt32LE(at + 24)
  return sum
}
