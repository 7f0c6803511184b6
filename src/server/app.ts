import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { Problem, problemCodes } from '#domain/problem.ts'
import { fileRoutes } from './files/serve-files.ts'
import { describeError } from './log.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import { apiDocsRoutes } from './operations/api-docs.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoutes, observeRequests } from './operations/metrics.ts'
import { openApiRoutes } from './operations/openapi.ts'
import { webRoutes } from './operations/serve-web.ts'
import { originCheck } from './origin-check.ts'
import { jsonLimitBytes } from './read-input.ts'
import { requestLog, type Variables } from './request-log.ts'
import { routes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'
import { serve } from './serve.ts'
import type { Services } from './services.ts'

/** The whole server as a list: what every request passes, then what answers it. */
export function createApp(services: Services, networkOf: (context: Context) => string): Hono<{ Variables: Variables }> {
  const { env, log } = services
  const app = new Hono<{ Variables: Variables }>()

  app.use(requestLog(log))
  app.use(observeRequests())
  app.use(securityHeaders(env))
  app.use(originCheck(env.origins))
  app.on(['POST', 'PUT', 'PATCH'], '/api/*', bodyLimit({ maxSize: jsonLimitBytes, onError: tooLarge }))
  app.use(compressed())

  for (const route of routes) app.on(route.endpoint.method, route.endpoint.path, serve(route, services, networkOf))
  app.route('/', openApiRoutes())
  app.route('/', apiDocsRoutes())
  app.all('/api/*', () => {
    throw new Problem('not_found', 'There is no such endpoint.')
  })

  app.route('/', fileRoutes({ store: services.files, signingKey: services.secrets.derive('files') }))
  app.route('/', healthRoutes(services))
  app.route('/', metricsRoutes(services, networkOf))
  if (!env.isProduction) app.route('/', mailboxRoutes(services))
  app.route('/', webRoutes())

  app.onError((error, context) => {
    const problem = error instanceof Problem ? error : undefined
    if (!problem) log.error({ requestId: context.get('requestId'), error: describeError(error) }, 'request failed')
    return refuse(context, problem ?? unexpected(error))
  })
  return app
}

/** Looking at an answer's headers costs; who does not ask for compression is spared it. */
function compressed(): MiddlewareHandler {
  const inner = compress()
  return (context, next) => (context.req.header('accept-encoding') ? inner(context, next) : next())
}

const tooLarge = (): never => {
  throw new Problem('too_large', 'The request is too large.')
}

/** A database out of reach or busy says so; anything else stays a plain failure without detail. */
function unexpected(error: unknown): Problem {
  const { code, message } = error as { code?: string; message?: string }
  const isOutOfReach =
    /^(ECONN|57P|08|53|EPIPE)/.test(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message ?? '')
  if (isOutOfReach)
    return new Problem('unavailable', 'Glide is busy. Please try again shortly.', { retryAfterSeconds: 2 })
  return new Problem('internal', 'Something went wrong. Please try again.')
}

function refuse(context: Context<{ Variables: Variables }>, problem: Problem): Response {
  const { code, message, field, fields, retryAfterSeconds } = problem
  if (retryAfterSeconds) context.header('retry-after', String(retryAfterSeconds))
  context.header('cache-control', 'no-store')
  return context.json(
    {
      error: { code, message, field, fields: fields.length ? fields : undefined, requestId: context.get('requestId') },
    },
    problemCodes[code],
  )
}
