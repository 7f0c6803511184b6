import { expect, test } from 'vitest'
import { topicNames, topicOfKind, topics, topicsOf } from './topics.ts'

test('a kind of mail belongs to one topic at most', () => {
  const kinds = topicNames.flatMap((topic) => [...topics[topic].kinds])
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('talent and buyers choose among their own topics; account emails can’t be turned off', () => {
  expect(topicsOf('talent')).toEqual(['application-status'])
  expect(topicsOf('buyer')).toEqual(['new-applications'])
  expect(topicsOf('admin')).toEqual([])
  for (const kind of ['confirm-email', 'reset-password', 'password-changed', 'application-accepted'])
    expect(topicOfKind(kind)).toBeUndefined()
})
