import { expect, test } from 'vitest'
import type { Message, ThreadCard } from '#contract/conversations.ts'
import { logEntries } from './log-entries.ts'

const message = (number: number, createdAt: string) => ({ number, createdAt }) as Message
const card = (id: string, happenedAt: string) => ({ id, happenedAt, kind: 'offer' }) as ThreadCard
const messages = [message(7, '2026-11-16T10:00:00.000Z'), message(8, '2026-11-16T12:00:00.000Z')]
const cards = [
  card('before', '2026-11-15T10:00:00+00:00'),
  card('between', '2026-11-16T11:00:00.123456+00:00'),
  card('after', '2026-11-17T09:00:00+00:00'),
]
const shown = (hasEarlier: boolean, some = messages) =>
  logEntries(some, cards, hasEarlier).map(({ message: one, card: other }) => one?.number ?? other?.id)

test('cards stand among the messages by time', () => {
  expect(shown(false)).toEqual(['before', 7, 'between', 8, 'after'])
})

test('those from before what is loaded come with it', () => {
  expect(shown(true)).toEqual([7, 'between', 8, 'after'])
})

test('a conversation without a word has its cards', () => {
  expect(shown(false, [])).toEqual(['before', 'between', 'after'])
})
