import { extractionLimits } from './limits.ts'
import { filePart } from './multipart.ts'
import { type Reading, refusals } from './outcome.ts'
import type { ExtractionPool } from './pool.ts'

/** Boundaries and headers around the file. */
const envelopeBytes = 64 * 1024
/** Uploads that may be held in memory at once, before any of them is read. */
const uploadsAtOnce = 16

/**
 * `POST /extract`: multipart field `resume`, answered `{ success, data, error }`, with `checks` where fields should be looked
 * at and `sensitiveNumbers` for the kinds of numbers that should not be there.
 */
export function extractAnswerer(pool: ExtractionPool): (request: Request) => Promise<Response> {
  let uploads = 0
  return async (request) => {
    if (pool.isFull() || uploads >= uploadsAtOnce) return refused('busy')
    uploads++
    try {
      const file = await readFile(request)
      if (file === 'too-large') return refused('too-large')
      if (!file) return failure(400, 'Please send the resume as a file in the multipart field "resume".')
      return answer(await pool.read(file))
    } finally {
      uploads--
    }
  }
}

function answer(reading: Reading): Response {
  if (reading.outcome !== 'read') return refused(reading.outcome)
  const { profile, checks, sensitiveNumbers } = reading
  return Response.json({ success: true, data: profile, error: null, checks, sensitiveNumbers }, { headers })
}

const headers = { 'cache-control': 'no-store' }

const refused = (outcome: keyof typeof refusals): Response =>
  failure(refusals[outcome].status, refusals[outcome].words, outcome === 'busy' ? { 'retry-after': '2' } : {})

export const failure = (status: number, error: string, more: Record<string, string> = {}): Response =>
  Response.json({ success: false, data: null, error }, { status, headers: { ...headers, ...more } })

async function readFile(request: Request): Promise<Uint8Array | 'too-large' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return undefined
  const body = await readLimited(request, extractionLimits.fileBytes + envelopeBytes)
  if (!body) return 'too-large'
  return filePart(body, type, 'resume')
}

/** The body, unless it is longer than allowed; the rest of a longer one is not waited for. */
async function readLimited(request: Request, limitBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
