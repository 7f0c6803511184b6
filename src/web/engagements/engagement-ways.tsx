import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Engagement, moveEngagement } from '#contract/engagements.ts'
import { type EngagementAction, engagementMessages } from '#domain/engagements/status.ts'
import { formatCents } from '#domain/money.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { firstClick } from '../ui/first-click.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { formatDate } from '../ui/time.ts'
import classes from './engagements.module.css'
import { useEngagementChange } from './use-engagement-change.ts'

const labels: Record<EngagementAction, { action: string; working: string }> = {
  pause: { action: 'Pause', working: 'Pausing...' },
  resume: { action: 'Resume', working: 'Resuming...' },
  end: { action: 'Give Notice', working: 'Giving notice...' },
  terminate: { action: 'End Immediately', working: 'Ending...' },
  convert: { action: 'Hire Full-Time', working: 'Converting...' },
}

/** Pause, resume, give notice, end at once, convert: what the reader may do. Ends are asked about. */
export function EngagementWays({ engagement }: { engagement: Engagement }) {
  const { id, status, actions, conversionFeeCents, earliestEnd } = engagement
  const [asked, setAsked] = useState<EngagementAction>()
  const [lastDay, setLastDay] = useState(earliestEnd ?? '')
  const moving = useEngagementChange(
    ({ move, reason = '' }: { move: EngagementAction; reason?: string }) =>
      call(moveEngagement, { id, move, expectedStatus: status, reason, ...(move === 'end' && lastDay && { lastDay }) }),
    () => setAsked(undefined),
  )
  const lacksDay = asked === 'end' && earliestEnd !== null && lastDay === ''
  const offered = actions.filter((move) => move !== 'convert' || conversionFeeCents !== null)
  if (offered.length === 0) return null
  const press = (move: EngagementAction) => {
    if (moving.isPending) return
    if (move === 'pause' || move === 'resume') moving.mutate({ move })
    else setAsked(move)
  }
  const close = () => {
    moving.reset()
    setAsked(undefined)
  }
  return (
    <>
      <div className={classes.ways}>
        {offered.map((move) => (
          <Button
            key={move}
            variant={move === 'resume' ? 'filled' : 'default'}
            {...(move === 'terminate' && { color: 'red', variant: 'subtle' })}
            onClick={firstClick(() => press(move))}
          >
            {labels[move].action}
          </Button>
        ))}
      </div>
      {moving.error && !asked && <p role="alert">{problemMessage(moving.error, 'It couldn’t be done.')}</p>}
      {asked && (
        <ReasonDialog
          isOpen
          title={labels[asked].action}
          description="Both sides read it."
          workingText={labels[asked].working}
          isWorking={moving.isPending}
          isRed={asked === 'terminate'}
          error={moving.error ? problemMessage(moving.error, 'It couldn’t be done. Please try again.') : undefined}
          onConfirm={(reason) => lacksDay || moving.mutate({ move: asked, reason })}
          onClose={close}
        >
          {explain(asked, engagement)}
          {asked === 'end' && earliestEnd && (
            <TextInput
              mt={16}
              label="Last day"
              type="date"
              min={earliestEnd}
              value={lastDay}
              error={dayError(lastDay, earliestEnd)}
              onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
            />
          )}
        </ReasonDialog>
      )}
    </>
  )
}

/** A date that is half typed is empty to the page; it isn’t replaced by the earliest one. */
function dayError(lastDay: string, earliestEnd: string): string | undefined {
  if (lastDay === '') return 'Please enter a date.'
  return lastDay < earliestEnd ? engagementMessages.shortNotice : undefined
}

function explain(move: EngagementAction, { earliestEnd, conversionFeeCents }: Engagement): string {
  if (move === 'end')
    return `Under the signed notice period, the earliest last day is ${earliestEnd ? formatDate(earliestEnd) : 'today'}. Work goes on until then.`
  if (move === 'convert')
    return `Under the signed terms, the firm pays ${formatCents(conversionFeeCents ?? 0)} once to hire this person now.`
  return 'It ends now, without notice. All access that was granted should be revoked today.'
}
