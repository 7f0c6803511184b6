import { counted } from '../counted.ts'
import { Problem } from '../problem.ts'
import type { ProjectStatus } from './status.ts'

/** Whoever is engaged in a project: at work, or still preparing to start. */
export type Engaged = { name: string | null; isWorking: boolean }

const closingStatuses = ['completed', 'archived'] as const satisfies ProjectStatus[]
type ClosingStatus = (typeof closingStatuses)[number]

/** Ends the engagements of the project, and answers everyone who waits. */
export const isClosing = (status: ProjectStatus | null | undefined): status is ClosingStatus =>
  closingStatuses.some((closing) => closing === status)

/** So many are named; the others are counted. */
export const namedAtClosing = 10

/** "Ana Cruz, Bo Li and 3 more" */
export function nameSome(names: readonly (string | null)[], count = names.length): string {
  const named = names.slice(0, namedAtClosing).map((name) => name ?? 'someone who left')
  return count > named.length ? `${named.join(', ')} and ${count - named.length} more` : named.join(', ')
}

const people = (count: number, one: string, several: string) =>
  count === 1 ? `1 person ${one}` : `${count} people ${several}`

const namesOf = (engaged: readonly Engaged[], isWorking: boolean) =>
  engaged.filter((one) => one.isWorking === isWorking).map(({ name }) => name)

/** "2 people are still working: Ana Cruz, Bo Li." */
export function engagedLines(engaged: readonly Engaged[]): string[] {
  const [working, preparing] = [namesOf(engaged, true), namesOf(engaged, false)]
  return [
    ...(working.length > 0 ? [`${people(working.length, 'is', 'are')} still working: ${nameSome(working)}.`] : []),
    ...(preparing.length > 0
      ? [`${people(preparing.length, 'is', 'are')} preparing to start: ${nameSome(preparing)}.`]
      : []),
  ]
}

/** "3 people are still waiting for an answer: …" */
export const waitingLine = (names: readonly (string | null)[], count: number): string =>
  `${people(count, 'is still waiting', 'are still waiting')} for an answer: ${nameSome(names, count)}.`

/** One that is still ahead; null where no time has been chosen yet. */
type InterviewAhead = { name: string | null; startsAt: string | null }

/** "2 interviews will be canceled: Ana Cruz (Nov 19, 2026, 2:00 PM EST), Bo Li (no time chosen yet)." */
export function interviewsLine(interviews: readonly InterviewAhead[], formatTime: (iso: string) => string): string {
  const named = interviews.map(
    ({ name, startsAt }) => `${name ?? 'someone who left'} (${startsAt ? formatTime(startsAt) : 'no time chosen yet'})`,
  )
  return `${counted(interviews.length, 'interview')} will be canceled: ${nameSome(named)}.`
}

/** A closing that would end engagements without saying so. */
export const wouldEndEngagements = (engaged: readonly Engaged[]) =>
  new Problem('conflict', `${engagedLines(engaged).join(' ')} Please confirm that closing the project ends this.`, {
    field: 'endsEngagements',
  })

export const billingMessages = {
  hasHours:
    'This project has hours that aren’t on an invoice yet, so it can’t be deleted. Archive it for now, and delete it once all of them are invoiced.',
} as const
