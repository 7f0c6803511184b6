import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import { type FileKey, isFileKey } from './bucket.ts'
import { shownName } from './file-name.ts'

const maxLinkSeconds = 3600
const prefix = '/files/'

/** Shown in a tab, shown in an iframe of our own pages, or downloaded. */
const dispositions = ['inline', 'framed', 'attachment'] as const
export type Disposition = (typeof dispositions)[number]
export type FileLink = { key: FileKey; name: string; disposition: Disposition; expires: number }

/**
 * A link that opens one file, for a limited time, for anyone who has it. S3's own signed links are not used: files of either
 * store are streamed through the app, so that type, disposition and sandbox are always ours.
 */
export function signLink(
  { key, name, disposition, expiresInSeconds }: Omit<FileLink, 'expires'> & { expiresInSeconds: number },
  signingKey: string,
  nowSeconds: number,
): string {
  const expires = nowSeconds + Math.min(expiresInSeconds, maxLinkSeconds)
  const link = { key, name: shownName(name), disposition, expires }
  const query = new URLSearchParams({ expires: String(expires), name: link.name, disposition })
  query.set('signature', signatureOf(link, signingKey))
  return `${prefix}${key}?${query}`
}

/** Verifies a link; the message is the same whether it is forged, changed or expired. */
export function verifyLink(url: string, signingKey: string, nowSeconds: number): FileLink {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const key = pathname.slice(prefix.length)
  const expires = Number(searchParams.get('expires'))
  const name = searchParams.get('name') ?? ''
  const disposition = dispositions.find((one) => one === searchParams.get('disposition')) ?? 'attachment'
  if (!pathname.startsWith(prefix) || !isFileKey(key)) throw linkRefused()
  const link: FileLink = { key, name, disposition, expires }
  const isGenuine = isSame(searchParams.get('signature') ?? '', signatureOf(link, signingKey))
  if (!isGenuine || nowSeconds >= expires) throw linkRefused()
  return link
}

const linkRefused = () => new Problem('forbidden', 'This link is not valid or has expired. Please request a new one.')

/** As JSON, so that values can't run together. */
const signatureOf = ({ key, name, disposition, expires }: FileLink, signingKey: string) =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['GET', prefix, key, expires, name, disposition]))
    .digest('base64url')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
