import { readNotifications as endpoint } from '#contract/notifications.ts'
import { unwantedTopics } from '#db/notifications.ts'
import { read } from '../serve.ts'
import { presentChoices } from './present-choices.ts'

export const readNotifications = read(endpoint, unwantedTopics, (unwanted, _, { role }) =>
  presentChoices(role, unwanted),
)
