import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's address: the connection's, unless proxies of ours stand in front. Then each of them has added one entry
 * at the right of the forwarding header, and whatever stands further left was claimed by the caller and is not believed.
 */
export const networkOf =
  (trustedProxies: number) =>
  (context: Context): string => {
    const connection = getConnInfo(context).remote.address ?? 'unknown'
    if (trustedProxies === 0) return connection
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
    return forwarded.at(-trustedProxies)?.trim() || connection
  }
