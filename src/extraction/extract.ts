import { sensitiveKindsIn } from '#domain/sensitive-numbers/find.ts'
import { briefOf } from './brief/brief.ts'
import { checksOf } from './doubts/checks.ts'
import { withoutGuesses } from './doubts/guesses.ts'
import type { UnsureWord } from './doubts/unsure.ts'
import { documentKind } from './gate.ts'
import { streamsOf } from './layout/columns.ts'
import { type Row, textOf } from './layout/row.ts'
import type { ChildKind } from './limits.ts'
import { type BriefReading, type Reading, Refusal, type RefusalName } from './outcome.ts'
import { profileOf } from './parse/profile.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readDoc } from './word/read-doc.ts'
import { readDocx } from './word/read-docx.ts'

/** Turns bytes into a profile, without limits beyond the file's own: `openPool` runs it in a child process with limits. */
export const extract = (bytes: Uint8Array, kind: ChildKind = 'text'): Promise<Reading> =>
  readAs<Reading>(bytes, kind, ({ streams, links, unsure }) => {
    const read = profileOf(streams, links)
    const profile = unsure ? withoutGuesses(read, unsure) : read
    return { outcome: 'read', profile, checks: checksOf(profile, streams.flat(), unsure) }
  })

/** The same for a document that describes a project. */
export const extractBrief = (bytes: Uint8Array, kind: ChildKind = 'text'): Promise<BriefReading> =>
  readAs<BriefReading>(bytes, kind, ({ streams }) => ({ outcome: 'read', brief: briefOf(streams.flat()) }))

/** A tax form is not a resume, but its sensitive numbers must be reported all the same. */
const readAs = <R extends object>(bytes: Uint8Array, kind: ChildKind, use: (document: Document) => R) =>
  orRefusal(async () => {
    const document = await read(bytes, kind)
    const text = document.streams.flat().map(textOf).join('\n')
    return { ...(await orRefusal(async () => use(document))), sensitiveNumbers: sensitiveKindsIn(text) }
  })

async function orRefusal<R>(work: () => Promise<R>): Promise<R | { outcome: RefusalName }> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return { outcome: error.outcome }
    // Running out of memory throws this error.
    return { outcome: error instanceof RangeError ? 'too-demanding' : 'damaged' }
  }
}

async function read(bytes: Uint8Array, kind: ChildKind): Promise<Document> {
  const document = await open(bytes, kind)
  if (!document.streams.some((rows) => rows.length > 0)) throw new Refusal('no-text')
  return document
}

type Document = { streams: Row[][]; links: string[]; unsure?: UnsureWord[] }

async function open(bytes: Uint8Array, kind: ChildKind): Promise<Document> {
  const type = documentKind(bytes)
  if (type === 'docx') {
    const { pictures, ...written } = readDocx(bytes)
    if (pictures.length === 0) return written
    if (kind === 'text') throw new Refusal('scanned')
    const { pdfOfPictures } = await import('./ocr/pictures-pdf.ts')
    const read = await readPages(await pdfOfPictures(pictures), kind)
    return { ...read, streams: [...written.streams, ...read.streams], links: written.links }
  }
  if (type === 'doc') return readDoc(bytes)
  return readPages(bytes, kind)
}

async function readPages(bytes: Uint8Array, kind: ChildKind): Promise<Document> {
  const { items, links, scannedPages } = await readPdf(bytes)
  if (scannedPages.length === 0) return { streams: streamsOf(items), links }
  if (kind === 'text') throw new Refusal('scanned')
  // Loaded where it is needed: most children never see a scan.
  const { readScans } = await import('./ocr/read-scans.ts')
  const scans = await readScans(bytes, scannedPages)
  const all = [...items, ...scans.items].toSorted((a, b) => a.page - b.page)
  return { streams: streamsOf(all), links, unsure: scans.unsure }
}
