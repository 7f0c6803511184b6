import { undoDecision as endpoint, type ReceivedApplication } from '#contract/applications.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** The page may have moved on, so that no component waits for it. */
export async function undoDecision(id: string, onUndone: (application: ReceivedApplication) => void): Promise<void> {
  try {
    onUndone(await call(endpoint, { id }))
    notifySuccess('Decision undone', { detail: 'Nobody was emailed.' })
  } catch (error) {
    notifyError('The decision couldn’t be undone', { detail: problemMessage(error, 'Please try again.') })
  }
}
