import { type Closing, readClosing } from '#contract/projects.ts'
import { isClosing } from '#domain/projects/closing.ts'
import type { settableProjectStatuses } from '#domain/projects/status.ts'
import { call } from '../api.ts'

export type Settable = (typeof settableProjectStatuses)[number]
/** What to ask about: the status that was chosen, and whom it affects. */
export type AskedClosing = Closing & { status: Settable }

/** Undefined where the status can be set without a question: neither an engagement nor an interview ends with it. */
export async function askBeforeClosing(id: string, status: Settable | undefined): Promise<AskedClosing | undefined> {
  if (!status || !isClosing(status)) return undefined
  const closing = await call(readClosing, { id })
  return closing.engaged.length + closing.interviews.length > 0 ? { ...closing, status } : undefined
}
