import { type Context, Hono } from 'hono'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { extractAnswerer, failure, refuseCaller } from '#extraction/answer-extract.ts'
import { isWithinLimits } from '../accounts/limit-attempts.ts'
import type { Services } from '../services.ts'

/** `POST /extract`, for other services with a token, in development for anyone. It stores nothing. */
export function extractRoutes(services: Services, networkOf: (context: Context) => string) {
  const { extractToken, isDevelopment } = services.env
  const extract = extractAnswerer(services.serviceExtraction)
  return new Hono()
    .use('/extract', async ({ req }, next) => refuseCaller(req.raw, extractToken, isDevelopment) ?? next())
    .post('/extract', async (context) => {
      const network = networkOf(context)
      const attempt = { limit: attemptLimits.extractionPerNetwork, of: network }
      return extract(context.req.raw, network, () => isWithinLimits([attempt], services))
    })
    .all('/extract', () => failure(405, 'Please send the resume by POST.', { allow: 'POST' }))
}
