import { createMiddleware } from 'hono/factory'
import { setCommonHeader } from './common-headers.ts'
import type { Env } from './env.ts'

/** What a page may load from elsewhere, beside the site itself. */
type Outside = { scripts?: string; frames?: string; connections?: string }

const contentSecurityPolicy = ({ scripts = '', frames = '', connections = '' }: Outside) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trimEnd(),
    // The component library sets positions and colors through style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${connections}`.trimEnd(),
    `frame-src 'self' ${frames}`.trimEnd(),
    "form-action 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const stripe = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: 'https://api.stripe.com',
}

type Settings = Pick<Env, 'isHttps' | 'scheduling' | 'stripe'>

/** Only one page embeds the scheduling service and only one Stripe's fields, if configured. */
function policies(settings: Settings): Record<string, string> {
  const { scheduling } = settings
  return {
    ...(scheduling.kind === 'embed' && {
      '/schedule-meeting': contentSecurityPolicy({ frames: new URL(scheduling.url).origin }),
    }),
    ...(settings.stripe && { '/billing': contentSecurityPolicy(stripe) }),
  }
}

const headers = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** Scripts and styles load nothing and are no pages: on each of dozens of small files, a page's policy would weigh more than the file. */
const assetHeaders = Object.entries({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
})

/**
 * On every response, including errors and files. They are set before the response is created, at no extra
 * cost; a route's own headers replace them.
 */
export const securityHeaders = (settings: Settings) => {
  const usual = contentSecurityPolicy({})
  const special = new Map(Object.entries(policies(settings)))
  return createMiddleware((context, next) => {
    const { path } = context.req
    const isAsset = path.startsWith('/assets/')
    if (!isAsset) setCommonHeader(context, 'content-security-policy', special.get(path) ?? usual)
    for (const [name, value] of isAsset ? assetHeaders : headers) setCommonHeader(context, name, value)
    if (settings.isHttps) setCommonHeader(context, 'strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (path.startsWith('/api/')) setCommonHeader(context, 'cache-control', 'no-store')
    return next()
  })
}
