import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import type { Context } from 'hono'
import { Problem } from '#domain/problem.ts'
import { arriving, TooSlow } from '#extraction/arriving.ts'
import { type Spooled, spool } from './files/spool.ts'
import { outOfReach } from './files/store.ts'

export type Upload = Spooled & { name: string }

type Rules = { field: string; maxBytes: number; tooLarge: string; textBytes?: number; folder: string }

const textLimitBytes = 4096
const textLimit = 30
/** How many times the limit is read and discarded: a browser reads the answer only after sending everything. */
const oversizeDrainFactor = 4

/** The fields and the one file of a multipart request. The file streams to disk; the caller closes it. */
export async function readMultipart(context: Context, rules: Rules) {
  if (Number(context.req.header('content-length') ?? 0) > rules.maxBytes * oversizeDrainFactor) throw tooLarge(rules)
  const parser = makeParser(context, rules)
  const texts = new Map<string, string>()
  let problem: Problem | undefined
  let receiving: Promise<Upload | undefined> | undefined

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated)
      problem ??= new Problem('too_large', 'This field is too long.', { field: name })
    else if (texts.has(name))
      problem ??= new Problem('invalid_input', 'This field may appear only once.', { field: name })
    texts.set(name, value)
  })
  parser.on('file', (name, source, { filename }) => {
    if (name !== rules.field) {
      problem ??= new Problem('invalid_input', 'Unknown field.', { field: name })
      source.resume()
      return
    }
    // A request may abort before the file's first byte is awaited; the reader below handles it then.
    source.on('error', () => {})
    receiving = spool(rules.folder, upTo(rules.maxBytes, source)).then((file) => ({ ...file, name: filename ?? '' }))
    // Waited for below; until then a failure must not end the process.
    receiving.catch(() => parser.destroy())
  })
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => (problem ??= new Problem('invalid_input', 'The request has too many parts.')))

  let upload: Upload | undefined
  try {
    Readable.from(arriving(context.req.raw.body as ReadableStream<Uint8Array>), { objectMode: false })
      .on('error', (error) => parser.destroy(error))
      .pipe(parser)
    await finished(parser)
    upload = await receiving
  } catch (error) {
    const failure: unknown = await receiving?.then((file) => file?.close()).catch((error: unknown) => error)
    // A full or missing disk is our problem; anything else is a client that left or sent garbage.
    if (typeof (failure as NodeJS.ErrnoException)?.syscall === 'string') throw outOfReach(failure)
    if (error instanceof TooSlow) throw new Problem('too_slow', 'The request took too long to arrive.')
    throw new Problem('invalid_input', 'The request did not arrive in full.')
  }
  const isTooLarge = upload && upload.sizeBytes > rules.maxBytes
  if (!problem && upload && !isTooLarge) return { texts: Object.fromEntries(texts), upload }
  await upload?.close()
  throw isTooLarge
    ? tooLarge(rules)
    : (problem ?? new Problem('invalid_input', 'The file is missing.', { field: rules.field }))
}

const tooLarge = ({ field, tooLarge }: Rules) => new Problem('too_large', tooLarge, { field })

function makeParser(context: Context, { textBytes = textLimitBytes }: Rules) {
  const headers = { 'content-type': context.req.header('content-type') ?? '' }
  const limits = { fieldNameSize: 100, fieldSize: textBytes, fields: textLimit, files: 1, headerPairs: 20 }
  try {
    if (!context.req.raw.body || !/^multipart\/form-data\b/i.test(headers['content-type'])) throw new Error()
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw new Problem('unsupported_type', 'Please send multipart/form-data.')
  }
}

/** Passes bytes up to the limit, and discards the rest. */
async function* upTo(maxBytes: number, source: AsyncIterable<Buffer>) {
  let left = maxBytes + 1
  for await (const chunk of source) {
    if (left > 0) yield chunk.subarray(0, left)
    left -= chunk.byteLength
    if (left < -maxBytes * oversizeDrainFactor) throw new Error('No end in sight.')
  }
}
