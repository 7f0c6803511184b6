import type { Message, ThreadCard } from '#contract/conversations.ts'

export type LogEntry = { createdAt: string } & (
  | { message: Message; card?: undefined }
  | { message?: undefined; card: ThreadCard }
)

/** Messages and cards by time. Cards from before the messages that are loaded come with those. */
export function logEntries(
  messages: readonly Message[],
  cards: readonly ThreadCard[],
  hasEarlier: boolean,
): LogEntry[] {
  const since = hasEarlier ? Date.parse(messages[0]?.createdAt ?? '') : Number.NEGATIVE_INFINITY
  const entries: LogEntry[] = [
    ...messages.map((message) => ({ createdAt: message.createdAt, message })),
    ...cards
      .filter(({ happenedAt }) => Date.parse(happenedAt) >= since)
      .map((card) => ({ createdAt: card.happenedAt, card })),
  ]
  return entries.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}
