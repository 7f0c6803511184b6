import * as z from 'zod/mini'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { shortlistSize } from '#domain/matching/curation.ts'
import { projectNeed } from '#domain/projects/need.ts'
import { endpoint } from './endpoint.ts'
import { counts, ledger, match } from './matching.ts'
import { pageNumber } from './paging.ts'
import { idList } from './query-values.ts'

const moment = z.iso.datetime({ offset: true })

export const readShortlist = endpoint({
  method: 'GET',
  path: '/api/projects/:id/shortlist',
  access: 'buyer',
  firmRoles,
  summary: `Up to ${shortlistSize} people for one of your projects, each with every line of the score, and up to ${shortlistSize} who may fit; what was shown is kept for a year`,
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    engine: z.string(),
    need: projectNeed,
    /** Whether the owner said what is asked, or the texts did. */
    isRead: z.boolean(),
    /** What the texts and fields say of hours, weeks and overlap, which the owner may set otherwise. */
    understood: z.pick(projectNeed, { hoursPerWeek: true, weeks: true, overlap: true }),
    /** Whether the caller is told when someone fits for whom nobody does. */
    isWatched: z.boolean(),
    updatedAt: z.iso.datetime({ offset: true }),
    considered: z.int(),
    counts,
    ledger,
    /** While a person of the operator is to look at it first: nobody is shown yet, and when it is expected. */
    held: z.nullable(z.strictObject({ expectedBy: z.nullable(moment) })),
    /** When a person of the operator last changed or released it. */
    curatedAt: z.nullable(moment),
    /** Who fits, then who nearly does, best first; whoever a person moved or added is in the place they were given. */
    shortlist: z.array(match),
    /** May fit: an answer is missing. */
    mayFit: z.array(match),
  }),
})

export const watchFits = endpoint({
  method: 'PUT',
  path: '/api/projects/:id/watch',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Be told once, by notice and email, when someone fits one of your projects',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isWatched: z.boolean() }),
})

export const unwatchFits = endpoint({
  method: 'DELETE',
  path: '/api/projects/:id/watch',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'No longer be told when someone fits a project',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isWatched: z.boolean() }),
})

export const matchPageSize = 10
export const matchPageLimit = 50

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/projects/:id/matches',
  access: 'buyer',
  firmRoles,
  summary: `Everyone who fits one of your projects, or may, or nearly does; ${matchPageSize} to a page, at most ${matchPageLimit} pages; what was shown is kept for a year`,
  input: z.strictObject({
    id: z.uuid(),
    list: z._default(z.enum(['fits', 'unknown', 'near']), 'fits'),
    page: pageNumber,
  }),
  output: z.strictObject({ matches: z.array(match), total: z.int(), pageCount: z.int() }),
})

export const explainMatch = endpoint({
  method: 'GET',
  path: '/api/projects/:id/matches/:candidateId',
  access: 'buyer',
  firmRoles,
  summary: 'How one person fits one of your projects, with every line',
  input: z.strictObject({ id: z.uuid(), candidateId: z.uuid() }),
  output: z.strictObject({ engine: z.string(), match }),
})

export const comparedLimit = 5

export const compareMatches = endpoint({
  method: 'GET',
  path: '/api/projects/:id/comparison',
  access: 'buyer',
  firmRoles,
  summary: `How up to ${comparedLimit} people fit one of your projects, with every line, in the order asked for`,
  input: z.strictObject({ id: z.uuid(), people: idList(comparedLimit) }),
  output: z.strictObject({ engine: z.string(), matches: z.array(match) }),
})
