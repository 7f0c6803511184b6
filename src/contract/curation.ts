import * as z from 'zod/mini'
import { curation, curations } from '#domain/matching/curation.ts'
import { endpoint, nothing } from './endpoint.ts'
import { counts, match } from './matching.ts'

const moment = z.iso.datetime({ offset: true })

export const unfilledLimit = 50

export const listUnfilled = endpoint({
  method: 'GET',
  path: '/api/unfilled-projects',
  access: 'admin',
  summary: `The ${unfilledLimit} open projects that have waited longest without anyone accepted, with how many fit now: held shortlists first, the soonest due first, then those that nobody fits`,
  input: nothing,
  output: z.strictObject({
    projects: z.array(
      z.strictObject({
        id: z.uuid(),
        title: z.string(),
        firm: z.nullable(z.string()),
        postedAt: moment,
        applications: z.int(),
        invitations: z.int(),
        fits: z.int(),
        /** An answer is missing. */
        mayFit: z.int(),
        /** Whether its shortlist waits for an admin, and until when the firm expects it. */
        isHeld: z.boolean(),
        dueAt: z.nullable(moment),
      }),
    ),
  }),
})
export type UnfilledProject = z.output<typeof listUnfilled.output>['projects'][number]

export const readCuration = endpoint({
  method: 'GET',
  path: '/api/projects/:id/curation',
  access: 'admin',
  summary:
    'The shortlist of an open project as its firm gets it, who was removed, who would come next, and every change with its reason',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    title: z.string(),
    firm: z.nullable(z.string()),
    engine: z.string(),
    held: z.nullable(z.strictObject({ expectedBy: z.nullable(moment) })),
    releasedAt: z.nullable(moment),
    considered: z.int(),
    counts,
    shortlist: z.array(match),
    /** Were placed, and have missed something since: not shown until an admin decides again. */
    lapsed: z.array(match),
    /** Who would come next: those who fit, and those who nearly do. */
    rest: z.array(match),
    /** One answer of theirs is missing. */
    mayFit: z.array(match),
    removed: z.array(match),
    changes: z.array(
      z.strictObject({
        id: z.int(),
        change: z.enum(['held', ...curations, 'released']),
        candidateId: z.nullable(z.uuid()),
        name: z.nullable(z.string()),
        position: z.nullable(z.int()),
        reason: z.nullable(z.string()),
        by: z.nullable(z.string()),
        at: moment,
      }),
    ),
  }),
})
export type CuratedShortlist = z.output<typeof readCuration.output>

export const changeShortlist = endpoint({
  method: 'POST',
  path: '/api/projects/:id/curation',
  access: 'admin',
  summary:
    'Move, add or remove someone on the shortlist of an open project, or let the rule place them again; the reason is kept',
  input: z.strictObject({ id: z.uuid(), ...curation.shape }),
  output: nothing,
})

export const releaseShortlist = endpoint({
  method: 'POST',
  path: '/api/projects/:id/curation/release',
  access: 'admin',
  summary: 'Show a held shortlist to its firm, which is told',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})
