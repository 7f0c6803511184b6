import { isValidIP, normalizeIP } from '@better-auth/core/utils/ip'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's address: the connection's, unless proxies of ours stand in front. Then each of them has added one entry
 * at the right of the forwarding header, and whatever stands further left was claimed by the caller and is not believed.
 */
export const networkOf =
  (trustedProxies: number) =>
  (context: Context): string => {
    const connection = getConnInfo(context).remote.address ?? ''
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-trustedProxies)?.trim()
    const address = trustedProxies > 0 && forwarded ? forwarded : connection
    // A household has a whole /64 of IPv6 to itself, so that much counts as one address.
    return isValidIP(address) ? normalizeIP(address, { ipv6Subnet: 64 }) : 'unknown'
  }
