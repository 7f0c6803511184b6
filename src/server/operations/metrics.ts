import { type Context, Hono } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countJobs } from '#db/operations.ts'
import { notFound } from '#domain/problem.ts'
import { hasBearerToken } from '#extraction/bearer-token.ts'
import { sendEmail } from '../mail/send-email-job.ts'
import type { Answered } from '../request-log.ts'
import type { Services } from '../services.ts'

/** One for the process: its memory, processor time and event loop are the process's, too. */
const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'glide_request_duration_seconds',
  help: 'Answered requests by route pattern, method and status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

const jobs = new Gauge({
  name: 'glide_jobs',
  help: 'Waiting, running and failed jobs; every process reports the same number. An email to send is a job.',
  labelNames: ['kind', 'status'],
  registers: [registry],
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Labels come from fixed lists, so that no caller can fill the memory with new ones. */
export function observeRequest({ route, method, status, milliseconds }: Answered) {
  requests.observe({ route, method: methods.has(method) ? method : 'other', status }, milliseconds / 1000)
}

/** For a scraper on this machine, or one with METRICS_TOKEN; everyone else gets a 404. */
export const metricsRoutes = ({ env, db }: Services, networkOf: (context: Context) => string) =>
  new Hono().get('/metrics', async (c) => {
    const isForwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
    const isLocal = !isForwarded && isLoopback(networkOf(c))
    if (!isLocal && !hasBearerToken(c.req.header('authorization'), env.metricsToken)) throw notFound()

    jobs.reset()
    jobs.set({ kind: sendEmail, status: 'waiting' }, 0)
    // The process's own figures matter most when the database is down.
    const counts = await db.asSystem(countJobs).catch(() => jobs.reset())
    for (const { kind, status, count } of counts ?? []) jobs.set({ kind, status }, count)
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })

/** As networkOf writes them: 127.0.0.0/8, or the /64 that holds ::1. */
const isLoopback = (address: string) => /^127\.|^(0:){4}/.test(address)
