import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelIntroCall, type IntroCall, listSlots } from '#contract/scheduling.ts'
import { brand } from '#domain/brand.ts'
import { formatCallTime } from '#domain/scheduling/format-time.ts'
import { call as callApi } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { CalendarTile } from '../ui/calendar-tile.tsx'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { googleCalendarUrl } from '../ui/google-calendar-url.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import classes from './booked-call.module.css'

type Props = { call: IntroCall; onMove: () => void; onChange: (call: IntroCall) => void }

const title = `${brand.name} intro call`

/** The booked call, and its available actions. */
export function BookedCall({ call, onMove, onChange }: Props) {
  const queryClient = useQueryClient()
  const [isAsking, asking] = useDisclosure()
  const canceling = useMutation({
    mutationFn: () => callApi(cancelIntroCall, { token: call.token }),
    onSuccess: (cancelled) => {
      asking.close()
      notifySuccess('Your call is canceled', { detail: 'We sent you an email.' })
      onChange(cancelled)
    },
    onError: (error) => {
      asking.close()
      notifyError('The call is still booked', { detail: error.message })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listSlots) }),
  })
  const span = { startsAt: new Date(call.startsAt), endsAt: new Date(call.endsAt) }
  const when = formatCallTime(span, call.zone)
  return (
    <>
      <div className={classes.call}>
        <CalendarTile moment={span.startsAt} zone={call.zone} />
        <div>
          <p className={classes.hours}>
            <time dateTime={call.startsAt}>{when.hours}</time>
          </p>
          <p className={classes.zone}>{when.day}</p>
          <p className={classes.zone}>{when.zone}</p>
        </div>
      </div>
      {call.status === 'booked' && <p className={classes.location}>{call.location}</p>}
      <div className={classes.actions}>
        {call.status === 'booked' && (
          <Button
            component="a"
            href={googleCalendarUrl({ ...call, title })}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
          >
            Add to Google Calendar
          </Button>
        )}
        {call.actions.includes('move') && (
          <Button variant="default" onClick={onMove}>
            Reschedule
          </Button>
        )}
        {call.actions.includes('cancel') && (
          <Button variant="subtle" color="red" onClick={asking.open}>
            Cancel Call
          </Button>
        )}
      </div>
      <ConfirmModal
        isOpen={isAsking}
        title="Cancel Call"
        closeText="Keep Call"
        workingText="Canceling..."
        isWorking={canceling.isPending}
        onConfirm={() => canceling.mutate()}
        onClose={asking.close}
      >
        {`Your call on ${when.day}, ${when.hours}, will be removed from our calendar. We’ll email you a confirmation.`}
      </ConfirmModal>
    </>
  )
}
