import type { Project } from '#contract/projects.ts'
import { formatHourlyRange } from './ui/money.ts'
import { formatDate } from './ui/time.ts'

type Shown = Pick<Project, 'payRate' | 'payRateMax' | 'duration' | 'estimatedHires' | 'startDate' | 'endDate'>
type Fact = readonly [label: string, value: string | number]

export const durationFact = ({ duration }: Shown): Fact => ['Duration', duration ?? 'To be discussed']

/** What stands first on a project's own page and on that of its opening. */
export const mainFacts = (project: Shown, { hasDuration }: { hasDuration: boolean }): Fact[] => [
  ['Pay Rate', project.payRate === null ? 'Negotiable' : formatHourlyRange(project.payRate, project.payRateMax)],
  ...(hasDuration ? [durationFact(project)] : []),
  ['Workers Needed', project.estimatedHires || 'Multiple'],
  ['Start Date', project.startDate ? formatDate(project.startDate) : 'Flexible'],
  ...(project.endDate ? [['End Date', formatDate(project.endDate)] as const] : []),
]
