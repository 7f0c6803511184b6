import { isLoopback } from '#domain/loopback.ts'
import { type Provider, providerKeyPattern } from '#domain/openid/provider.ts'

export type OpenIdSettings = Provider & { issuer: string; clientId: string; clientSecret: string }

const presets: Record<string, { label: string; issuer: string }> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com' },
  // Work, school and personal accounts alike; OPENID_MICROSOFT_ISSUER names a single organization.
  microsoft: { label: 'Microsoft', issuer: 'https://login.microsoftonline.com/common/v2.0' },
}

const labelLimit = 40

/** The providers that OPENID_PROVIDERS lists, each with its own variables, such as OPENID_GOOGLE_CLIENT_ID. */
export function openIdProviders(
  source: Record<string, string | undefined>,
  isProduction: boolean,
  wrong: (message: string) => Error,
): OpenIdSettings[] {
  const listed = (source.OPENID_PROVIDERS ?? '').split(',').map((key) => key.trim())
  const keys = listed.filter((key) => key !== '')
  if (!keys.every((key) => providerKeyPattern.test(key)) || new Set(keys).size < keys.length)
    throw wrong(
      'OPENID_PROVIDERS must list different names of lowercase letters, digits and hyphens, such as google,microsoft',
    )
  return keys.map((key) => {
    const nameOf = (part: string) => `OPENID_${key.toUpperCase().replaceAll('-', '_')}_${part}`
    const read = (part: string, preset?: string) => {
      const value = source[nameOf(part)]?.trim() || preset
      if (!value) throw wrong(`${nameOf(part)} is missing: OPENID_PROVIDERS lists ${key}`)
      return value
    }
    const issuer = read('ISSUER', presets[key]?.issuer)
    if (!isAllowed(issuer, isProduction)) throw wrong(`${nameOf('ISSUER')} must be a URL that starts with https://`)
    const label = read('NAME', presets[key]?.label)
    if (label.length > labelLimit) throw wrong(`${nameOf('NAME')} must have at most ${labelLimit} characters`)
    return { key, label, issuer, clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET') }
  })
}

/** Without https, anyone on the way could say who someone is; on a local machine nobody is. */
const isAllowed = (issuer: string, isProduction: boolean): boolean => {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && !isProduction && isLoopback(url.hostname))
}
