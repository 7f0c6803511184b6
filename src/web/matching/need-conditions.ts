import * as z from 'zod/mini'
import { counted } from '#domain/counted.ts'
import type { FirmDay } from '#domain/firms/settings.ts'
import { overlapAsked, type ProjectNeed, projectNeed } from '#domain/projects/need.ts'
import { windowLabel } from '#domain/scheduling/window-label.ts'
import { errorsBy } from '../ui/errors-by.ts'
import type { FormErrors } from '../ui/form-errors.ts'

export type NeedConditions = Pick<ProjectNeed, 'hoursPerWeek' | 'weeks' | 'overlap'>

/** Conditions as they are typed; what is left empty stays as the texts say it. */
export type ConditionValues = {
  hoursPerWeek: string
  weeks: string
  /** Whose overlap counts: that of the texts, none, or the one that is typed. */
  asks: 'read' | 'none' | 'own'
  overlap: { minHours: string; from: string; to: string; zone: string }
}

const usualDay: FirmDay = { zone: 'America/New_York', from: '09:00', to: '17:00' }
const usualHours = 4

const typed = (figure: number | null) => (figure === null ? '' : String(figure))
const figureOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** What the form begins with: an overlap that isn't set begins with that of the texts, or with the firm's core hours. */
export function conditionValuesOf(
  { hoursPerWeek, weeks, overlap }: NeedConditions,
  understood: NeedConditions,
  day: FirmDay | null,
): ConditionValues {
  const asked = [overlap, understood.overlap].find((one) => one !== null && one !== 'none')
  const { minHours, from, to, zone } = { ...(day ?? usualDay), minHours: usualHours, ...asked }
  return {
    hoursPerWeek: typed(hoursPerWeek),
    weeks: typed(weeks),
    asks: overlap === null ? 'read' : overlap === 'none' ? 'none' : 'own',
    overlap: { minHours: String(minHours), from, to, zone },
  }
}

export function conditionsFrom({ hoursPerWeek, weeks, asks, overlap }: ConditionValues): NeedConditions {
  const own = { ...overlap, minHours: Number(overlap.minHours || Number.NaN) }
  return {
    hoursPerWeek: figureOf(hoursPerWeek),
    weeks: figureOf(weeks),
    overlap: asks === 'own' ? own : asks === 'none' ? 'none' : null,
  }
}

const checkFigures = errorsBy(z.pick(projectNeed, { hoursPerWeek: true, weeks: true }))
const checkOverlap = errorsBy(z.object({ overlap: overlapAsked }))

export function checkConditions(values: ConditionValues): FormErrors {
  const { overlap, ...figures } = conditionsFrom(values)
  return { ...checkFigures(figures), ...(values.asks === 'own' && checkOverlap({ overlap })) }
}

/** 3 hours a day within 9 AM to 5 PM in New York */
export const formatOverlap = (overlap: NeedConditions['overlap']): string =>
  overlap === null || overlap === 'none'
    ? 'no overlap'
    : `${counted(overlap.minHours, 'hour')} a day within ${windowLabel(overlap)}`

/** 25 hours a week for 13 weeks, 3 hours a day within 9 AM to 5 PM in New York. */
export function formatConditions(own: NeedConditions, understood: NeedConditions): string {
  const hours = own.hoursPerWeek ?? understood.hoursPerWeek
  const weeks = own.weeks ?? understood.weeks
  return `${[
    hours === null ? 'Any hours' : `${counted(hours, 'hour')} a week`,
    weeks !== null && ` for ${counted(weeks, 'week')}`,
  ]
    .filter(Boolean)
    .join('')}, ${formatOverlap(own.overlap ?? understood.overlap)}.`
}
