import { STATUS_CODES } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { profileChecks } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { kindsOf, sensitiveFieldsIn } from '#domain/sensitive-numbers/fields.ts'
import { sensitiveNumbers } from '#domain/sensitive-numbers/kinds.ts'
import { waitSecondsHeader } from '#extraction/answer-extract.ts'
import { refusals } from '#extraction/outcome.ts'
import type { Caller } from '#extraction/pool.ts'
import { withStorableText } from '../storable-text.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { parseRemoteProfile } from './parse-remote-profile.ts'
import { extractionFailed, type ResumeFile, type ResumeReader, type ResumeReading } from './resume-reader.ts'

const answerLimitBytes = 2 * 1024 * 1024
/** How a service says that there was no text: the one failure after which an application continues. */
const noText = /\bscan|image[- ]only|\bno (?:readable |selectable |extractable )?text|not look like a resume/i

class OutOfReach extends Error {}

/** Reads by the service of RESUME_EXTRACTION_URL: multipart field `resume`, answered `{ success, data, error }`. */
export function remoteReader(
  { url, token }: { url: string; token?: string | undefined },
  { timeoutSeconds = 30, delaysMs = [250, 1000], cooldownSeconds = 15 } = {},
): ResumeReader {
  const circuit = createCircuitBreaker({ failures: 5, cooldownSeconds })
  const ask = async (file: ResumeFile, { signal, seconds = timeoutSeconds }: Caller): Promise<ResumeReading> => {
    const form = new FormData()
    form.append('resume', new Blob([new Uint8Array(file.bytes)], { type: 'application/pdf' }), file.name)
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        // A service like ours then says in time that it takes longer; others don't know it.
        [waitSecondsHeader]: String(Math.min(seconds, timeoutSeconds / 2)),
      },
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutSeconds * 1000), ...(signal ? [signal] : [])]),
    })
    const body = await readAnswer(response)
    if (response.status === 429 || response.status >= 500)
      throw new OutOfReach(`Resume extraction failed: ${statusText(response)}`)
    return readingOf(response, body)
  }
  return {
    async read(file, caller) {
      const { signal } = caller
      let last: unknown
      for (const delayMs of [...delaysMs, undefined]) {
        if (circuit.isOpen() || signal?.aborted) break
        try {
          const reading = await ask(file, caller)
          circuit.succeeded()
          return reading
        } catch (error) {
          // A caller who leaves says nothing about the service's health.
          if (signal?.aborted) break
          circuit.failed()
          last = error
          if (delayMs !== undefined) await sleep(delayMs)
        }
      }
      return { outcome: 'failed', error: last instanceof OutOfReach ? last.message : extractionFailed }
    },
  }
}

const statusText = ({ status, statusText: given }: Response): string => given || STATUS_CODES[status] || String(status)

type Answer = { success?: unknown; data?: unknown; error?: unknown; checks?: unknown; sensitiveNumbers?: unknown }

/** Fields to double-check, if the service returns any. */
const checksIn = (value: unknown) => profileChecks.safeParse(value).data ?? []

/** What the service says of the document, and what can be seen of it in the profile. */
const numbersIn = (body: Answer | undefined, profile: ProfileData) =>
  kindsOf([
    { path: '', kinds: sensitiveNumbers.safeParse(body?.sensitiveNumbers).data ?? [] },
    ...sensitiveFieldsIn(profile),
  ])

function readingOf(response: Response, body: Answer | undefined): ResumeReading {
  const error = typeof body?.error === 'string' ? body.error.slice(0, 300).trim() : ''
  if (error === refusals.unfinished.message) return { outcome: 'unreadable', error, isUnfinished: true }
  if (body?.success === false && noText.test(error)) return { outcome: 'unreadable', error }
  if (!response.ok) return { outcome: 'failed', error: `Resume extraction failed: ${statusText(response)}` }
  const profile = body?.success === true ? parseRemoteProfile(body.data) : undefined
  if (profile)
    return { outcome: 'read', profile, checks: checksIn(body?.checks), sensitiveNumbers: numbersIn(body, profile) }
  return { outcome: 'failed', error: error || extractionFailed }
}

/** The answer as JSON, unless it is longer than any profile. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > answerLimitBytes) return undefined
    chunks.push(chunk)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof value === 'object' && value !== null ? withStorableText(value) : undefined
  } catch {
    return undefined
  }
}
