import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const root = new URL('../../../dist/web/', import.meta.url).pathname

/** The built web application: hashed assets for good, its page for every other path. */
export function webRoutes() {
  const page = existsSync(`${root}index.html`) ? readFileSync(`${root}index.html`, 'utf8') : undefined
  return new Hono()
    .use('/assets/*', async (context, next) => {
      await next()
      if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable')
    })
    .get('/assets/*', serveStatic({ root, precompressed: true }))
    .get('/assets/*', (context) => context.notFound())
    .get('*', serveStatic({ root, precompressed: true }))
    .get('*', (context) => {
      if (!page) return context.text('The web application is not built yet.', 503)
      context.header('cache-control', 'no-cache')
      return context.html(page)
    })
}
