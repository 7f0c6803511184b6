import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'

export type Variables = { requestId: string }

/** One line per request: the route's pattern, never the URL, which may contain a token, a name or a search. */
export const requestLog = (log: Logger) =>
  createMiddleware<{ Variables: Variables }>(async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    context.header('x-request-id', requestId)
    await next()
    log.info({
      requestId,
      method: context.req.method,
      route: routePath(context),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
    })
  })
