import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { Problem, problemCodes } from '#domain/problem.ts'
import { stripeWebhook, stripeWebhookPath } from './billing/stripe-webhook.ts'
import { calendarFeedRoutes } from './calls/serve-calendar-feed.ts'
import { exportRoutes } from './candidates/export-candidates.ts'
import { messageFileOpening } from './conversations/file-opening.ts'
import { newsRoutes } from './conversations/news-stream.ts'
import { refuseWithoutRoom } from './disk-space.ts'
import { endLetterRoutes } from './engagements/end-letter.ts'
import { fileRoutes } from './files/serve-files.ts'
import { portraitRoutes } from './images/serve-portraits.ts'
import { handlePaymentEvent } from './invoices/handle-payment-event.ts'
import { invoiceFileRoutes } from './invoices/invoice-files.ts'
import { leadExportRoutes } from './leads/export-leads.ts'
import { leadFormRoutes } from './leads/lead-form.ts'
import { describeError, failureBehind } from './log.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import { apiDocsRoutes } from './operations/api-docs.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoutes, observeRequest } from './operations/metrics.ts'
import { openApiRoutes } from './operations/openapi.ts'
import { openPublicPages } from './operations/public-pages.ts'
import { webRoutes } from './operations/serve-web.ts'
import { originCheck } from './origin-check.ts'
import { claimsReader } from './overview/read-claims.ts'
import { payoutFileRoutes } from './payouts/payout-files.ts'
import { recordExportRoutes } from './record/export-record.ts'
import { bodyOf, problemOf } from './refusal.ts'
import { requestLog, type Variables } from './request-log.ts'
import { extractRoutes } from './resumes/extract-route.ts'
import { openingReader } from './resumes/read-opening.ts'
import { routes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'
import { serve } from './serve.ts'
import type { Services } from './services.ts'
import { statementFileRoutes } from './statements/statement-file.ts'

/** The whole server as a list: what every request goes through, then the routes. */
export function createApp(services: Services, networkOf: (context: Context) => string): Hono<{ Variables: Variables }> {
  const { env, log } = services
  const app = new Hono<{ Variables: Variables }>()
  const pages = openPublicPages({ ...env, readClaims: claimsReader(services) })

  app.use(requestLog(log, observeRequest))
  app.use(securityHeaders(env))
  // One keeps nothing, the other believes signatures alone; neither knows sessions.
  app.use(originCheck(env.origins, ['/extract', stripeWebhookPath]))
  app.use(refuseWithoutRoom(services.hasRoom))
  app.use(compressed())

  for (const route of routes) {
    const { method, path } = route.endpoint
    app.on(method, path, serve(route, services, networkOf))
  }
  app.route('/', newsRoutes(services))
  app.route('/', exportRoutes(services))
  app.route('/', recordExportRoutes(services))
  app.route('/', leadExportRoutes(services))
  app.route('/', statementFileRoutes(services))
  app.route('/', invoiceFileRoutes(services))
  app.route('/', payoutFileRoutes(services))
  app.route('/', endLetterRoutes(services))
  app.route('/', stripeWebhook(services, handlePaymentEvent))
  app.route('/', openApiRoutes())
  app.route('/', apiDocsRoutes())
  app.all('/api/*', () => {
    throw new Problem('not_found', 'There is no such endpoint.')
  })

  const openResume = openingReader(services)
  const openMessageFile = messageFileOpening(services)
  app.route(
    '/',
    fileRoutes({
      store: services.files,
      signingKey: services.secrets.derive('files'),
      openingOf: (link) => (link.key.startsWith('message-files/') ? openMessageFile(link) : openResume(link)),
    }),
  )
  app.route('/', portraitRoutes(services))
  app.route('/', calendarFeedRoutes(services, networkOf))
  app.route('/', extractRoutes(services, networkOf))
  app.route('/', healthRoutes(services))
  app.route('/', metricsRoutes(services, networkOf))
  if (env.isDevelopment) app.route('/', mailboxRoutes(services))
  app.route('/', leadFormRoutes(services, networkOf, pages))
  app.route('/', webRoutes(pages))

  app.onError((error, context) => {
    const failure = failureBehind(error)
    if (failure) log.error({ requestId: context.get('requestId'), error: describeError(failure) }, 'request failed')
    return refuse(context, problemOf(error))
  })
  return app
}

/** Inspecting response headers costs time, so it is skipped for clients that don't ask for compression. */
function compressed(): MiddlewareHandler {
  const inner = compress()
  return (context, next) => (context.req.header('accept-encoding') ? inner(context, next) : next())
}

function refuse(context: Context<{ Variables: Variables }>, problem: Problem): Response {
  if (problem.retryAfterSeconds) context.header('retry-after', String(problem.retryAfterSeconds))
  context.header('cache-control', 'no-store')
  if (problem.code === 'too_slow') context.header('connection', 'close')
  return context.json(bodyOf(problem, context.get('requestId')), problemCodes[problem.code])
}
