import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { askReplacement, type Engagement } from '#contract/engagements.ts'
import { counted } from '#domain/counted.ts'
import { isEndingOrOver } from '#domain/engagements/status.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { EngagementWays } from './engagement-ways.tsx'
import classes from './engagements.module.css'

const HandoverForm = lazy(async () => ({ default: (await import('./handover-form.tsx')).HandoverForm }))
const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

/** What the reader may do to pause or end it, and everything that belongs to a good end. */
export function EndPanel({ engagement }: { engagement: Engagement }) {
  const { id, side, handover, reviews, mayManage } = engagement
  const isEnding = isEndingOrOver(engagement.status)
  const maySay = side === 'talent' || mayManage
  return (
    <section className={classes.panel} aria-labelledby="end">
      <h2 id="end">{isEnding ? 'End' : 'Pause or end'}</h2>
      {isEnding && (
        <>
          <LastHours engagement={engagement} />
          <h3>Handover</h3>
          {handover && (
            <>
              <p className={classes.written}>{handover.note}</p>
              <p className={classes.written}>
                {handover.openPoints ? `Open points: ${handover.openPoints}` : 'No open points.'}
              </p>
              <p className={classes.note}>
                Nothing that belongs to the firm or its clients is left on {side === 'talent' ? 'your' : 'the talent’s'}{' '}
                devices.
              </p>
            </>
          )}
          {!handover && side !== 'talent' && <p className={classes.note}>There is no handover yet.</p>}
          <Suspense>
            {!handover && side === 'talent' && <HandoverForm engagement={engagement} />}
            {maySay && reviews.length === 0 && <ReviewForm engagement={engagement} />}
          </Suspense>
          {reviews.map(({ side: by, wentWell, reworkHours }) => (
            <div key={by}>
              <h3>{side ? 'Your review' : by === 'owner' ? 'The firm’s review' : 'The talent’s review'}</h3>
              <p className={classes.written}>{wentWell}</p>
              <p className={classes.note}>Rework: {counted(reworkHours, 'hour')}. The other side doesn’t read this.</p>
            </div>
          ))}
          <div className={classes.ways}>
            <Button component="a" variant="default" href={`/api/engagements/${id}/end-letter.pdf`}>
              Download End Letter
            </Button>
            {mayManage && <Replacement id={id} />}
          </div>
        </>
      )}
      <EngagementWays engagement={engagement} />
    </section>
  )
}

const weekLines = {
  owner: {
    open: 'not submitted yet',
    returned: 'returned to the talent',
    submitted: 'waiting for your approval',
  },
  talent: { open: 'not submitted yet', returned: 'returned to you', submitted: 'waiting for the firm' },
} as const

/** Nothing is paid that isn't approved: what is left to do about hours. */
function LastHours({ engagement: { lastWeeks, side } }: { engagement: Engagement }) {
  return (
    <>
      <h3>Last hours</h3>
      {lastWeeks.length === 0 ? (
        <p className={classes.note}>
          {side === 'talent' ? 'All the hours you entered are approved.' : 'No hours are waiting for approval.'}
        </p>
      ) : (
        <ul className={classes.items}>
          {lastWeeks.map(({ id, startsOn, status, minutes }) => (
            <li key={id}>
              <div>
                <strong>{formatWeek(startsOn)}</strong>
                <p>
                  {formatHours(minutes)} h, {weekLines[side ?? 'owner'][status]}
                </p>
              </div>
              {side && (
                <ButtonLink
                  variant="light"
                  size="xs"
                  to="/hours"
                  search={(side === 'talent' ? { week: id } : {}) as never}
                  preload={false}
                >
                  Open Hours<span className="g-visually-hidden">: {formatWeek(startsOn)}</span>
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Replacement({ id }: { id: string }) {
  const navigate = useNavigate()
  const asking = useMutation({
    mutationFn: () => call(askReplacement, { id }),
    onSuccess: ({ projectId }) => navigate({ to: '/projects/$id', params: { id: projectId } }),
  })
  return (
    <>
      <WorkingButton
        variant="light"
        isWorking={asking.isPending}
        workingText="Drafting..."
        onClick={() => asking.mutate()}
      >
        Ask for a Replacement
      </WorkingButton>
      {asking.error && <FormAlert>{problemMessage(asking.error, 'It couldn’t be drafted.')}</FormAlert>}
    </>
  )
}
