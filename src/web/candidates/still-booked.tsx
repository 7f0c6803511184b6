import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CallAhead, listCallsAhead } from '#contract/many-candidates.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { Loaded } from '../ui/loaded.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './decision-form.module.css'

type Person = { id: string; name: string | null; email: string }

type Props = { candidates: readonly Person[]; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** What is still ahead with candidates when an admin decides, and the offer to cancel it. */
export function StillBooked(props: Props) {
  const asked = { ids: props.candidates.map(({ id }) => id) }
  const query = useQuery({ ...endpointQuery(listCallsAhead, asked), enabled: asked.ids.length > 0 })
  if (asked.ids.length === 0) return null
  const failed = (error: Error) =>
    `Couldn’t check which calls are still booked. ${problemMessage(error, 'Something went wrong.')} You can still decide; whatever is booked stays.`
  return (
    <div className={classes.booking}>
      <Loaded query={query} what="booked calls" skeleton={null} failed={{ message: failed }}>
        {({ calls }) => <Ahead {...props} calls={calls} />}
      </Loaded>
    </div>
  )
}

function Ahead({ calls, candidates, isChecked, onChange }: Props & { calls: readonly CallAhead[] }) {
  if (calls.length === 0) return null
  const { named, more } = namedCalls(calls, candidates)
  return (
    <div className={classes.needed} role="status">
      <p>{calls.length === 1 ? 'A call is still booked:' : `${calls.length} calls are still booked:`}</p>
      <ul className={classes.booked}>
        {named.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {more && <li>{more}</li>}
      </ul>
      <Checkbox
        label={calls.length === 1 ? 'Cancel it' : 'Cancel them'}
        description="Everyone in a call gets an email."
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  )
}

const namedAtMost = 20

/** The next ones, by name where several people are decided on. */
export function namedCalls(calls: readonly CallAhead[], candidates: readonly Person[]) {
  const whoIs = new Map(candidates.map(({ id, name, email }) => [id, name ?? email]))
  const named = calls.slice(0, namedAtMost).map((call) => ({
    key: `${call.kind} ${call.id}`,
    text: candidates.length > 1 ? `${whoIs.get(call.candidateId)}: ${formatCall(call)}` : formatCall(call),
  }))
  const left = calls.slice(namedAtMost)
  const people = new Set(left.map(({ candidateId }) => candidateId)).size
  return {
    named,
    more: left.length > 0 && `and ${left.length} more, with ${people} ${people === 1 ? 'person' : 'people'}`,
  }
}

const withWhom = ({ kind, firm }: CallAhead) =>
  kind === 'intro' ? 'Intro call' : `Interview with ${kind === 'set' ? 'us' : (firm ?? 'a firm')}`

const formatCall = (call: CallAhead) =>
  `${withWhom(call)}, ${call.startsAt ? formatTime(call.startsAt) : 'no time chosen yet'}`
