const key = 'glide-signed-in'

/**
 * Whether someone is probably signed in. Public pages ask the server who it is only then: most of their visitors are nobody, and
 * cost no request.
 */
export const mayBeSignedIn = (): boolean => localStorage.getItem(key) !== null

export function markSignedIn(isSignedIn: boolean) {
  if (isSignedIn) localStorage.setItem(key, '')
  else localStorage.removeItem(key)
}
