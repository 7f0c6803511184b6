import * as z from 'zod/mini'
import { applicationStatuses } from '#domain/applications/status.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { factorKinds } from '#domain/projects/need.ts'
import { endpoint } from './endpoint.ts'
import { wordList } from './query-values.ts'
import { price, talentCard } from './talent.ts'

const moment = z.iso.datetime({ offset: true })

/** One line of an explanation; the contributions of all lines sum to the score. */
export const matchLine = z.strictObject({
  name: z.string(),
  /** As people read it. */
  label: z.string(),
  kind: z.enum(factorKinds),
  part: z.enum(['required', 'nice']),
  contribution: z.number(),
  least: z.number(),
  most: z.number(),
  outOf: z.number(),
  /** `off`: the firm switched its kind off, and it counts nowhere. */
  state: z.enum(['met', 'partly', 'missing', 'unknown', 'off']),
  sentence: z.string(),
  /** Unknown only until the person confirms what they gave. */
  isStale: z.optional(z.literal(true)),
})
export type MatchLine = z.output<typeof matchLine>

/** `fits`: all is met. `unknown`: may fit, an answer is missing. `near`: something is met in part. `out`: something is missed. */
const standing = z.enum(['fits', 'unknown', 'near', 'out'])

/** How someone fits, without who they are. */
export const fit = {
  standing,
  score: z.number(),
  /** What the score is if every unknown turns out worst, and best. */
  least: z.number(),
  most: z.number(),
  outOf: z.number(),
  /** How many answers about what is asked are missing. */
  unanswered: z.int(),
  lines: z.array(matchLine),
}

export const match = z.strictObject({
  talent: talentCard,
  ...fit,
  /** Hours free in the weeks wanted: the fewest, and what all but one week in ten have. Null where nobody knows. */
  free: z.nullable(z.strictObject({ least: z.number(), steady: z.number() })),
  /** When hours, start and rate were last confirmed, and whether that is too long ago. */
  confirmedOn: z.nullable(z.iso.date()),
  isStale: z.boolean(),
  /** Hours a day in the window wanted: in the tightest week, in most weeks, and from the next clock change on. */
  overlap: z.nullable(
    z.strictObject({
      least: z.number(),
      usual: z.number(),
      change: z.nullable(z.strictObject({ on: z.iso.date(), hours: z.number() })),
    }),
  ),
  ...price,
  vetted: z.nullable(z.strictObject({ on: z.iso.date(), by: z.array(z.enum(['interview', 'scorecard', 'review'])) })),
  /** What the firm and this person have had to do with each other about the project: an application, or else an invitation. */
  contact: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('application'), status: z.enum(applicationStatuses), at: moment }),
      z.strictObject({ kind: z.literal('invitation'), status: z.enum(invitationLifeCycle.statuses), at: moment }),
    ]),
  ),
  /** Whether a person of the operator put them where they are on the shortlist. */
  curated: z.nullable(z.enum(['moved', 'added'])),
})
export type Match = z.output<typeof match>

export const counts = z.strictObject({ fits: z.int(), unknown: z.int(), near: z.int(), out: z.int() })

/** What each condition costs: how many miss it, and how many more would fit without it. */
export const ledger = z.array(
  z.strictObject({
    name: z.string(),
    label: z.string(),
    kind: z.enum(factorKinds),
    removed: z.int(),
    regained: z.int(),
  }),
)
export type Ledger = z.output<typeof ledger>

/** How the caller fits an opening. Nobody else is in it, and no rank. */
export const openingFit = z.strictObject({
  id: z.uuid(),
  ...fit,
  /** The lines that are missed, as people read them. */
  misses: z.array(z.string()),
})
export type OpeningFit = z.output<typeof openingFit>

export const openingFitLimit = 24

export const listOpeningFits = endpoint({
  method: 'GET',
  path: '/api/opening-fits',
  access: 'talent',
  summary: `How you fit up to ${openingFitLimit} open projects: what is unknown first, then what you miss; none before your profile was read`,
  input: z.strictObject({ ids: wordList(openingFitLimit) }),
  output: z.strictObject({ engine: z.string(), fits: z.array(openingFit) }),
})
