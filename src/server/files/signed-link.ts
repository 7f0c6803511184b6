import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import { type DrawnKey, type FileKey, isDrawnKey, isFileKey } from './bucket.ts'
import { shownName } from './file-name.ts'

const maxLinkSeconds = 3600
const prefix = '/files/'

/** Shown in a tab, shown in an iframe of our own pages, or downloaded. */
const dispositions = ['inline', 'framed', 'attachment'] as const
export type Disposition = (typeof dispositions)[number]
export type FileLink = {
  key: FileKey | DrawnKey
  /** The account that the link was made for; its rights are looked at when the link is opened. */
  reader: string
  name: string
  disposition: Disposition
  expires: number
}

/** The rights of a link's reader at the time it is opened. */
export type Opening = {
  mayOpen: boolean | null
  /** Why nobody can open the file. */
  lock: string | null
  askedAt: Date | null
  /** Makes the PDF that the reader gets in place of a file. */
  draw?: (() => Promise<{ name: string; content: Buffer }>) | undefined
}

/**
 * A link that opens one file, for a limited time, for anyone who has it, as long as whoever it was made for may open it. S3's own signed links are not used: files of either
 * store are streamed through the app, so that type, disposition and sandbox are always ours.
 */
export function signLink(
  { key, reader, name, disposition, expiresInSeconds }: Omit<FileLink, 'expires'> & { expiresInSeconds: number },
  signingKey: string,
  nowSeconds: number,
): string {
  const expires = nowSeconds + Math.min(expiresInSeconds, maxLinkSeconds)
  const link = { key, reader, name: shownName(name), disposition, expires }
  const query = new URLSearchParams({ expires: String(expires), reader, name: link.name, disposition })
  query.set('signature', signatureOf(link, signingKey))
  return `${prefix}${key}?${query}`
}

/** What a link opens, if we made it. */
export function genuineLink(url: string, signingKey: string): FileLink {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const key = pathname.slice(prefix.length)
  const expires = Number(searchParams.get('expires'))
  const reader = searchParams.get('reader') ?? ''
  const name = searchParams.get('name') ?? ''
  const disposition = dispositions.find((one) => one === searchParams.get('disposition')) ?? 'attachment'
  if (!pathname.startsWith(prefix) || !(isFileKey(key) || isDrawnKey(key))) throw linkRefused()
  const link: FileLink = { key, reader, name, disposition, expires }
  const isGenuine = isSame(searchParams.get('signature') ?? '', signatureOf(link, signingKey))
  if (!isGenuine) throw linkRefused()
  return link
}

export function requireLive({ expires }: FileLink, nowSeconds: number): void {
  if (nowSeconds >= expires) throw linkRefused()
}

/** The same whether a link is forged, changed or expired, or its reader may no longer open the file. */
export const linkRefused = () =>
  new Problem('forbidden', 'This link is not valid or has expired. Please request a new one.')

/** As JSON, so that values can't run together. */
const signatureOf = ({ key, reader, name, disposition, expires }: FileLink, signingKey: string) =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['GET', prefix, key, reader, expires, name, disposition]))
    .digest('base64url')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
