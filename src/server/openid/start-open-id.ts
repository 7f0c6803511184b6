import { startOpenId as endpoint } from '#contract/openid.ts'
import { selfGuardedRoute } from '../serve.ts'
import { startFlow } from './start-flow.ts'

export const startOpenId = selfGuardedRoute(endpoint, (input, request) =>
  startFlow({ ...input, userId: null }, request),
)
