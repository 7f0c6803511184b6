import { createMiddleware } from 'hono/factory'
import type { Env, Scheduling } from './env.ts'

const contentSecurityPolicy = (frames: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The component kit sets positions and colors through style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** One page alone embeds the scheduling service, and nothing but that. */
const framesOf = (path: string, scheduling: Scheduling) =>
  scheduling.kind === 'embed' && path === '/schedule-meeting' ? `'self' ${new URL(scheduling.url).origin}` : "'self'"

/** On every answer, errors and files included; a route that sets a stricter policy keeps its own. */
export const securityHeaders = ({ isHttps, scheduling }: Pick<Env, 'isHttps' | 'scheduling'>) =>
  createMiddleware(async (context, next) => {
    await next()
    const { headers } = context.res
    const set = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value)
    }
    set('content-security-policy', contentSecurityPolicy(framesOf(context.req.path, scheduling)))
    set('x-content-type-options', 'nosniff')
    set('referrer-policy', 'no-referrer')
    set('cross-origin-opener-policy', 'same-origin')
    set('cross-origin-resource-policy', 'same-origin')
    set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (isHttps) set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (context.req.path.startsWith('/api/')) set('cache-control', 'no-store')
  })
