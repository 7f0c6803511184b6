import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'

export const linkMessage = 'Please enter a link that starts with http:// or https://.'

const host = String.raw`(?:[\p{L}\p{N}-]{1,63}\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})`
const address = new RegExp(String.raw`^(?:https?:\/\/)?(${host}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?)$`, 'iu')

/** A web address that is safe to open, with https:// if no scheme was given; undefined for anything else. */
export function webLink(text: string): string | undefined {
  const typed = text.trim()
  const [, rest] = address.exec(typed) ?? []
  return rest && `${/^http:/i.test(typed) ? 'http' : 'https'}://${rest}`
}

/** An empty link is none. */
export const profileLink = orNull(
  z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(500),
      z.refine((text) => text === '' || webLink(text) !== undefined, linkMessage),
    ),
    z.transform((text) => webLink(text) ?? null),
  ),
)

/** How a link is read: without the scheme and the trailing slash. */
export const linkLabel = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
