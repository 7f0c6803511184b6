import * as z from 'zod/mini'
import { curations } from '#domain/matching/curation.ts'
import { shownLists } from '#domain/matching/shown-person.ts'
import { endpoint } from './endpoint.ts'
import { counts, fit } from './matching.ts'
import { pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })

export const runPageSize = 20

/** Where someone stood: on which of the lists, and in which place. */
const place = z.strictObject({ list: z.enum(shownLists), place: z.int() })

const run = {
  id: z.uuid(),
  madeAt: moment,
  /** Who at the firm it was shown to; null once they have left. */
  by: z.nullable(z.string()),
  /** The version of the rule. */
  engine: z.string(),
  considered: z.int(),
}

const person = z.strictObject({ id: z.uuid(), name: z.nullable(z.string()) })

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/projects/:id/runs',
  access: 'admin',
  summary: `What a project’s firm was shown in the last year, newest first, ${runPageSize} to a page: when, to whom, by which rule; with where one person stood`,
  input: z.strictObject({ id: z.uuid(), person: z.optional(z.uuid()), page: pageNumber }),
  output: z.strictObject({
    title: z.string(),
    firm: z.nullable(z.string()),
    person: z.nullable(person),
    runs: z.array(
      z.strictObject({
        ...run,
        counts,
        shown: z.int(),
        /** Of the person asked about; null where they weren't shown. */
        place: z.nullable(place),
      }),
    ),
    total: z.int(),
    pageCount: z.int(),
  }),
})
export type ShownRun = z.output<typeof listRuns.output>['runs'][number]

export const readRun = endpoint({
  method: 'GET',
  path: '/api/projects/:id/runs/:run',
  access: 'admin',
  summary:
    'Whom a firm was shown at one time, in order; with every line about one person, as kept then or, for someone who wasn’t shown, as known today',
  input: z.strictObject({ id: z.uuid(), run: z.uuid(), person: z.optional(z.uuid()) }),
  output: z.strictObject({
    ...run,
    counts,
    /** What was asked: each line, as people read it. */
    asked: z.array(z.string()),
    people: z.array(
      z.strictObject({
        ...person.shape,
        ...place.shape,
        score: z.number(),
        outOf: z.number(),
        standing: fit.standing,
      }),
    ),
    person: z.nullable(
      z.strictObject({
        ...person.shape,
        /** Null for someone who wasn't shown: then the lines are today's, for what was asked then. */
        place: z.nullable(place),
        fit: z.nullable(z.strictObject({ ...fit, misses: z.array(z.string()) })),
        /** What an admin had last changed about them by then. */
        change: z.nullable(
          z.strictObject({
            change: z.enum(curations),
            reason: z.nullable(z.string()),
            by: z.nullable(z.string()),
            at: moment,
          }),
        ),
      }),
    ),
  }),
})
export type RunWithPeople = z.output<typeof readRun.output>
export type PersonOfRun = NonNullable<RunWithPeople['person']>
