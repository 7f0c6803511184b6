import { removePasskey as endpoint } from '#contract/two-factor.ts'
import { removePasskey as remove } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { notFound } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { removeFactor } from './remove-factor.ts'

export const removePasskey = selfGuardedRoute(endpoint, ({ id, password }, request) =>
  removeFactor(password, request, async (tx, userId) => {
    if (!(await remove(tx, userId, id))) throw notFound('This passkey has already been removed.')
    return `A passkey was removed from your ${brand.name} account.`
  }),
)
