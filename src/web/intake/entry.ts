import * as z from 'zod/mini'
import { normalizeSource } from '#domain/intake/source.ts'

/** The pre-rendered pages also write it (enhance.ts), without sharing code with the application. */
const key = 'talent_entry'
const entry = z.catch(z.array(z.string()), [])

/** The first page of a visit knows where it began. Kept in the tab until an application has arrived. */
export function rememberEntry() {
  sessionStorage[key] ??= JSON.stringify([location.search, document.referrer])
}

export const forgetEntry = () => sessionStorage.removeItem(key)

/** Sent with an application; nothing when the person came directly. */
export function readSource(): string | undefined {
  const [search = '', referrer = ''] = entry.parse(kept())
  return sourceOf({ search, referrer, host: location.host }) ?? undefined
}

/** Whatever is in the tab's storage must not keep anyone from applying. */
function kept(): unknown {
  try {
    return JSON.parse(sessionStorage[key])
  } catch {
    return null
  }
}

/** The word in the address (`?from=…`, or a campaign's `utm_source`), else the host that linked here. */
export function sourceOf(entry: { search: string; referrer: string; host: string }): string | null {
  const query = new URLSearchParams(entry.search)
  const told = normalizeSource(query.get('from')) ?? normalizeSource(query.get('utm_source'))
  if (told || !URL.canParse(entry.referrer)) return told
  const { host } = new URL(entry.referrer)
  return host === entry.host ? null : normalizeSource(host.replace(/^www\./, ''))
}
