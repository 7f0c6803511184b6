import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Headers that answers share. Node's own response takes them for half of what a `Headers` object costs, and what a route
 * sets itself replaces them there. Called without a connection, as tests do, there is only Hono's.
 */
const responseOf = (context: Context) => (context.env as HttpBindings | undefined)?.outgoing

export function setCommonHeader(context: Context, name: string, value: string): void {
  const response = responseOf(context)
  if (response) response.setHeader(name, value)
  else context.header(name, value)
}

export function removeCommonHeader(context: Context, name: string): void {
  const response = responseOf(context)
  if (response) response.removeHeader(name)
  else context.header(name, undefined)
}
