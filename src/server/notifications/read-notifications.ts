import { readNotifications as endpoint } from '#contract/notifications.ts'
import { unwantedTopics } from '#db/notifications.ts'
import { queryRoute } from '../serve.ts'
import { presentChoices } from './present-choices.ts'

export const readNotifications = queryRoute(endpoint, unwantedTopics, (unwanted, _, me) => presentChoices(me, unwanted))
