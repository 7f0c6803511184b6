import { useState } from 'react'
import { type Statement, sendStatement } from '#contract/statements.ts'
import { draftChanged } from '#domain/statements/details.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useStatementChange } from './use-statement-change.ts'

/** Saves and sends a draft over the version that the form began with. What someone else wrote meanwhile is loaded only when asked for. */
export function useDraft<Given>(
  statement: Statement,
  write: (given: Given, expectedUpdatedAt: string) => Promise<Statement>,
) {
  const { id, professional, updatedAt } = statement
  const [version, setVersion] = useState(updatedAt)
  const save = async (given: Given) => {
    const saved = await write(given, version)
    setVersion(saved.updatedAt)
    return saved
  }
  const saving = useStatementChange(save, () => notifySuccess('Draft saved'))
  const sending = useStatementChange(
    async (given: Given) => {
      await save(given)
      return call(sendStatement, { id })
    },
    () => notifySuccess('Sent for signature', { detail: `${professional} signs first.` }),
  )
  const isBusy = saving.isPending || sending.isPending
  // After a save of one's own, the page is the older one for a moment.
  const isStale = !isBusy && updatedAt !== version && Date.parse(updatedAt) >= Date.parse(version)
  const error = saving.error ?? sending.error
  return {
    saving,
    sending,
    isBusy,
    /** It has changed since, whether that was noticed by the page or by a refusal. */
    isStale,
    failure: isStale ? draftChanged : error ? problemMessage(error, 'The draft couldn’t be saved.') : undefined,
    /** What is on the page is what is stored, from here on. */
    takeNewest: () => {
      saving.reset()
      sending.reset()
      setVersion(updatedAt)
    },
  }
}
