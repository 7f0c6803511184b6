import { saveOperatorSettings as endpoint } from '#contract/operator-settings.ts'
import { changeOperatorSettings } from '#db/operator-settings.ts'
import { recordAct } from '#db/record.ts'
import type { OperatorSettings } from '#domain/operator-settings/settings.ts'
import { transactionRoute } from '../serve.ts'

export const saveOperatorSettings = transactionRoute(endpoint, async (tx, changes) => {
  const settings = (await changeOperatorSettings(tx, changes)) as OperatorSettings
  await recordAct(tx, { act: 'rules.changed', detail: settings })
  return settings
})
