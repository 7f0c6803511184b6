import type { Message } from '#contract/conversations.ts'
import type { MessageRow } from '#db/conversations.ts'

export function presentMessage(row: MessageRow): Message {
  const {
    fileName: name,
    fileSizeBytes: sizeBytes,
    isFileScanned,
    isFileLocked: isLocked,
    createdAt,
    side,
    ...rest
  } = row
  const file = name && sizeBytes ? { name, sizeBytes, isScanned: isFileScanned === true, isLocked } : null
  return { ...rest, side: side as Message['side'], createdAt: createdAt.toISOString(), file }
}
