import { expect, test } from 'vitest'
import type { Role } from '../accounts/role.ts'
import type { FirmRole } from '../firms/role.ts'
import { topicNames, topicOfKind, topics, topicsOf } from './topics.ts'

test('a kind of mail belongs to one topic at most', () => {
  const kinds = topicNames.flatMap((topic) => [...topics[topic].kinds])
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('talent and buyers choose among their own topics; account emails can’t be turned off', () => {
  const topicsFor = (role: Role, firmRole: FirmRole | null = null) => topicsOf({ role, firmRole })
  expect(topicsFor('talent')).toEqual(['application-status', 'messages', 'invitations', 'reminders'])
  expect(topicsFor('buyer', 'owner')).toEqual(['messages', 'invitations', 'new-applications', 'new-fits', 'reminders'])
  expect(topicsFor('buyer', 'manager')).toEqual([
    'messages',
    'invitations',
    'new-applications',
    'new-fits',
    'reminders',
  ])
  expect(topicsFor('buyer', 'approver')).toEqual(['reminders'])
  expect(topicsFor('buyer', 'viewer')).toEqual([])
  expect(topicsFor('buyer')).toEqual([])
  expect(topicsFor('admin')).toEqual([])
  for (const kind of ['confirm-email', 'reset-password', 'password-changed', 'application-accepted'])
    expect(topicOfKind(kind)).toBeUndefined()
})

test.each(topicNames.flatMap((topic) => topics[topic].kinds.map((kind) => [kind, topic] as const)))(
  'emails of the kind %s belong to %s',
  (kind, topic) => {
    expect(topicOfKind(kind)).toBe(topic)
  },
)
