import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { declineStatement, type Statement, voidStatement } from '#contract/statements.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { AnchorLink } from '../ui/links.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import classes from './statements.module.css'
import { useStatementChange } from './use-statement-change.ts'

/** Decline to sign or withdraw it, each with a reason; or ask first. */
export function EndStatement({ statement }: { statement: Statement }) {
  const [isOpen, setOpen] = useState(false)
  const { id, actions, professional, client, applicationId } = statement
  const mayDecline = actions.includes('decline')
  const isDraft = actions.includes('discard')
  const ending = useStatementChange(
    (reason: string) =>
      mayDecline
        ? call(declineStatement, { id, reason })
        : call(voidStatement, { id, move: isDraft ? 'discard' : 'void', reason }),
    () => setOpen(false),
  )
  if (!mayDecline && !isDraft && !actions.includes('void')) return null
  const title = mayDecline ? 'Decline to Sign' : isDraft ? 'Discard Draft' : 'Withdraw Statement'
  return (
    <p className={classes.ways}>
      {!isDraft && (
        <>
          Something not right?{' '}
          <AnchorLink to="/messages" search={applicationId ? { application: applicationId } : {}}>
            Ask for a change
          </AnchorLink>{' '}
          or{' '}
        </>
      )}
      <Anchor component="button" type="button" onClick={() => setOpen(true)}>
        {mayDecline ? 'decline to sign' : isDraft ? 'Discard this draft' : 'withdraw it'}
      </Anchor>
      <ReasonDialog
        isOpen={isOpen}
        title={title}
        description={isDraft ? 'Your firm can read it.' : `${mayDecline ? client : professional} will read it.`}
        workingText={mayDecline ? 'Declining...' : isDraft ? 'Discarding...' : 'Withdrawing...'}
        isWorking={ending.isPending}
        isRed
        error={ending.error ? problemMessage(ending.error, 'It couldn’t be done. Please try again.') : undefined}
        onConfirm={(reason) => ending.mutate(reason)}
        onClose={() => {
          ending.reset()
          setOpen(false)
        }}
      >
        Nobody can sign it afterward. The firm can draft another version.
      </ReasonDialog>
    </p>
  )
}
