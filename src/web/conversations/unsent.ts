import { forgetDraft, readDraft, saveDraft } from '../drafts.ts'

/** What someone has typed but not sent, and what was sent but didn't arrive. Kept on the device, for each person and conversation. */
export type Unsent = { text: string; failed: { id: string; text: string }[] }

const nameOf = (userId: string, threadId: string) => `message:${userId}:${threadId}`

export function readUnsent(userId: string, threadId: string): Unsent {
  const kept = readDraft(nameOf(userId, threadId)) as Unsent | null
  return kept ?? { text: '', failed: [] }
}

export function keepUnsent(userId: string, threadId: string, unsent: Unsent) {
  const name = nameOf(userId, threadId)
  if (unsent.text === '' && unsent.failed.length === 0) forgetDraft(name)
  else saveDraft(name, unsent)
}
