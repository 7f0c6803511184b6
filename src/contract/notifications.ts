import * as z from 'zod/mini'
import { topicNames } from '#domain/notifications/topics.ts'
import { endpoint, nothing } from './endpoint.ts'

const choices = z.strictObject({
  topics: z.array(z.strictObject({ topic: z.enum(topicNames), isWanted: z.boolean() })),
})

export const readNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'Which optional emails the signed-in person receives',
  input: nothing,
  output: choices,
})

export const setNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications/:topic',
  access: 'signed-in',
  summary: 'Turn the optional emails of a topic on or off',
  input: z.strictObject({ topic: z.enum(topicNames), isWanted: z.boolean() }),
  output: choices,
})
