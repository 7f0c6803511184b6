import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'
import { timeZone } from '../scheduling/zone.ts'

/** The kinds of terms that a need is made of; `domain/trade` has the terms themselves. */
export const termKinds = [
  'service',
  'software',
  'form',
  'standard',
  'credential',
  'state',
  'industry',
  'language',
] as const

/** What a firm can weigh: each kind of term, and each condition. */
export const factorKinds = [...termKinds, 'overlap', 'hours', 'start', 'rate', 'level', 'vetting', 'replies'] as const
export type FactorKind = (typeof factorKinds)[number]

export const emphases = ['off', 'half', 'normal', 'double', 'must'] as const
export type Emphasis = (typeof emphases)[number]

export const needLimits = { items: 20, alternatives: 10, hoursPerWeek: 80, weeks: 260, overlapHours: 12 } as const

const wanted = z.strictObject({
  kind: z.enum(termKinds),
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
})

/** One thing that is asked for, or several of which one is enough. */
const item = z.strictObject({
  anyOf: z.array(wanted).check(z.minLength(1), z.maxLength(needLimits.alternatives)),
})
const items = z._default(
  z.array(item).check(z.maxLength(needLimits.items, `Please list at most ${needLimits.items}.`)),
  [],
)

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 09:00.'))
const halfHours = `Please enter whole or half hours, up to ${needLimits.overlapHours}.`
const whole = (limit: number, message: string) => z.int(message).check(z.minimum(1, message), z.maximum(limit, message))

/** The part of the day that is shared, and for how long. */
export const overlapAsked = z
  .strictObject({
    zone: timeZone,
    from: clock,
    to: clock,
    minHours: z
      .number(halfHours)
      .check(z.minimum(0.5, halfHours), z.maximum(needLimits.overlapHours, halfHours), z.multipleOf(0.5, halfHours)),
  })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'The end must be different from the start.' }))

/**
 * What a project asks for, beside its description, in a form that can be computed with. Start, end, rate and level are fields of
 * the project itself. Null is what its texts and fields say.
 */
export const projectNeed = z.strictObject({
  /** Whether the terms are those of the texts, also when these change. Those given here are then not kept. */
  readsTerms: z._default(z.boolean(), false),
  must: items,
  nice: items,
  /** What the text mentions and nobody asks for. */
  not: items,
  hoursPerWeek: orNull(whole(needLimits.hoursPerWeek, `Please enter 1 to ${needLimits.hoursPerWeek} hours.`)),
  weeks: orNull(whole(needLimits.weeks, `Please enter 1 to ${needLimits.weeks} weeks.`)),
  /** `none`: nobody has to, whatever the texts say. */
  overlap: orNull(z.union([z.literal('none'), overlapAsked])),
  /** How much each kind of line counts; normal where it isn't said. */
  emphasis: z._default(z.partialRecord(z.enum(factorKinds), z.enum(emphases)), {}),
})
export type ProjectNeed = z.output<typeof projectNeed>
