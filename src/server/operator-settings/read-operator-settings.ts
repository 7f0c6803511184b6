import type { OutputOf } from '#contract/endpoint.ts'
import { readOperatorSettings as endpoint } from '#contract/operator-settings.ts'
import { operatorSettingsQuery } from '#db/operator-settings.ts'
import { queryRoute } from '../serve.ts'

export const readOperatorSettings = queryRoute(
  endpoint,
  operatorSettingsQuery,
  ([settings]) => settings as OutputOf<typeof endpoint>,
)
