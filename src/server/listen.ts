import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { EnvError } from './env.ts'
import type { Services } from './services.ts'

const stopSeconds = 10

/** Serves until told to stop; then finishes requests in flight, closes the rest and exits with 0. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { env, log, news }: Pick<Services, 'env' | 'log' | 'news'>,
  close: () => Promise<void>,
): Promise<void> {
  // Slow senders are cut off: headers within ten seconds, a whole request (an upload on a slow line) within five minutes.
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 },
    getRequestListener(app.fetch),
  )
  server.listen(env.port, env.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new EnvError(`PORT ${env.port} cannot be used (${error.code}): choose another one`)
  })

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopSeconds * 1000).unref()
    // Streams last as long as their pages, and would keep the server open.
    await news.stop()
    const closed = once(server, 'close')
    server.close()
    // A keep-alive connection becomes idle only after its response is sent.
    const closing = setInterval(() => server.closeIdleConnections(), 50)
    await closed
    clearInterval(closing)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
