import { readRetention as endpoint } from '#contract/retention.ts'
import { retentionQuery } from '#db/retention.ts'
import { queryRoute } from '../serve.ts'

export const readRetention = queryRoute(endpoint, retentionQuery, ([settings]) => {
  if (!settings) throw new Error('The settings have no row.')
  return settings
})
