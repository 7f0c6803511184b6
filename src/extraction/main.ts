import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isLoopback } from '#domain/loopback.ts'
import { extractAnswerer, failure, refuseCaller } from './answer-extract.ts'
import { openExtraction } from './open-extraction.ts'

/** Resume extraction as a standalone service: no database, one route, and a token where others can reach it. */

const { PORT = '3001', HOST: host = 'localhost', EXTRACT_TOKEN: token = '', NODE_ENV } = process.env
const port = Number(PORT)
const isOpen = NODE_ENV !== 'production' && isLoopback(host)
if (token ? token.length < 16 : !isOpen) {
  process.stderr.write(
    'Resumes cannot be read: EXTRACT_TOKEN must have at least 16 characters in production, and wherever HOST is not this machine alone\n',
  )
  process.exit(1)
}
const pool = openExtraction()
const extract = extractAnswerer(pool)

const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 },
  getRequestListener((request, { incoming }) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    if (pathname !== '/extract') return failure(404, 'The only endpoint here is POST /extract.')
    if (request.method !== 'POST') return failure(405, 'Please send the resume by POST.', { allow: 'POST' })
    return refuseCaller(request, token, isOpen) ?? extract(request, incoming.socket.remoteAddress ?? 'unknown')
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
