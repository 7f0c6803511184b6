import { ownLinks, type SignedIn } from './shells/own-links.ts'

/** Also read by `shells/enhance-header.ts`, which imports nothing: what it shares with the application it would load. */
const key = 'glide-signed-in'

/**
 * Whether someone is probably signed in. Public pages ask the server who it is only then: most of their visitors are nobody, and
 * cost no request.
 */
export const mayBeSignedIn = (): boolean => localStorage.getItem(key) !== null

/** With what the header of a public page offers them. */
export function markSignedIn(me: (SignedIn & { id: string }) | null) {
  if (me) localStorage.setItem(key, JSON.stringify({ id: me.id, ...ownLinks(me) }))
  else localStorage.removeItem(key)
}
