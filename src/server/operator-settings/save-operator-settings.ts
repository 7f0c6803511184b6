import { saveOperatorSettings as endpoint } from '#contract/operator-settings.ts'
import { changeOperatorSettings } from '#db/operator-settings.ts'
import { recordAct } from '#db/record.ts'
import { transactionRoute } from '../serve.ts'

export const saveOperatorSettings = transactionRoute(endpoint, async (tx, changes) => {
  const settings = await changeOperatorSettings(tx, changes)
  if (!settings) throw new Error('The settings have no row.')
  const { meetingTemplate, transferDetails, ...switches } = settings
  const written = { hasMeetingRooms: meetingTemplate !== null, hasTransferDetails: transferDetails !== null }
  await recordAct(tx, { act: 'rules.changed', detail: { ...switches, ...written } })
  return settings
})
