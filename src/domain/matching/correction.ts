import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'
import { seniorityLevels } from '../projects/details.ts'
import { termKinds } from '../projects/need.ts'

/** What people can say about themselves: each kind of term, and their level. */
export const correctionKinds = [...termKinds, 'level'] as const

/** `works`: does it. `guided`: with help or at times. `denied`: doesn't. */
export const correctionStances = ['works', 'guided', 'denied'] as const

const yearMessage = 'Please enter a year, such as 2019.'

/** What someone said about themselves. It overrides whatever was read, now or later. */
export const correction = z
  .strictObject({
    kind: z.enum(correctionKinds),
    value: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    stance: z.enum(correctionStances),
    /** Null: to this day. */
    lastUsed: orNull(z.int(yearMessage).check(z.minimum(1970, yearMessage), z.maximum(2100, yearMessage))),
  })
  .check(
    z.refine(({ kind, value }) => kind !== 'level' || (seniorityLevels as readonly string[]).includes(value), {
      path: ['value'],
      error: 'Please choose a level.',
    }),
    z.refine(({ kind, stance }) => kind !== 'level' || stance === 'works', {
      path: ['stance'],
      error: 'Please choose a level.',
    }),
  )
export type Correction = z.output<typeof correction>
