import { useQuery } from '@tanstack/react-query'
import { type BookedClash, listCallsAhead } from '#contract/many-candidates.ts'
import { pageQuery } from '../page-query.ts'
import { problemMessage } from '../problem-message.ts'
import { Loaded } from '../ui/loaded.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './decision-form.module.css'

type Person = { id: string; name: string | null; email: string }

/** What is booked at the times of interviews that are about to be set, asked for while they are typed. */
export function useClashes(candidates: readonly Person[], interviewTimes: readonly string[]) {
  const isAsked = interviewTimes.length > 0
  const asked = { ids: candidates.map(({ id }) => id), interviewTimes: [...interviewTimes] }
  const query = useQuery({ ...pageQuery(listCallsAhead, asked), enabled: isAsked })
  return { clashes: isAsked && query, isChecking: isAsked && (query.isPending || query.isPlaceholderData) }
}

type Props = { clashes: ReturnType<typeof useClashes>['clashes']; candidates: readonly Person[] }

/** An interview can be set all the same, also where nobody knows what is booked at its time. */
export function Clashes({ clashes, candidates }: Props) {
  if (!clashes) return null
  const failed = (error: Error) =>
    `Couldn’t check what else is booked at the same time. ${problemMessage(error, 'Something went wrong.')} You can still set ${them(candidates.length)}.`
  return (
    <div className={classes.booking}>
      <Loaded query={clashes} what="clashes" skeleton={null} failed={{ message: failed }}>
        {(data) => <Booked clashes={data.clashes} candidates={candidates} />}
      </Loaded>
    </div>
  )
}

const them = (count: number) => (count === 1 ? 'it' : 'them')

function Booked({ clashes, candidates }: { clashes: readonly BookedClash[]; candidates: readonly Person[] }) {
  const lines = clashLines(clashes, candidates)
  if (lines.length === 0) return null
  return (
    <div className={classes.needed} role="status">
      <p>
        {lines.length === 1
          ? 'Something else is booked at the same time:'
          : `Something else is booked at the same time as ${lines.length} interviews:`}
      </p>
      <ul className={classes.booked}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p>You can still set {them(lines.length)}.</p>
    </div>
  )
}

/** Every candidate once, with what is booked first. */
export function clashLines(clashes: readonly BookedClash[], candidates: readonly Person[]) {
  const clashesOf = Map.groupBy(clashes, ({ candidateId }) => candidateId)
  return candidates.flatMap(({ id, name, email }) => {
    const [first, ...others] = clashesOf.get(id) ?? []
    if (!first) return []
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    const who = candidates.length > 1 ? `${name ?? email}, ${formatTime(first.interviewAt)}: ` : ''
    return [{ key: id, text: `${who}${formatClash(first)}${more}` }]
  })
}

const withWhom = ({ kind, isTheirs, name, firm }: BookedClash) => {
  if (kind === 'interview') return `Their interview with ${firm ?? 'a firm'}`
  if (isTheirs) return 'Their intro call'
  return `${kind === 'intro' ? 'Intro call' : 'Interview'} with ${name ?? 'another candidate'}`
}

const formatClash = (clash: BookedClash) => `${withWhom(clash)}, ${formatTime(clash.startsAt)}`
