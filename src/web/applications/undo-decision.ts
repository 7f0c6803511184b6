import { undoDecision as endpoint, type ReceivedApplication, undoDeclines } from '#contract/applications.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** Several that were declined together. */
export async function undoDecisions(ids: string[]): Promise<void> {
  try {
    const left = ids.length - (await call(undoDeclines, { ids })).undone.length
    if (left === 0) notifySuccess('Decisions undone', { detail: 'Nobody was emailed.' })
    else notifyError(`${left} of ${ids.length} decisions couldn’t be undone`)
  } catch (error) {
    notifyError('The decisions couldn’t be undone', { detail: problemMessage(error, 'Please try again.') })
  }
}

/** The page may have moved on, so that no component waits for it. */
export async function undoDecision(id: string, onUndone: (application: ReceivedApplication) => void): Promise<void> {
  try {
    onUndone(await call(endpoint, { id }))
    notifySuccess('Decision undone', { detail: 'Nobody was emailed.' })
  } catch (error) {
    notifyError('The decision couldn’t be undone', { detail: problemMessage(error, 'Please try again.') })
  }
}
