import { useState } from 'react'
import { bookIntroCall, type IntroCall, moveIntroCall } from '#contract/scheduling.ts'
import { call as ask } from '../api.ts'
import { ViewHeading } from '../ui/view-heading.tsx'
import { BookedCall } from './booked-call.tsx'
import { Scheduler } from './scheduler.tsx'

type Props = {
  call: IntroCall | null
  /** Off behind an emailed link, which opens one call and no other. */
  canBook?: boolean
  onChange: (call: IntroCall) => void
}

const titles = {
  choosing: 'Choose a time',
  moving: 'Choose another time',
  booked: 'Your call is booked',
  held: 'Your call is over',
  missed: 'Your call is over',
  cancelled: 'Your call is canceled',
} as const

/** Shows the scheduler until a call is booked and while it is rescheduled; otherwise the call. */
export function CallPanel({ call, canBook = true, onChange }: Props) {
  const [isMoving, setIsMoving] = useState(false)
  const shown = call && !isMoving && (call.status === 'booked' || !canBook) ? call : undefined
  return (
    <>
      <ViewHeading order={2} size="h3" mb={24}>
        {titles[shown ? shown.status : isMoving ? 'moving' : 'choosing']}
      </ViewHeading>
      {shown ? (
        <BookedCall call={shown} onMove={() => setIsMoving(true)} onChange={onChange} />
      ) : (
        <Scheduler
          isMoving={isMoving}
          book={(startsAt, zone) =>
            isMoving && call
              ? ask(moveIntroCall, { token: call.token, startsAt, zone })
              : ask(bookIntroCall, { startsAt, zone })
          }
          onBack={isMoving ? () => setIsMoving(false) : undefined}
          onBooked={(booked) => {
            setIsMoving(false)
            onChange(booked)
          }}
        />
      )}
    </>
  )
}
