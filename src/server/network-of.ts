import { isIP, SocketAddress } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's address: the connection's, unless our own proxies are in front. Then each of them has added one entry
 * at the right of the forwarding header; anything further left was sent by the caller and is not trusted.
 */
export const networkOf =
  (trustedProxies: number) =>
  (context: Context): string => {
    const connection = getConnInfo(context).remote.address ?? ''
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-trustedProxies)?.trim()
    return networkOfAddress(trustedProxies > 0 && forwarded ? forwarded : connection)
  }

/** A canonical form of an address. A household has a whole IPv6 /64, so that counts as one. */
export function networkOfAddress(address: string): string {
  const family = isIP(address)
  if (family !== 6) return family === 4 ? address : 'unknown'
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  const mapped = /^::ffff:([\d.]+)$/.exec(shortest)?.[1]
  return mapped ?? `${firstHalf(shortest).join(':')}::/64`
}

/** `::` stands for as many zeros as are missing of eight groups. */
function firstHalf(shortest: string): string[] {
  const [before = [], after = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4)
}
