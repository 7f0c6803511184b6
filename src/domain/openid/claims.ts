import { emailAddress } from '../accounts/email.ts'

export type Claims = { readonly [claim: string]: unknown }

/** Microsoft doesn't send `email_verified`; an optional claim of its own says that the owner of the address's domain has verified it. */
const isVerifiedByMicrosoft = ({ iss, xms_edov }: Claims): boolean =>
  String(iss).startsWith('https://login.microsoftonline.com/') && [true, 1, '1'].some((yes) => yes === xms_edov)

/** The address in a provider's claims, as ours are written, if the provider has verified it. */
export function verifiedEmail(claims: Claims): string | null {
  if (claims.email_verified !== true && !isVerifiedByMicrosoft(claims)) return null
  const parsed = emailAddress.safeParse(claims.email)
  return parsed.success ? parsed.data : null
}
