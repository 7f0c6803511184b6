import { sendMessage as endpoint } from '#contract/conversations.ts'
import { transactionRoute } from '../serve.ts'
import { writeMessage } from './write-message.ts'

export const sendMessage = transactionRoute(endpoint, async (tx, written, me, { services }) => {
  const message = await writeMessage(tx, written, me)
  services.news.wake()
  return message
})
