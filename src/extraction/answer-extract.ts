import { rateLimitMessage } from '#domain/accounts/limits.ts'
import { arriving, TooSlow } from './arriving.ts'
import { hasBearerToken } from './bearer-token.ts'
import { extractionLimits, ocrLimits } from './limits.ts'
import { filePart } from './multipart.ts'
import { type Reading, type RefusalName, refusals } from './outcome.ts'
import type { Caller, ExtractionPool } from './pool.ts'
import { createTurns } from './turns.ts'

export const waitSecondsHeader = 'wait-seconds'

/** Boundaries and headers around the file. */
const envelopeBytes = 64 * 1024
/** How many uploads may be held in memory at once before they are read. One network can't have them all. */
const uploadsAtOnce = 16
const perNetwork = { atOnce: uploadsAtOnce / 2, waiting: uploadsAtOnce, seconds: 15 }

/** Who may call: with a token, those who send it; without one, anyone if it is open, otherwise nobody. */
export function refuseCaller(request: Request, token: string | undefined, isOpen: boolean): Response | undefined {
  if (!token) return isOpen ? undefined : failure(404, 'There is nothing here.')
  if (hasBearerToken(request.headers.get('authorization'), token)) return undefined
  const error = 'Please send the token of this service as "Authorization: Bearer …".'
  return failure(401, error, { 'www-authenticate': 'Bearer' })
}

/**
 * `POST /extract`: multipart field `resume`, answered `{ success, data, error }`, with `checks` for fields to double-check
 * and `sensitiveNumbers` for the kinds of numbers that should not be there.
 */
export function extractAnswerer(pool: ExtractionPool) {
  let uploads = 0
  const takeTurn = createTurns(perNetwork)
  /** `isWithinLimits` comes last: it may take a query, which a caller who is refused anyway should not cost. */
  return async (request: Request, network: string, isWithinLimits = async () => true): Promise<Response> => {
    if (pool.isPaused(network)) return refused('paused')
    const giveBack = await takeTurn(network, request.signal)
    if (!giveBack) return refused('busy')
    if (pool.isFull() || uploads >= uploadsAtOnce) {
      giveBack()
      return refused('busy')
    }
    uploads++
    try {
      if (!(await isWithinLimits())) return failure(429, rateLimitMessage, { 'retry-after': '60' })
      return await answerFile(request, pool, callerOf(request, network))
    } catch (error) {
      if (error instanceof TooSlow) return failure(408, 'The request took too long to arrive.', { connection: 'close' })
      if (request.signal.aborted) return refused('canceled')
      throw error
    } finally {
      uploads--
      giveBack()
    }
  }
}

/** `Wait-Seconds` says how long the caller waits for the file to be read; without it, until it is. */
function callerOf({ headers, signal }: Request, network: string): Caller {
  const seconds = Number(headers.get(waitSecondsHeader))
  return { network, signal, ...(seconds > 0 ? { seconds: Math.min(seconds, ocrLimits.seconds) } : {}) }
}

async function answerFile(request: Request, pool: ExtractionPool, caller: Caller): Promise<Response> {
  const file = await readFile(request)
  if (file === 'too-large') return refused('too-large')
  if (!file) return failure(400, 'Please send the resume as a file in the multipart field "resume".')
  return answer(await pool.read(file, caller))
}

function answer(reading: Reading): Response {
  if (reading.outcome !== 'read') return refused(reading.outcome)
  const { profile, checks, sensitiveNumbers } = reading
  return Response.json({ success: true, data: profile, error: null, checks, sensitiveNumbers }, { headers })
}

const headers = { 'cache-control': 'no-store' }

const retryAfter: Partial<Record<RefusalName, string>> = { busy: '2', paused: '120' }

const refused = (outcome: RefusalName): Response =>
  failure(
    refusals[outcome].status,
    refusals[outcome].message,
    retryAfter[outcome] ? { 'retry-after': retryAfter[outcome] } : {},
  )

export const failure = (status: number, error: string, more: Record<string, string> = {}): Response =>
  Response.json({ success: false, data: null, error }, { status, headers: { ...headers, ...more } })

async function readFile(request: Request): Promise<Uint8Array | 'too-large' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return undefined
  const body = await readLimited(request, extractionLimits.fileBytes + envelopeBytes)
  if (!body) return 'too-large'
  return filePart(body, type, 'resume')
}

/** The body, unless it exceeds the limit; the rest of a longer one is not awaited. */
async function readLimited(request: Request, limitBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ? arriving(request.body) : []) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
