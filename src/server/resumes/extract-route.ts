import { type Context, Hono } from 'hono'
import { attemptLimits, rateLimitMessage } from '#domain/accounts/limits.ts'
import { extractAnswerer, failure } from '#extraction/answer-extract.ts'
import { isWithinLimits } from '../accounts/limit-attempts.ts'
import type { Services } from '../services.ts'

/** `POST /extract`, for anyone, other services included: it reads what it is given and keeps nothing. */
export function extractRoutes(services: Services, networkOf: (context: Context) => string) {
  const extract = extractAnswerer(services.extraction)
  return new Hono()
    .post('/extract', async (context) => {
      const attempt = { limit: attemptLimits.extractionPerNetwork, of: networkOf(context) }
      if (!(await isWithinLimits([attempt], services))) return failure(429, rateLimitMessage, { 'retry-after': '60' })
      return extract(context.req.raw)
    })
    .all('/extract', () => failure(405, 'Please send the resume by POST.', { allow: 'POST' }))
}
