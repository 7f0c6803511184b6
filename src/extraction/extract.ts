import { documentKind } from './gate.ts'
import { streamsOf } from './layout/columns.ts'
import type { Row } from './layout/row.ts'
import { type Reading, Refusal } from './outcome.ts'
import { profileOf } from './parse/profile.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readDoc } from './word/read-doc.ts'
import { readDocx } from './word/read-docx.ts'

/** Bytes to a profile, without any limit but the file's own: `openPool` runs it in a limited child. */
export async function extract(bytes: Uint8Array): Promise<Reading> {
  try {
    const { streams, links } = await read(bytes)
    if (!streams.some((rows) => rows.length > 0)) throw new Refusal('no-text')
    return { outcome: 'read', profile: profileOf(streams, links) }
  } catch (error) {
    if (error instanceof Refusal) return { outcome: error.outcome }
    // What does not fit into memory comes as this error.
    return { outcome: error instanceof RangeError ? 'too-demanding' : 'damaged' }
  }
}

async function read(bytes: Uint8Array): Promise<{ streams: Row[][]; links: string[] }> {
  const kind = documentKind(bytes)
  if (kind === 'docx') return readDocx(bytes)
  if (kind === 'doc') return readDoc(bytes)
  const { items, links } = await readPdf(bytes)
  return { streams: streamsOf(items), links: links.map(({ url }) => url) }
}
