import type { ReceivedApplication } from '#contract/applications.ts'
import { undoSeconds } from '#domain/undo.ts'
import { notifySuccess } from '../ui/notify.ts'
import { canceledWith } from './interviews-of.ts'
import { undoDecision } from './undo-decision.ts'

type Page = { show: (application: ReceivedApplication) => void; refresh: () => Promise<unknown> }

/** Says what was done and which interviews end with a decline, and offers to undo a decision. */
export function announceMove(projectId: string, moved: ReceivedApplication, { show, refresh }: Page) {
  const undo = async () => {
    await undoDecision(moved.id, show)
    await refresh()
  }
  const isDecision = moved.status === 'accepted' || moved.status === 'rejected'
  notifySuccess(`Application ${moved.status}`, {
    // Where it can't be read, the decision has been made all the same.
    ...(moved.status === 'rejected' && { detail: canceledWith(projectId, moved).catch(() => undefined) }),
    ...(isDecision && { undo: { seconds: undoSeconds, onUndo: () => void undo() } }),
  })
}
