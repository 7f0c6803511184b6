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

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/**
 * On every answer, errors and files included. They are set before the answer is made, which then carries them at no
 * extra cost; a route that gives a header of its own replaces ours.
 */
export const securityHeaders = ({ isHttps, scheduling }: Pick<Env, 'isHttps' | 'scheduling'>) =>
  createMiddleware(async (context, next) => {
    context.header('content-security-policy', contentSecurityPolicy(framesOf(context.req.path, scheduling)))
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (isHttps) context.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (context.req.path.startsWith('/api/')) context.header('cache-control', 'no-store')
    await next()
  })
