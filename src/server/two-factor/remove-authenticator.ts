import { removeAuthenticator as endpoint } from '#contract/two-factor.ts'
import { removeAuthenticator as remove } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { notFound } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { removeFactor } from './remove-factor.ts'

export const removeAuthenticator = selfGuardedRoute(endpoint, ({ password }, request) =>
  removeFactor(password, request, async (tx, userId) => {
    if (!(await remove(tx, userId))) throw notFound('The authenticator app has already been removed.')
    return `The authenticator app was removed from your ${brand.name} account.`
  }),
)
