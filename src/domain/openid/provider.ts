import * as z from 'zod/mini'

/** Where people can log in besides here: its key in addresses and configuration, and its name on buttons. */
export type Provider = { key: string; label: string }

export const providerKeyPattern = /^[a-z][a-z0-9-]{0,29}$/
export const providerKey = z.string().check(z.regex(providerKeyPattern))

/** Who a provider says someone is. The subject is the provider's own id of a person; an address may change hands there. */
export type ProviderLogin = {
  provider: string
  issuer: string
  subject: string
  /** Only if the provider has verified it. */
  email: string | null
}

/** A login that was proved at its provider, while the rest of a sign-in is open. */
export type ProvenLogin = ProviderLogin & { isNew: boolean }

export const linkedLoginLimit = 10

/** How long someone may take at the provider. */
export const openIdLifetimeSeconds = 10 * 60
