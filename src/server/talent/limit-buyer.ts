import type { AttemptLimit } from '#domain/accounts/limits.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { readMe } from '../accounts/read-session.ts'
import type { Route } from '../serve.ts'

/** Limits requests per buyer and day, so that nobody scrapes the whole list. */
export const limitBuyer = (limit: AttemptLimit, route: Route): Route => ({
  ...route,
  run: async (input, request, upload) => {
    const tokenHash = request.cookie.tokenHash()
    const me = tokenHash && (await readMe(request.services, tokenHash))
    if (me && me.role === 'buyer')
      await limitAttempts([{ limit, of: me.id }], request.services).catch((problem) => {
        request.services.log.warn({ alert: limit.name, userId: me.id, limit: limit.limit }, 'reading limit reached')
        throw problem
      })
    return route.run(input, request, upload)
  },
})
