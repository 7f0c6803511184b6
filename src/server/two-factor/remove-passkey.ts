import { removePasskey as endpoint } from '#contract/two-factor.ts'
import { removePasskey as remove } from '#db/two-factor.ts'
import { notFound } from '#domain/problem.ts'
import { open } from '../serve.ts'
import { removeFactor } from './remove-factor.ts'

export const removePasskey = open(endpoint, ({ id, password }, call) =>
  removeFactor(password, call, async (tx, userId) => {
    if (!(await remove(tx, userId, id))) throw notFound('This passkey was removed before.')
    return 'A passkey was removed from your Glide account.'
  }),
)
