import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { extractAnswerer, failure } from './answer-extract.ts'
import { openPool } from './pool.ts'

/** The reading of resumes as a service of its own: no database, no secrets, one route. */

const port = Number(process.env.PORT ?? 3001)
const host = process.env.HOST ?? 'localhost'
const pool = openPool()
const extract = extractAnswerer(pool)

const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 },
  getRequestListener((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    if (pathname !== '/extract') return failure(404, 'There is nothing here but POST /extract.')
    if (request.method !== 'POST') return failure(405, 'Please send the resume by POST.', { allow: 'POST' })
    return extract(request)
  }),
)
server.listen(port, host, () => process.stdout.write(`Resumes are read at http://${host}:${port}/extract\n`))

const stop = () => {
  server.close(async () => {
    await pool.close()
    process.exit(0)
  })
  server.closeIdleConnections()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
