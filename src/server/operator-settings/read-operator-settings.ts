import { readOperatorSettings as endpoint } from '#contract/operator-settings.ts'
import { operatorSettingsQuery } from '#db/operator-settings.ts'
import type { OperatorSettings } from '#domain/operator-settings/settings.ts'
import { read } from '../serve.ts'

export const readOperatorSettings = read(endpoint, operatorSettingsQuery, ([settings]) => settings as OperatorSettings)
