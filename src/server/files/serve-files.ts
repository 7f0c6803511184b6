import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { notFound, Problem } from '#domain/problem.ts'
import { bucketOf, isDrawnKey } from './bucket.ts'
import { byteRange } from './byte-range.ts'
import { contentDisposition } from './content-disposition.ts'
import { type FileLink, genuineLink, linkRefused, type Opening, requireLive } from './signed-link.ts'
import type { ByteRange, FileFacts, FileStore } from './store.ts'

/** Types a browser may display. Anything else is downloaded, whatever the link says. */
const shownTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

export function fileRoutes({
  store,
  signingKey,
  openingOf,
}: {
  store: FileStore
  signingKey: string
  openingOf: (link: FileLink) => Promise<Opening | undefined>
}) {
  return new Hono()
    .get('/files/*', async (c) => {
      const link = genuineLink(c.req.url, signingKey)
      const opening = await openingOf(link)
      if (!opening?.mayOpen || !opening.askedAt) throw linkRefused()
      const nowSeconds = Math.floor(opening.askedAt.getTime() / 1000)
      requireLive(link, nowSeconds)
      if (opening.draw) return sendDrawn(c, link, await opening.draw(), nowSeconds)
      if (opening.lock) throw new Problem('conflict', opening.lock)
      const key = link.key
      if (isDrawnKey(key)) throw linkRefused()
      const facts = present(await store.stat(key))
      // Without validators a conditional range can't be honored, so the whole file is sent.
      const isRanged = c.req.method === 'GET' && facts.type === 'application/pdf' && !c.req.header('if-range')
      const range = isRanged ? byteRange(c.req.header('range'), facts.sizeBytes) : undefined
      if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${facts.sizeBytes}` })

      const headers = { ...headersOf(link, facts, nowSeconds), ...lengthOf(facts, range) }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const { stream } = present(await store.read(key, range))
      // A client that left before the response began would otherwise leave the stream open forever.
      const { signal } = c.req.raw
      signal.addEventListener('abort', () => stream.destroy())
      if (signal.aborted) stream.destroy()
      return c.body(Readable.toWeb(stream) as ReadableStream, range ? 206 : 200, headers)
    })
    .all('/files/*', (c) => {
      c.header('allow', 'GET, HEAD')
      throw new Problem('method_not_allowed', 'Files can only be read here.')
    })
}

function sendDrawn(
  c: Context,
  link: FileLink,
  { name, content }: { name: string; content: Buffer },
  nowSeconds: number,
): Response {
  const facts = { type: 'application/pdf', sizeBytes: content.length }
  const { 'accept-ranges': _, ...headers } = headersOf({ ...link, name }, facts, nowSeconds)
  const all = { ...headers, ...lengthOf(facts, undefined) }
  return c.req.method === 'HEAD' ? c.body(null, 200, all) : c.body(new Uint8Array(content), 200, all)
}

function headersOf(link: FileLink, { type }: FileFacts, nowSeconds: number): Record<string, string> {
  const isShown = link.disposition !== 'attachment' && shownTypes.includes(type)
  const framers = link.disposition === 'framed' ? "'self'" : "'none'"
  const isDocument = isDrawnKey(link.key) || ['resumes', 'message-files'].includes(bucketOf(link.key))
  return {
    'content-type': type || 'application/octet-stream',
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', link.name),
    'content-security-policy': `sandbox; default-src 'none'; frame-ancestors ${framers}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': isDocument ? 'private, no-store' : `private, max-age=${link.expires - nowSeconds}`,
    ...(type === 'application/pdf' && { 'accept-ranges': 'bytes' }),
  }
}

function lengthOf({ sizeBytes }: FileFacts, range: ByteRange | undefined): Record<string, string> {
  if (!range) return { 'content-length': String(sizeBytes) }
  const { start, end } = range
  return { 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${sizeBytes}` }
}

function present<T>(found: T | undefined): T {
  if (!found) throw notFound('This file no longer exists.')
  return found
}
