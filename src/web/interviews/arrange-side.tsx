import { Textarea, TextInput } from '@mantine/core'
import type { InterviewTimes } from '#contract/interviews.ts'
import { interviewLengths, interviewLimits } from '#domain/interviews/interview.ts'
import { formatTimeZone } from '#domain/scheduling/format-time.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { Colleagues } from './colleagues.tsx'
import { HourRange } from './hour-range.tsx'
import classes from './interviews.module.css'
import type { useArranging } from './use-arranging.ts'

type Props = { arranging: ReturnType<typeof useArranging>; times: InterviewTimes; first: string }

/** Whom the firm meets, for how long, within which hours, and a note to them. */
export function ArrangeSide({ arranging, times, first }: Props) {
  const { minutes, hours, word, link } = arranging
  const { person, firm, hasRooms, colleagues, isContactOpen } = times
  return (
    <div className={classes.side}>
      <div className={classes.person}>
        <Avatar name={person.name ?? ''} seed={person.id} url={person.avatarUrl} size={56} />
        <div>
          <strong>{person.name ?? 'Candidate'}</strong>
          <p>{person.headline}</p>
          <p>{person.zone ? formatTimeZone(new Date(), person.zone) : `${first} hasn’t said when they work.`}</p>
        </div>
      </div>
      <fieldset className={classes.lengths}>
        <legend>Length</legend>
        <div>
          {interviewLengths.map((length) => (
            <label key={length}>
              <input
                type="radio"
                name="length"
                checked={length === minutes}
                onChange={() => arranging.setMinutes(length)}
              />
              <span>{length} min</span>
            </label>
          ))}
        </div>
      </fieldset>
      <HourRange typed={hours} firm={firm} shownZone={firm.zone} onChange={arranging.setHours} />
      <Colleagues colleagues={colleagues} chosen={arranging.colleagues} onChange={arranging.setColleagues} />
      <div>
        <Textarea
          label={`Note to ${first}`}
          description="Optional"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={interviewLimits.word}
          value={word}
          onChange={({ currentTarget }) => arranging.setWord(currentTarget.value)}
        />
        {!isContactOpen && <LeftOutCaution text={word} />}
        <TypedNumbers texts={{ [`Note to ${first}`]: word }} />
      </div>
      {hasRooms ? (
        <p className={classes.note}>The call opens in your browser. The link is in both calendars.</p>
      ) : (
        <TextInput
          type="url"
          label="Link for the call"
          description="Optional. Without one, we’ll remind you to add it."
          placeholder="https://"
          maxLength={interviewLimits.link}
          value={link}
          onChange={({ currentTarget }) => arranging.setLink(currentTarget.value)}
        />
      )}
    </div>
  )
}
