import { readOperatorSettings as endpoint } from '#contract/operator-settings.ts'
import { operatorSettingsQuery } from '#db/operator-settings.ts'
import { queryRoute } from '../serve.ts'

export const readOperatorSettings = queryRoute(endpoint, operatorSettingsQuery, ([settings]) => {
  if (!settings) throw new Error('The settings have no row.')
  return settings
})
