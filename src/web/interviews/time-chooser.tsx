import { useMediaQuery } from '@mantine/hooks'
import type { InterviewTimes } from '#contract/interviews.ts'
import { spellOut } from '#domain/counted.ts'
import { interviewLimits } from '#domain/interviews/interview.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageEdits } from '../ui/page-edits.ts'
import { TimeGrid } from './time-grid.tsx'
import { TimeList } from './time-list.tsx'

type Props = {
  times: InterviewTimes
  zones: { mine: string; theirs: string }
  /** Whom the reader meets, by their first name. */
  other: string
  chosen: readonly string[]
  isMany: boolean
  isStale: boolean
  onChange: (chosen: string[]) => void
}

const widerMessages = {
  owner: 'Longer hours at the firm would open up the most times.',
  talent: 'Longer hours for the candidate would open up the most times.',
} as const

/** Ten days beside the menu don't fit into less. */
export const useIsList = () => useMediaQuery('(max-width: 1023px)')

/** Times when both are free: a grid, on a narrow page a list. */
export function TimeChooser({ isMany, chosen, onChange, ...props }: Props) {
  const isList = useIsList()
  const { starts, wider } = props.times
  if (starts.length === 0)
    return (
      <EmptyState title="No time works for both">
        {wider
          ? widerMessages[wider]
          : `Every shared hour of the next ${spellOut(interviewLimits.businessDays)} business days is taken.`}
      </EmptyState>
    )
  const choose = (start: string) => {
    pageEdits.note()
    if (!isMany) return onChange([start])
    if (chosen.includes(start)) return onChange(chosen.filter((one) => one !== start))
    if (chosen.length < interviewLimits.proposals) onChange([...chosen, start])
  }
  const shown = { ...props, chosen, isMany, onChoose: choose }
  return isList ? <TimeList {...shown} /> : <TimeGrid {...shown} />
}
