import { setNotification as endpoint } from '#contract/notifications.ts'
import { switchOff, switchOn, unwantedTopics } from '#db/notifications.ts'
import { topicsOf } from '#domain/notifications/topics.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentChoices } from './present-choices.ts'

export const setNotification = transactionRoute(endpoint, async (tx, { topic, isWanted }, me) => {
  if (!topicsOf(me).includes(topic)) throw notFound()
  await (isWanted ? switchOn : switchOff)(tx, topic)
  return presentChoices(me, await tx.rows(unwantedTopics()))
})
