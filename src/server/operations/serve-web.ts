import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { removeCommonHeader } from '../common-headers.ts'
import type { PublicPages } from './public-pages.ts'

const built = new URL('../../../dist/web/', import.meta.url).pathname

/** No page has a file extension. Requests for missing files, such as a robot's, get a 404. */
const fileLike = /^\/\.|\.[a-z\d]+$/i

const unlisted = '<meta name="robots" content="noindex"/>'

/** What was built: hashed assets cached forever, the public pages, and the web application's page for the rest. */
export function webRoutes(pages: PublicPages, root = built) {
  const page = existsSync(`${root}index.html`) ? readFileSync(`${root}index.html`, 'utf8') : undefined
  // Before the first build there are none.
  const files: MiddlewareHandler = existsSync(root) ? serveStatic({ root, precompressed: true }) : (_, next) => next()
  return new Hono()
    .use('/assets/*', async (context, next) => {
      await next()
      if (!context.res.ok) return
      context.header('cache-control', 'public, max-age=31536000, immutable')
      // A page has thirty of them: what nobody reads on a file that never changes would weigh three kilobytes.
      context.header('last-modified', undefined)
      removeCommonHeader(context, 'x-request-id')
    })
    .use('/assets/*', readOnce())
    .get('/assets/*', files)
    .get('/assets/*', (context) => context.notFound())
    .get('*', async (context, next) => (await pages.serve(context)) ?? next())
    .get('*', files)
    .get('*', (context) => {
      if (fileLike.test(context.req.path)) return context.notFound()
      if (!page) return context.text('The web application is not built yet.', 503)
      context.header('cache-control', 'no-cache')
      // The application redirects unknown paths home; the status tells machines that they don't exist.
      const head = pages.appHead(new URL(context.req.url).pathname)
      return context.html(
        page.replace(/<title>.*<\/title>/, (title) => head ?? title + unlisted),
        head ? 200 : 404,
      )
    })
}

/** A page has thirty files that never change: as every browser asks for them, they are read from the disk once. */
function readOnce(): MiddlewareHandler {
  const files = new Map<string, { body: ArrayBuffer; headers: Record<string, string> }>()
  return async (context, next) => {
    const { req } = context
    const takesBrotli = req.header('accept-encoding')?.split(/,\s*/).includes('br')
    if (req.method !== 'GET' || req.header('range') || !takesBrotli) return next()
    const known = files.get(req.path)
    if (known) return context.body(known.body, 200, known.headers)
    await next()
    if (context.res.status !== 200) return
    const [body, headers] = [await context.res.arrayBuffer(), Object.fromEntries(context.res.headers)]
    files.set(req.path, { body, headers })
    context.res = new Response(body, { headers })
  }
}
