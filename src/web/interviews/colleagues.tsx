import { Checkbox } from '@mantine/core'
import type { InterviewTimes } from '#contract/interviews.ts'
import { interviewLimits } from '#domain/interviews/interview.ts'
import classes from './interviews.module.css'

type Props = { colleagues: InterviewTimes['colleagues']; chosen: string[]; onChange: (chosen: string[]) => void }

/** Who else of the firm takes part. Times at which one of them is busy are left out. */
export function Colleagues({ colleagues, chosen, onChange }: Props) {
  if (colleagues.length === 0) return null
  const isFull = chosen.length >= interviewLimits.people - 1
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={classes.colleagues}>
      <legend>From your firm</legend>
      {colleagues.map(({ id, name, jobTitle }) => (
        <Checkbox
          key={id}
          label={name ?? 'A colleague'}
          description={jobTitle}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
      {isFull && <p className={classes.note}>Up to {interviewLimits.people} people from your firm can take part.</p>}
    </fieldset>
  )
}
