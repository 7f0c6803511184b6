import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { setCommonHeader } from './common-headers.ts'

export type Variables = { requestId: string }

export type Answered = { route: string; method: string; status: number; milliseconds: number }

/** One line per request: the route's pattern, never the URL, which may contain a token, a name or a search. */
export const requestLog = (log: Logger, observe: (answered: Answered) => void) =>
  createMiddleware<{ Variables: Variables }>(async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    setCommonHeader(context, 'x-request-id', requestId)
    await next()
    const milliseconds = performance.now() - startedAt
    const answered = { method: context.req.method, route: routePath(context), status: context.res.status }
    observe({ ...answered, milliseconds })
    log.info({ requestId, ...answered, milliseconds: Math.round(milliseconds) })
  })
