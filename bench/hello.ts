import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The minimum the same server can do. */
serve({
  fetch: new Hono().get('/', (context) => context.json({ hello: 'world' })).fetch,
  port: Number(process.env.PORT),
})
