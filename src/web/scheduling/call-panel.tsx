import { useState } from 'react'
import type { IntroCall } from '#contract/scheduling.ts'
import { BookedCall } from './booked-call.tsx'
import { Scheduler } from './scheduler.tsx'

type Props = {
  call: IntroCall | null
  candidate?: string
  /** Off behind a mailed link: it opens one call and no other. */
  canBook?: boolean
  onChange: (call: IntroCall) => void
}

/** The scheduler until a call is booked, and again while it is moved; the call itself in between. */
export function CallPanel({ call, candidate, canBook = true, onChange }: Props) {
  const [isMoving, setIsMoving] = useState(false)
  const isOver = call?.status !== 'booked'
  if (call && !isMoving && (!isOver || !canBook))
    return <BookedCall call={call} onMove={() => setIsMoving(true)} onChange={onChange} />
  return (
    <Scheduler
      moved={isMoving && call ? call : undefined}
      candidate={candidate}
      onBack={isMoving ? () => setIsMoving(false) : undefined}
      onBooked={(booked) => {
        setIsMoving(false)
        onChange(booked)
      }}
    />
  )
}
