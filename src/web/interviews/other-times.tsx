import { Anchor, Button, Skeleton, Textarea } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerProposal, type Interview, moveInterview, readOtherTimes } from '#contract/interviews.ts'
import { interviewLimits } from '#domain/interviews/interview.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { HourRange, type TypedRange } from './hour-range.tsx'
import classes from './interviews.module.css'
import { otherFirstName, otherName, zonesFor } from './sides.ts'
import { TimeChooser } from './time-chooser.tsx'
import { useChange } from './use-change.ts'

type Props = { interview: Interview; isAnswer: boolean; onDone: () => void }

/** Another time for a booked interview, or others than were proposed. */
export function OtherTimes({ interview, isAnswer, onDone }: Props) {
  const { id } = interview
  const zone = browserZone()
  const [hours, setHours] = useState<TypedRange>({})
  const [withHolidays, setWithHolidays] = useState<boolean>()
  const times = useQuery({
    ...endpointQuery(readOtherTimes, {
      ...{ id, zone, ...hours },
      ...(withHolidays !== undefined && { withHolidays: `${withHolidays}` }),
    }),
    placeholderData: keepPreviousData,
  })
  const [picked, setPicked] = useState<string[]>([])
  const [word, setWord] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const chosen = picked.filter((start) => times.data?.starts.includes(start))
  const [startsAt] = chosen
  const changing = useChange(
    () =>
      isAnswer
        ? call(answerProposal, { id, times: chosen, zone, ...hours, withHolidays, word })
        : call(moveInterview, {
            ...{ id, startsAt: startsAt ?? '', expectedStartsAt: interview.startsAt },
            ...{ zone, ...hours, withHolidays, word },
          }),
    () => {
      notifySuccess(isAnswer ? 'Times proposed' : 'Interview moved', { detail: 'You both get an email.' })
      onDone()
    },
  )
  return (
    <form
      className={classes.card}
      onSubmit={(event) => {
        event.preventDefault()
        if (startsAt && !changing.isPending) changing.mutate(undefined, { onError: () => void times.refetch() })
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {isAnswer ? `Propose up to ${interviewLimits.proposals} other times` : 'Choose another time'}
      </h2>
      <Loaded query={times} what="times" skeleton={<Skeleton h={280} />}>
        {(data) => (
          <>
            {interview.side === 'owner' && (
              <div className={classes.typed}>
                <HourRange
                  typed={hours}
                  firm={data.firm}
                  shownZone={zone}
                  onChange={(change) => setHours((before) => ({ ...before, ...change }))}
                />
                <Anchor component="button" type="button" onClick={() => setWithHolidays(!data.withHolidays)}>
                  {data.withHolidays ? 'Leave out holidays' : 'Include holidays'}
                </Anchor>
              </div>
            )}
            <TimeChooser
              times={data}
              zones={zonesFor(interview)}
              other={otherFirstName(interview)}
              chosen={chosen}
              isMany={isAnswer}
              isStale={times.isFetching}
              onChange={setPicked}
            />
          </>
        )}
      </Loaded>
      <Textarea
        label={`Note to ${otherName(interview)}`}
        description="Optional"
        autosize
        minRows={2}
        maxLength={interviewLimits.word}
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      {!interview.isContactOpen && <LeftOutCaution text={word} />}
      {changing.error && <FormAlert>{problemMessage(changing.error, 'The time couldn’t be changed.')}</FormAlert>}
      <div className={classes.actions}>
        <WorkingButton
          type="submit"
          disabled={!startsAt}
          isWorking={changing.isPending}
          workingText={isAnswer ? 'Proposing...' : 'Moving...'}
        >
          {isAnswer ? 'Propose Times' : 'Move Interview'}
        </WorkingButton>
        <Button variant="default" onClick={onDone}>
          Keep as It Is
        </Button>
      </div>
    </form>
  )
}
