import { counted } from '../counted.ts'
import { seniorityLevels } from '../projects/details.ts'
import { formatWorkingMinutes } from '../replies/format-working-minutes.ts'
import { windowLabel } from '../scheduling/window-label.ts'
import type { TalentFacts } from './facts.ts'
import type { Need } from './need.ts'
import { leastOverlap } from './overlap.ts'
import type { LineFit } from './term-fit.ts'
import { conditionShares, limits } from './weights.ts'

export const conditionNames = ['overlap', 'hours', 'start', 'rate', 'level', 'vetting', 'replies'] as const
export type ConditionName = (typeof conditionNames)[number]

const met = (sentence: string, share: number = conditionShares.met): LineFit => ({
  share,
  least: share,
  most: share,
  state: 'met',
  sentence,
})
const near = (sentence: string): LineFit => ({
  share: conditionShares.near,
  least: conditionShares.near,
  most: conditionShares.near,
  state: 'partly',
  sentence,
})
const missed = (sentence: string): LineFit => ({ share: 0, least: 0, most: 0, state: 'missing', sentence })
const unknown = (name: ConditionName, sentence: string): LineFit => ({
  share: conditionShares.unknown[name],
  least: 0,
  most: 1,
  state: 'unknown',
  sentence,
})

const shownDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Unknown because nobody gave it, or because it was confirmed too long ago. */
function notKnown(name: 'hours' | 'start', label: string, { stale }: TalentFacts, otherwise: string): LineFit {
  if (!stale?.kinds.includes(name)) return unknown(name, otherwise)
  return { ...unknown(name, `${label} last confirmed ${shownDay.format(new Date(stale.on))}`), isStale: true }
}

const hoursLabel = (hours: number): string =>
  `${Number.isInteger(hours) ? hours : hours.toFixed(1)} ${hours === 1 ? 'hour' : 'hours'}`

/** the firm’s core hours, 9 AM to 5 PM in New York */
const within = (window: NonNullable<Need['overlap']>): string =>
  `${window.isCore ? 'the firm’s core hours, ' : ''}${windowLabel(window)}`

/** How somebody meets a condition; undefined where it isn't asked. */
type Condition = (facts: TalentFacts, need: Need) => LineFit | undefined

function overlap({ workingHours }: TalentFacts, { overlap: window, start, from, weeks }: Need): LineFit | undefined {
  const first = start ?? from
  if (!window || !first) return undefined
  if (!workingHours) return unknown('overlap', 'Working hours are not given')
  const hours = leastOverlap(workingHours, window, { start: first, weeks })
  const sentence = `${hoursLabel(hours)} a day within ${within(window)}, in the tightest week; ${hoursLabel(window.minHours)} needed`
  if (hours >= window.minHours) return met(sentence)
  return hours >= window.minHours - limits.overlapNearHours ? near(sentence) : missed(sentence)
}

function hours(facts: TalentFacts, { hoursPerWeek: asked }: Need): LineFit | undefined {
  const { hoursPerWeek } = facts
  if (asked === null) return undefined
  if (hoursPerWeek === null) return notKnown('hours', 'Hours per week', facts, 'Hours per week are not given')
  const sentence = `${hoursLabel(hoursPerWeek)} a week, ${hoursLabel(asked)} needed`
  if (hoursPerWeek >= asked) return met(sentence)
  return hoursPerWeek >= asked * limits.hoursNearShare ? near(sentence) : missed(sentence)
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

function start(facts: TalentFacts, { start: asked }: Need): LineFit | undefined {
  const { earliestStart } = facts
  if (asked === null) return undefined
  if (earliestStart === null) return notKnown('start', 'Earliest start', facts, 'Earliest start is not given')
  const late = daysBetween(asked, earliestStart)
  if (late <= 0) return met('Free by the start')
  const sentence = `Free ${counted(late, 'day')} after the start`
  return late <= limits.startNearDays ? near(sentence) : missed(sentence)
}

const dollars = (rate: number): string => `$${rate.toFixed(2).replace(/\.00$/, '')} an hour`

function rate({ rate: wanted }: TalentFacts, { maxRate }: Need): LineFit | undefined {
  if (maxRate === null) return undefined
  if (wanted === null) return unknown('rate', 'Rate is not given')
  const sentence = `${dollars(wanted)}, the project pays up to ${dollars(maxRate)}`
  if (wanted <= maxRate) return met(sentence)
  return wanted <= maxRate * limits.rateNearShare ? near(sentence) : missed(sentence)
}

function level({ level: held, isLevelSaid }: TalentFacts, { level: asked }: Need): LineFit | undefined {
  if (asked === null) return undefined
  if (held === null) return unknown('level', 'No job shows a level')
  const above = held - seniorityLevels.indexOf(asked)
  const sentence = `${seniorityLevels[held]} by ${isLevelSaid ? 'their own account' : 'title'}, ${asked} needed`
  if (above < -1) return missed(sentence)
  return met(
    sentence,
    above === -1 ? conditionShares.belowByOne : above > 1 ? conditionShares.aboveByTwo : conditionShares.met,
  )
}

function vetting({ vettingAverage }: TalentFacts): LineFit {
  if (vettingAverage === null) return unknown('vetting', 'Not vetted yet')
  const sentence = `Scorecards average ${vettingAverage.toFixed(1)}`
  return vettingAverage >= limits.vettingLeast ? met(sentence) : near(sentence)
}

function replies({ replyMinutes }: TalentFacts): LineFit {
  if (replyMinutes === null) return unknown('replies', 'Too few replies to say how fast')
  const sentence = `Usually replies within ${formatWorkingMinutes(replyMinutes)}, counting only working hours`
  return replyMinutes <= limits.replyMinutes ? met(sentence) : near(sentence)
}

/** Every condition, in the order in which people are taken out. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  overlap,
  hours,
  start,
  rate,
  level,
  vetting,
  replies,
}
