import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { fillIns } from '#contract/fill-ins.ts'
import { once } from '#domain/once.ts'
import type { Provider } from '#domain/openid/provider.ts'
import type { Claims } from '#domain/overview/claims.ts'
import { html } from '../mail/html.ts'
import { exampleDates } from './example-dates.ts'

type FillIns = Partial<Record<keyof typeof fillIns | keyof Claims, string>>
type Source = {
  isProduction: boolean
  appUrl: string
  supportEmail: string
  scheduling: { kind: string }
  openId: Provider[]
  readClaims: () => Promise<Claims | undefined>
}
type Bytes = Uint8Array<ArrayBuffer>
/** Compressed when first asked for: the best compression takes longer than the rest of a start. */
type Packed = { etag: string; br: () => Promise<Bytes>; gzip: () => Promise<Bytes>; plain: string }

const built = new URL('../../../dist/pages/', import.meta.url).pathname
const types = { html: 'text/html; charset=utf-8', xml: 'application/xml', txt: 'text/plain; charset=utf-8' }

/** With the site's usual `no-referrer` a browser posts a form with the origin `null`, which the origin check refuses. */
const withOrigin = ['referrer-policy', 'same-origin'] as const

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * The pages rendered when the web application was built. The site's URL, today's dates and the measured claims are filled in here,
 * so that none of them needs another build. The result is compressed once a day, and when a claim changes.
 */
export function openPublicPages(
  { isProduction, appUrl, supportEmail, scheduling, openId, readClaims }: Source,
  folder = built,
) {
  const settings = { appUrl, supportEmail, scheduling: scheduling.kind }
  const files = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : []
  const templates = new Map(
    files.filter((file) => file.includes('.')).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const appHeads = Object.entries(JSON.parse(templates.get('app/heads.json') ?? '{}') as Record<string, string>).map(
    ([path, head]) => ({ pattern: patternOf(path), head }),
  )
  // Only where there are any, so that the login page loads nothing for them otherwise.
  const providers = openId.length > 0 ? providersTag(openId) : ''
  const packed = new Map<string, { of: string; page: Packed }>()

  const read = (file: string, values: FillIns = {}) => {
    const today = new Date()
    return fill(templates.get(file) ?? '', {
      ...settings,
      year: String(today.getUTCFullYear()),
      ...exampleDates(today),
      ...values,
    })
  }
  const packedToday = async (file: string): Promise<Packed> => {
    const claims = await readClaims()
    const of = JSON.stringify([new Date().toISOString().slice(0, 10), claims])
    const known = packed.get(file)
    if (known?.of === of) return known.page
    const page = packPage(read(file, claims))
    packed.set(file, { of, page })
    return page
  }

  return {
    /** Answers with a page of the given path, if there is one. */
    async serve(context: Context): Promise<Response | undefined> {
      const name = context.req.path.slice(1).replace(/\/$/, '') || 'index'
      const file = templates.has(name) ? name : `${name}.html`
      if (!templates.has(file) || file.includes('/')) return undefined
      const own = `production/${file}`
      const page = await packedToday(isProduction && templates.has(own) ? own : file)
      context.header(...withOrigin)
      context.header('cache-control', 'no-cache')
      context.header('vary', 'accept-encoding')
      context.header('etag', page.etag)
      if (context.req.header('if-none-match')?.includes(page.etag)) return context.body(null, 304)
      context.header('content-type', types[file.split('.').at(-1) as keyof typeof types])
      const accepted = context.req.header('accept-encoding') ?? ''
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
      if (!encoding) return context.body(page.plain)
      context.header('content-encoding', encoding)
      return context.body(await page[encoding]())
    },

    /** The head of a page of the application; nothing where there is no such page. */
    appHead(path: string): string | undefined {
      const found = appHeads.find(({ pattern }) => pattern.test(path))
      return found && fill(found.head, { ...settings, path: path.replace(/(.)\/$/, '$1') }) + providers
    },

    /** Answers a form with a page of its own. */
    answer(context: Context, file: string, status: ContentfulStatusCode, values: FillIns): Response {
      context.header('cache-control', 'no-store')
      context.header(...withOrigin)
      return context.html(read(file, values), status)
    },
  }
}

export type PublicPages = ReturnType<typeof openPublicPages>

const providersTag = (openId: Provider[]) =>
  html`<meta name="glide:openid" content="${JSON.stringify(openId.map(({ key, label }) => [key, label]))}"/>`.markup

/** `/projects/$id` is the page of every project. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)

/** In one pass, so that a value that looks like a placeholder stays as it is. After a bar: the default. */
const fill = (template: string, values: FillIns): string =>
  template.replace(/\{\{(\w+)(?:\|([^}]*))?\}\}/g, (_, name: string, written = '') => {
    const value = values[name as keyof FillIns]
    return value === undefined ? written : html`${value}`.markup
  })

const packPage = (plain: string): Packed => ({
  etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  br: once(async () => new Uint8Array(await pack.br(plain))),
  gzip: once(async () => new Uint8Array(await pack.gzip(plain, { level: 9 }))),
  plain,
})
